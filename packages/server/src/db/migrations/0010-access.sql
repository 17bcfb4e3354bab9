-- An account that came by sign-on has no phone number at first; a closed one gives its number back.
alter table account
  alter column phone drop not null,
  add column real_name text not null default '',
  add column company text not null default '',
  add column industry text not null default '',
  add column business_card text not null default '',
  -- Closed from this moment on unless its owner logs in before.
  add column closes_at timestamptz,
  add column last_login_at timestamptz;
create index account_closing on account (closes_at) where closes_at is not null and closed_at is null;

-- What lists of sessions name a session by: the digest stays inside.
alter table session add column id text not null default gen_random_uuid()::text unique;

alter table quota_use drop constraint quota_use_kind_check;
alter table quota_use add constraint quota_use_kind_check
  check (kind in ('search', 'detail', 'report', 'item', 'phone'));

create table account_quota (
  account_id text not null references account (id),
  kind text not null check (kind in ('search', 'detail', 'report')),
  daily integer not null check (daily >= 0),
  primary key (account_id, kind)
);

create table membership (
  id text primary key,
  account_id text not null references account (id),
  role integer not null check (role in (2, 17)),
  -- Days in Asia/Shanghai, both included.
  from_day date not null,
  until_day date not null check (until_day >= from_day),
  note text not null,
  granted_by text not null references account (id),
  granted_at timestamptz not null,
  ended_at timestamptz
);
create index membership_account on membership (account_id);

create table phone_code (
  -- SHA-256 of the number; one code at a time.
  phone text primary key,
  kind integer not null,
  salt text not null,
  digest text not null,
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  tries integer not null default 0
);

-- Somebody of another provider who is this account here.
create table account_identity (
  issuer text not null,
  subject text not null,
  account_id text not null references account (id),
  primary key (issuer, subject)
);
create index account_identity_account on account_identity (account_id);

-- An authorisation under way: who began it may finish it, once.
create table login_flow (
  state text primary key,
  kind text not null check (kind in ('wechat', 'sso')),
  browser text not null,
  nonce text not null,
  verifier text not null,
  expires_at timestamptz not null
);

create index audit_log_at on audit_log (at);
create index audit_log_event on audit_log (event, id);

-- What one noun tells the others: written in the transaction that made it true, read by subscribers.
create table event (
  id bigint generated always as identity primary key,
  name text not null,
  data jsonb not null,
  at timestamptz not null default now()
);
