-- Who sat where in matches that have ended: they are found by it. `name_key` is what the name looks like.
CREATE TABLE match_seats (
  match    TEXT NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
  seat     INTEGER NOT NULL,                      -- 1..
  name     TEXT NOT NULL,
  name_key TEXT NOT NULL,
  account  INTEGER NOT NULL,                      -- 0 = a guest or a bot
  bot      INTEGER NOT NULL,
  hero     INTEGER NOT NULL,                      -- the last one; 0 = not known
  identity INTEGER NOT NULL,                      -- fate.v1.Identity; 0 = the mode has none
  won      INTEGER NOT NULL,
  PRIMARY KEY (match, seat)
) STRICT, WITHOUT ROWID;

CREATE INDEX match_seats_by_name ON match_seats (name_key, match);
CREATE INDEX match_seats_by_hero ON match_seats (hero, match);

-- How matches ended. A match that stands here has its seats above.
CREATE TABLE match_results (
  match  TEXT PRIMARY KEY REFERENCES matches (id) ON DELETE CASCADE,
  reason INTEGER NOT NULL                         -- fate.v1.Outcome.Reason
) STRICT, WITHOUT ROWID;

CREATE INDEX match_results_by_reason ON match_results (reason, match);
CREATE INDEX matches_by_mode ON matches (mode, started_unix_ms DESC);
CREATE INDEX matches_by_status ON matches (status, started_unix_ms DESC);

-- What players said is wrong. Who it is about is written down when it is said. `guest`: the hash of a guest's token.
CREATE TABLE reports (
  id             INTEGER PRIMARY KEY AUTOINCREMENT,
  unix_ms        INTEGER NOT NULL,
  by_name        TEXT NOT NULL,
  by_account     INTEGER NOT NULL,
  match          TEXT NOT NULL,                   -- empty = none
  choice         INTEGER NOT NULL,                -- 0 = as a whole
  seat           INTEGER NOT NULL,                -- 0 = nobody in particular
  about_name     TEXT NOT NULL,
  about_account  INTEGER NOT NULL,
  about_guest    BLOB NOT NULL,
  about_address  TEXT NOT NULL,                   -- forgotten when the report is closed
  cause          INTEGER NOT NULL,                -- fate.v1.Report.Cause
  text           TEXT NOT NULL,
  assigned       TEXT NOT NULL DEFAULT '',
  resolution     TEXT NOT NULL DEFAULT '',
  closed_unix_ms INTEGER NOT NULL DEFAULT 0,      -- 0 = open
  closed_by      TEXT NOT NULL DEFAULT ''
) STRICT;

CREATE INDEX reports_by_state ON reports (closed_unix_ms, assigned, id DESC);
CREATE INDEX reports_about ON reports (about_account, id DESC);

-- Guests that may not talk ('mute', by the hash of the token in hexadecimal) and addresses that may not come in ('ban',
-- an IPv4 address or an IPv6 network). Those of accounts stand in `accounts`.
CREATE TABLE sanctions (
  kind          TEXT NOT NULL CHECK (kind IN ('mute', 'ban')),
  subject       TEXT NOT NULL,
  until_unix_ms INTEGER NOT NULL,
  cause         TEXT NOT NULL,
  by            TEXT NOT NULL,
  unix_ms       INTEGER NOT NULL,
  PRIMARY KEY (kind, subject)
) STRICT, WITHOUT ROWID;

-- Words of the moderators for somebody who was not here: 'account:1', 'guest:' and the hash in hexadecimal.
CREATE TABLE warnings (
  id      INTEGER PRIMARY KEY AUTOINCREMENT,
  subject TEXT NOT NULL,
  text    TEXT NOT NULL,
  unix_ms INTEGER NOT NULL
) STRICT;

CREATE INDEX warnings_by_subject ON warnings (subject, id);

-- What admins and moderators did; never changed.
CREATE TABLE audit (
  id      INTEGER PRIMARY KEY AUTOINCREMENT,
  unix_ms INTEGER NOT NULL,
  who     TEXT NOT NULL,                          -- name of an account; 'admin' = by the server's own password
  role    TEXT NOT NULL CHECK (role IN ('', 'moderator', 'admin')),   -- '' = nobody was logged in
  act     TEXT NOT NULL,
  about   TEXT NOT NULL,
  detail  TEXT NOT NULL,
  address TEXT NOT NULL
) STRICT;

CREATE INDEX audit_by_act ON audit (act, id DESC);
CREATE INDEX audit_by_who ON audit (who, id DESC);
CREATE INDEX audit_about ON audit (about, id DESC);
CREATE TRIGGER audit_stays BEFORE UPDATE ON audit BEGIN SELECT raise(ABORT, 'the audit log is not changed'); END;
CREATE TRIGGER audit_kept BEFORE DELETE ON audit BEGIN SELECT raise(ABORT, 'the audit log is not changed'); END;
