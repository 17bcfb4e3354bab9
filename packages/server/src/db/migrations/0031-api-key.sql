create table api_key (
  id text primary key,
  account_id text not null references account (id),
  name text not null,
  -- SHA-256 of the key, base64url: the key itself is kept nowhere.
  digest text not null unique,
  hint text not null,
  created_at timestamptz not null,
  revoked_at timestamptz
);
create index api_key_account on api_key (account_id, created_at);

-- What a caller may show to be known: a session of a day, or a key until it is revoked.
create view credential as
select digest, account_id, expires_at from session
union all
select digest, account_id, 'infinity'::timestamptz from api_key where revoked_at is null;
