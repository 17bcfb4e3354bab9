create table file (
  id text primary key,
  account_id text not null references account (id),
  organisation_id text not null,
  -- SHA-256 of the content, under which the store keeps it.
  digest text not null,
  name text not null,
  type text not null,
  size integer not null,
  purpose text not null check (purpose in ('profile', 'document')),
  created_at timestamptz not null,
  -- Set when something refers to it; what nothing ever refers to is removed.
  kept_at timestamptz
);
create index file_account on file (account_id);
create index file_digest on file (digest);
create index file_orphan on file (created_at) where kept_at is null;

-- A preview address that ends by itself.
create table file_ticket (
  digest text primary key,
  file_id text not null references file (id) on delete cascade,
  account_id text not null references account (id),
  expires_at timestamptz not null
);
create index file_ticket_expiry on file_ticket (expires_at);
create index file_ticket_file on file_ticket (file_id);
