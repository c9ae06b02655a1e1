CREATE TABLE accounts (
  id                   INTEGER PRIMARY KEY AUTOINCREMENT,   -- never used again
  name                 TEXT NOT NULL,
  name_key             TEXT NOT NULL UNIQUE,                -- what it looks like: server/accounts/names.hpp
  password             TEXT NOT NULL,                       -- Argon2id, as libsodium writes it
  role                 TEXT NOT NULL DEFAULT 'player' CHECK (role IN ('player', 'moderator', 'admin')),
  created_unix_ms      INTEGER NOT NULL,
  muted_until_unix_ms  INTEGER NOT NULL DEFAULT 0,
  banned_until_unix_ms INTEGER NOT NULL DEFAULT 0
) STRICT;

-- Where an account is logged in. A token is stored as its BLAKE2b hash only.
CREATE TABLE sessions (
  id                INTEGER PRIMARY KEY AUTOINCREMENT,
  account           INTEGER NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  token_hash        BLOB NOT NULL UNIQUE,
  client            TEXT NOT NULL,
  created_unix_ms   INTEGER NOT NULL,
  last_seen_unix_ms INTEGER NOT NULL
) STRICT;

CREATE INDEX sessions_by_account ON sessions (account, last_seen_unix_ms);

CREATE TABLE blocks (
  account INTEGER NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  blocked INTEGER NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  PRIMARY KEY (account, blocked)
) STRICT, WITHOUT ROWID;

-- The matches whose result was counted: each counts once, whatever happens in between.
CREATE TABLE results (
  match TEXT PRIMARY KEY,
  rated INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- What an account played. It outlives the match's file.
CREATE TABLE played (
  match           TEXT NOT NULL,
  seat            INTEGER NOT NULL,               -- 1..
  account         INTEGER NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  mode            TEXT NOT NULL,
  hero            INTEGER NOT NULL,               -- the last one; 0 = not known
  identity        INTEGER NOT NULL,               -- fate.v1.Identity; 0 = the mode has none
  won             INTEGER NOT NULL,
  counted         INTEGER NOT NULL,               -- in statistics: people decided it
  rated           INTEGER NOT NULL,
  rating_before   REAL NOT NULL DEFAULT 0,
  rating_after    REAL NOT NULL DEFAULT 0,
  started_unix_ms INTEGER NOT NULL,
  ended_unix_ms   INTEGER NOT NULL,
  PRIMARY KEY (match, seat)
) STRICT, WITHOUT ROWID;

CREATE INDEX played_by_account ON played (account, ended_unix_ms DESC, match);

-- Strength in one mode, by rated matches: Glicko-2.
CREATE TABLE ratings (
  account    INTEGER NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  mode       TEXT NOT NULL,
  rating     REAL NOT NULL,
  deviation  REAL NOT NULL,
  volatility REAL NOT NULL,
  matches    INTEGER NOT NULL,
  wins       INTEGER NOT NULL,
  PRIMARY KEY (account, mode)
) STRICT, WITHOUT ROWID;

CREATE INDEX ratings_by_mode ON ratings (mode, rating DESC, account);

-- How often each camp wins, over all rated matches of a mode: seats of that camp, and how many of them won.
CREATE TABLE camps (
  mode  TEXT NOT NULL,
  camp  INTEGER NOT NULL,                         -- server/accounts/result.hpp
  seats INTEGER NOT NULL,
  wins  INTEGER NOT NULL,
  PRIMARY KEY (mode, camp)
) STRICT, WITHOUT ROWID;
