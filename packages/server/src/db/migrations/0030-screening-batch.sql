create table screening_batch (
  id text primary key,
  organisation_id text not null,
  account_id text not null references account (id),
  name text not null,
  state text not null check (state in ('reading', 'draft', 'queued', 'running', 'done', 'cancelled', 'failed')),
  encoding text not null default '',
  titles jsonb not null default '[]',
  mapping jsonb not null default '{}',
  preview jsonb not null default '[]',
  rows integer not null default 0,
  screened integer not null default 0,
  hits integer not null default 0,
  possible integer not null default 0,
  clear integer not null default 0,
  unasked integer not null default 0,
  -- One batch is answered by one state of the lists, whatever is published meanwhile.
  snapshot_id text,
  error text not null default '',
  created_at timestamptz not null,
  started_at timestamptz,
  finished_at timestamptz
);
create index screening_batch_organisation on screening_batch (organisation_id, created_at desc);
create index screening_batch_waiting on screening_batch (created_at) where state in ('queued', 'running');

-- A few hundred rows at a time, as compressed JSON: a million rows are two thousand records.
create table screening_batch_chunk (
  batch_id text not null references screening_batch (id) on delete cascade,
  ordinal integer not null,
  rows integer not null,
  cells bytea not null,
  -- Null until the rows have been screened: what a restart goes on with.
  answers bytea,
  hits integer not null default 0,
  possible integer not null default 0,
  clear integer not null default 0,
  unasked integer not null default 0,
  primary key (batch_id, ordinal)
);
