-- How each table began. `save` is the host's record with the secret of the dice: the file is as secret as they are.
CREATE TABLE tables (
  number   INTEGER PRIMARY KEY,
  name     TEXT NOT NULL UNIQUE,
  save     TEXT NOT NULL,
  seats    TEXT NOT NULL,
  practice INTEGER NOT NULL,
  tutorial TEXT,
  opened   INTEGER NOT NULL,
  touched  INTEGER NOT NULL,
  waits    TEXT NOT NULL CHECK (waits IN ('person', 'computer', 'nobody'))
) STRICT;
CREATE INDEX waiting ON tables (waits, touched);

-- What is kept of the keys to the seats.
CREATE TABLE tokens (
  owner INTEGER NOT NULL REFERENCES tables (number) ON DELETE CASCADE,
  seat  INTEGER NOT NULL,
  hash  BLOB NOT NULL,
  PRIMARY KEY (owner, seat)
) STRICT, WITHOUT ROWID;

-- The log: only ever added to. `seat` and `key` name the request that a line answers.
CREATE TABLE entries (
  owner  INTEGER NOT NULL REFERENCES tables (number) ON DELETE CASCADE,
  number INTEGER NOT NULL,
  entry  TEXT NOT NULL,
  seat   INTEGER,
  key    TEXT,
  PRIMARY KEY (owner, number)
) STRICT, WITHOUT ROWID;
