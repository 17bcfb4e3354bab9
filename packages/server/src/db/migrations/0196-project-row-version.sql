-- An item is a row that is edited by itself: who saves it names the version that he read.
alter table project_row add column version integer not null default 1;
