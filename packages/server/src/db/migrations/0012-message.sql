create table message (
  id bigint generated always as identity primary key,
  account_id text not null references account (id),
  kind text not null,
  title text not null,
  content text not null,
  -- A page of ours that shows the cause.
  link text not null,
  list text not null default 'unread' check (list in ('unread', 'readed', 'trash')),
  created_at timestamptz not null
);
create index message_list on message (account_id, list, id desc);
