-- Risk projects: saved work of an organisation, filled in over time.
create table project (
  id text primary key,
  organisation_id text not null references organisation (id),
  author_id text not null references account (id),
  name text not null,
  summary text not null default '',
  remark text not null default '',
  -- 0 draft, 1 checked at least once.
  status smallint not null default 0 check (status in (0, 1)),
  version integer not null default 1,
  -- Sections that were declared not to concern the deal.
  no_partners boolean not null default false,
  no_logistics boolean not null default false,
  no_settlement boolean not null default false,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  -- Can be taken back for a while.
  deleted_at timestamptz
);
create index project_organisation on project (organisation_id, created_at desc) where deleted_at is null;
create index project_deleted on project (deleted_at) where deleted_at is not null;

-- One row of a section: its fields are those of the contract.
create table project_row (
  id text primary key,
  project_id text not null references project (id) on delete cascade,
  section text not null
    check (section in ('country', 'partner', 'item', 'endUse', 'logistics', 'stop', 'bank')),
  ordinal integer not null,
  content jsonb not null
);
create index project_row_project on project_row (project_id, section, ordinal);

-- What a submitted project was found to be; never changes once it is done.
create table project_report (
  id text primary key,
  organisation_id text not null references organisation (id),
  author_id text not null references account (id),
  project_id text not null references project (id) on delete cascade,
  number text not null unique,
  state text not null check (state in ('running', 'done', 'failed')),
  job_id text not null default '',
  -- The project as it was submitted, and what was found.
  asked jsonb not null,
  found jsonb,
  digest text not null default '',
  created_at timestamptz not null,
  checked_at timestamptz,
  decision text not null default 'open' check (decision in ('open', 'released', 'conditional', 'refused')),
  reviewer_id text references account (id),
  reviewed_at timestamptz,
  reason text not null default ''
);
create index project_report_project on project_report (project_id, created_at desc);
create index project_report_organisation on project_report (organisation_id, created_at desc);
