-- Where an organisation wants to hear of changed verdicts outside of the product.
create table watch_channel (
  id text primary key,
  organisation_id text not null references organisation (id),
  author_id text not null references account (id),
  kind text not null check (kind in ('mail', 'webhook', 'wecom', 'dingtalk', 'feishu')),
  name text not null,
  -- Address of a robot or webhook, or of readers of mail; the path of a robot's address is as good as a password.
  address text not null,
  secret text not null default '',
  enabled boolean not null default true,
  version integer not null default 1,
  created_at timestamptz not null
);
create index watch_channel_organisation on watch_channel (organisation_id, created_at);

create table watch_delivery (
  id bigint generated always as identity primary key,
  channel_id text not null references watch_channel (id) on delete cascade,
  -- What is told; a test has its own.
  notice text not null,
  title text not null,
  content text not null,
  link text not null,
  state text not null check (state in ('waiting', 'sent', 'dead')),
  attempts integer not null default 0,
  error text not null default '',
  created_at timestamptz not null,
  ended_at timestamptz,
  unique (channel_id, notice)
);
create index watch_delivery_newest on watch_delivery (channel_id, id desc);
