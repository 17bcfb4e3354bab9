-- Whether somebody who was screened is a listed party: every decision stays, the newest that stands counts.
create table decision (
  id text primary key,
  organisation_id text not null references organisation (id),
  author_id text not null references account (id),
  -- Digest of whom was screened: as written, with country, birth date and codes.
  subject_key text not null,
  subject_name text not null,
  party_id text not null,
  party_name text not null,
  -- Entries that the party had, and what they said: a decision lapses when they change.
  entries text[] not null,
  mark text not null,
  same text not null check (same in ('yes', 'no', 'unclear')),
  reason text not null,
  state text not null check (state in ('proposed', 'standing', 'replaced', 'withdrawn')),
  -- Counts the decisions on this pair: who decides names the one that he saw.
  sequence integer not null,
  decided_at timestamptz not null,
  review_on date not null,
  approved_by text references account (id),
  approved_at timestamptz,
  ended_by text references account (id),
  ended_at timestamptz,
  end_reason text not null default '',
  unique (organisation_id, subject_key, party_id, sequence)
);
create index decision_listed on decision (organisation_id, decided_at desc, id);

-- Whether a decision counts only after a second person approved it.
create table decision_policy (
  organisation_id text primary key references organisation (id),
  four_eyes boolean not null
);
