-- Documents that an account asked for: what they say until they are rendered, then the file, for an hour.
create table rendering (
  id text primary key,
  account_id text not null references account (id),
  -- Digest of what was asked: whoever asks the same again meets the same file.
  key text not null,
  format text not null check (format in ('pdf', 'docx', 'xlsx')),
  name text not null,
  model bytea,
  content bytea,
  -- Of the queue, which keeps no foreign keys.
  job_id text not null,
  created_at timestamptz not null,
  check (num_nonnulls(model, content) = 1)
);
create unique index rendering_key on rendering (account_id, key, format);
create index rendering_age on rendering (created_at);
