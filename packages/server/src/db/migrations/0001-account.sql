create table account (
  id text primary key,
  organisation_id text not null,
  phone text not null unique,
  login_name text not null,
  -- Argon2id of the client's MD5, in PHC form; null: this account has no password.
  password_hash text,
  role integer not null check (role in (1, 2, 17, 99)),
  profile_complete boolean not null default false,
  -- A demonstration account exists only on a machine that serves itself.
  demo boolean not null default false,
  created_at timestamptz not null default now(),
  closed_at timestamptz
);

create table session (
  -- SHA-256 of the session id, base64url: the id itself is kept nowhere.
  digest text primary key,
  account_id text not null references account (id),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  address text not null,
  user_agent text not null
);
create index session_account on session (account_id);
create index session_expiry on session (expires_at);

create table quota_use (
  -- account:<id> or address:<address>.
  subject text not null,
  day date not null,
  kind text not null check (kind in ('search', 'detail', 'report', 'phone')),
  used integer not null check (used >= 0),
  primary key (subject, day, kind)
);

create table login_attempt (
  -- phone:<SHA-256> or address:<address>.
  subject text primary key,
  failures integer not null,
  since timestamptz not null,
  blocked_until timestamptz
);

create table audit_log (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  account_id text references account (id),
  event text not null,
  address text not null,
  request_id text not null,
  detail jsonb not null default '{}'
);
create index audit_log_account on audit_log (account_id, id);
