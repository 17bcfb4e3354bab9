-- What a row said of a relation that could not be read, with file and line: it stands as unknown, and answers tell it.
alter table enterprise_relation add column doubt text not null default '';
