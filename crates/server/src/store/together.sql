-- The people around a table as one document: who sits where, by which keys (their hashes), who was invited. `due` is when somebody's time is up,
-- in seconds since 1970; `reports`: how often somebody has said that strangers should not see it.
ALTER TABLE tables ADD COLUMN room TEXT NOT NULL DEFAULT '{}';
ALTER TABLE tables ADD COLUMN due INTEGER;
ALTER TABLE tables ADD COLUMN reports INTEGER NOT NULL DEFAULT 0;
CREATE INDEX due ON tables (due) WHERE due IS NOT NULL;

-- Until now one device had all keys of a table.
UPDATE tables SET room = json_object(
  'revision', 0, 'stage', 'playing', 'devices', 1, 'host', 0,
  'seats', json((SELECT json_group_array(json_object('plan', json(plan.value))) FROM json_each(tables.seats) AS plan)),
  'keys', json((SELECT json_group_array(json_object('hash', lower(hex(hash)), 'device', 0, 'seat', seat)) FROM tokens WHERE owner = tables.number))
);
ALTER TABLE tables DROP COLUMN seats;
DROP TABLE tokens;

-- Short codes to type; `until` in seconds since 1970.
CREATE TABLE codes (
  code  TEXT PRIMARY KEY,
  owner INTEGER NOT NULL UNIQUE REFERENCES tables (number) ON DELETE CASCADE,
  until INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- Where push messages for a device at a table go.
CREATE TABLE pushes (
  owner        INTEGER NOT NULL REFERENCES tables (number) ON DELETE CASCADE,
  device       INTEGER NOT NULL,
  subscription TEXT NOT NULL,
  PRIMARY KEY (owner, device)
) STRICT, WITHOUT ROWID;

-- What belongs to the server itself: the key that push messages are signed with.
CREATE TABLE server (
  name  TEXT PRIMARY KEY,
  value BLOB NOT NULL
) STRICT, WITHOUT ROWID;
