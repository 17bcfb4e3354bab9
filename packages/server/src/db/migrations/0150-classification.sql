-- What an organisation has classified its items as, with the path that led there and the facts it rested on.
create table classification (
  id text primary key,
  organisation_id text not null references organisation (id),
  author_id text not null references account (id),
  version integer not null default 1,
  name text not null,
  part_number text not null default '',
  eccn text not null,
  cn_code text not null default '',
  reason text not null,
  -- Answers of the guided path, each with the ways that were left.
  path jsonb not null,
  -- What the facts said of the codes: {day, lines}.
  basis jsonb not null,
  state text not null default 'draft' check (state in ('draft', 'approved', 'returned')),
  reviewer_id text references account (id),
  reviewed_at timestamptz,
  review_reason text not null default '',
  created_at timestamptz not null,
  changed_at timestamptz not null
);
create index classification_listed on classification (organisation_id, changed_at desc, id);
