-- What those whom a part of a watch names look for in an index of names (docs/adr/0013); null until they were read, or for older parts.
alter table watch_chunk add column questions bytea;
