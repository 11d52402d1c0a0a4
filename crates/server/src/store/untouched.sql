-- How often people have decided at a table. Where the file is full, tables at which nobody or hardly anybody has decided make room first.
ALTER TABLE tables ADD COLUMN decided INTEGER NOT NULL DEFAULT 0;
UPDATE tables SET decided = (SELECT count(*) FROM entries WHERE owner = tables.number AND key IS NOT NULL);
CREATE INDEX hardly_begun ON tables (decided, touched) WHERE decided < 10;
