-- When its reader was told that a watch could not be screened again; null where there is nothing to take back.
alter table watch add column told_at timestamptz;
