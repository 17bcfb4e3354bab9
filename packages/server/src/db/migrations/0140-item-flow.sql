-- Items of a project on their way through the wizard: every answer as given, so that nothing is lost between two pages.
create table item_flow (
  id text primary key,
  organisation_id text not null references organisation (id),
  author_id text not null references account (id),
  project_id text not null references project (id) on delete cascade,
  -- The item of the project that it made, or that it changes.
  item_id text not null default '',
  state jsonb not null,
  finished boolean not null default false,
  created_at timestamptz not null,
  changed_at timestamptz not null
);
create index item_flow_project on item_flow (project_id, changed_at desc);
create index item_flow_organisation on item_flow (organisation_id);
