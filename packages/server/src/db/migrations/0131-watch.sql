-- What an organisation keeps under watch: asked again whenever the published index changes.
create table watch (
  id text primary key,
  organisation_id text not null references organisation (id),
  author_id text not null references account (id),
  kind text not null check (kind in ('search', 'party', 'batch', 'report', 'list')),
  -- Names what is watched: whoever adds it again finds the watch that there is.
  target_key text not null,
  target jsonb not null,
  title text not null,
  state text not null check (state in ('filling', 'active', 'paused', 'failed')),
  subjects integer not null default 0,
  hits integer not null default 0,
  possible integer not null default 0,
  -- Index of names on which all of it was last screened, and when; null until it was the first time.
  snapshot_id text,
  checked_at timestamptz,
  changed_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null,
  unique (organisation_id, target_key)
);
create index watch_listed on watch (organisation_id, created_at desc, id);

-- Whom a watch names, some hundred a row, with the verdict of the last screening.
create table watch_chunk (
  watch_id text not null references watch (id) on delete cascade,
  ordinal integer not null,
  rows integer not null,
  hits integer not null default 0,
  possible integer not null default 0,
  content bytea not null,
  -- Index of names on which these were last screened; '' before the first time.
  snapshot_id text not null default '',
  primary key (watch_id, ordinal)
);

-- A verdict that changed: before, after, and the entries that were the cause.
create table watch_change (
  id bigint generated always as identity primary key,
  watch_id text not null references watch (id) on delete cascade,
  snapshot_id text not null,
  -- One screening again of the watch: the snapshot, or a day on which decisions lapsed.
  round text not null,
  -- Place of the subject in its watch: each is told once a round.
  place integer not null,
  subject text not null,
  reference text not null default '',
  cause text not null check (cause in ('list', 'decision', 'engine')),
  before jsonb not null,
  after jsonb not null,
  entries jsonb not null,
  at timestamptz not null,
  unique (watch_id, round, place)
);
create index watch_change_newest on watch_change (watch_id, id desc);

-- Whether the subjects of a frozen risk report are watched; yes where nothing is said.
create table watch_policy (
  organisation_id text primary key references organisation (id),
  reports boolean not null
);
