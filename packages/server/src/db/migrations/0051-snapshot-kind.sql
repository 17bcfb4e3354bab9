-- Snapshots of several kinds, in the file store under their whole digest. What was published before lies elsewhere.
delete from snapshot;
alter table snapshot drop column path;
alter table snapshot add column kind text not null;
alter table snapshot add column digest text not null unique;
-- What of the database it was made from, as JSON: told apart from what stands now.
alter table snapshot add column basis text not null;
-- When its file was removed; the row stays, since answers name it.
alter table snapshot add column removed_at timestamptz;
drop index snapshot_current;
create unique index snapshot_current on snapshot (kind) where current;

-- Who reads a snapshot right now; one that was not renewed for minutes is dead.
create table snapshot_lease (
  snapshot_id text not null references snapshot (id),
  holder text not null,
  seen_at timestamptz not null,
  primary key (snapshot_id, holder)
);
