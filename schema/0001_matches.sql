-- What a server keeps by name: the password of the admin page, its epoch.
CREATE TABLE meta (
  key   TEXT PRIMARY KEY,
  value BLOB NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE matches (
  id              TEXT PRIMARY KEY,
  room            TEXT NOT NULL,
  mode            TEXT NOT NULL,
  rules           TEXT NOT NULL,
  status          TEXT NOT NULL CHECK (status IN ('running', 'finished', 'void')),
  started_unix_ms INTEGER NOT NULL,
  ended_unix_ms   INTEGER NOT NULL DEFAULT 0,
  epoch           INTEGER NOT NULL,               -- of the server that may append
  choices         INTEGER NOT NULL DEFAULT 0,     -- counted when it ends
  players         BLOB NOT NULL,                  -- fate.v1.AdminMatch with names and bots
  outcome         BLOB,                           -- fate.v1.Outcome
  fault           TEXT NOT NULL DEFAULT ''
) STRICT;

CREATE INDEX matches_by_start ON matches (started_unix_ms DESC);
CREATE INDEX matches_running ON matches (status) WHERE status = 'running';

-- The log of each running match: fate.v1.Record, numbered from 1 without gaps.
CREATE TABLE records (
  match  TEXT NOT NULL REFERENCES matches (id),
  seq    INTEGER NOT NULL,
  record BLOB NOT NULL,
  PRIMARY KEY (match, seq)
) STRICT, WITHOUT ROWID;

-- A match that ended, whole: fate.v1.MatchFile. It replaces the match's records.
CREATE TABLE match_files (
  match TEXT PRIMARY KEY REFERENCES matches (id),
  file  BLOB NOT NULL
) STRICT;
