-- Since when, and why, a watch could not be screened again; null while it can.
alter table watch add column failing_since timestamptz;
alter table watch add column failure text not null default '';
