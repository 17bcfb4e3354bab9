-- News of sanctions: 0 a page elsewhere, 1 a text kept here, 2 a notice with measures and whom they name.
create table news (
  id text primary key,
  kind smallint not null check (kind in (0, 1, 2)),
  title text not null,
  country text not null default '',
  unit text not null default '',
  -- Day or moment as its publisher gives it, yyyy-MM-dd or with HH:mm (Asia/Shanghai).
  published text not null,
  url text not null default '',
  body text not null default '',
  label text not null default '',
  sanctioned_on text not null default '',
  measures jsonb not null default '[]',
  -- Names in the notice, folded: by these a party finds its news.
  names text[] not null default '{}',
  feed_id integer,
  created_at timestamptz not null
);
create index news_newest on news (published desc, id);
create index news_names on news using gin (names);

-- Official feeds (RSS, Atom) that are read for news of kind 0.
create table news_feed (
  id integer generated always as identity primary key,
  url text not null unique,
  title text not null,
  country text not null default '',
  unit text not null default '',
  checked_at timestamptz,
  -- Why the last look failed; '' where it did not.
  fault text not null default '',
  created_at timestamptz not null
);
