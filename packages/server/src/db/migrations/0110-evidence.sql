-- Which editions of which lists answered: written once, named by its digest in the records.
create table evidence_lists (
  digest text primary key,
  content text not null
);

-- Records of an organisation, each sealed with the one before; the head is signed by a key outside the database.
create table evidence_chain (
  id text primary key,
  organisation_id text not null references organisation (id),
  key_id text not null,
  -- Head of the organisation's chain before this one: part of its first seal.
  follows text not null,
  open boolean not null default true,
  records integer not null,
  seal text not null,
  signature text not null,
  created_at timestamptz not null
);
create unique index evidence_chain_open on evidence_chain (organisation_id, key_id) where open;

create table evidence_record (
  id text primary key,
  organisation_id text not null references organisation (id),
  author_id text not null references account (id),
  chain_id text not null references evidence_chain (id),
  number integer not null,
  at timestamptz not null,
  kind text not null check (kind in ('search', 'batch', 'determination', 'deal')),
  -- What was asked, in one line; read from the content, and compared with it when the chain is verified.
  title text not null,
  verdict smallint not null,
  hits integer not null,
  snapshot_id text not null,
  digest text not null,
  seal text not null,
  -- JSON; null once the contents of an organisation without anybody were erased. The seals stay.
  content text,
  unique (chain_id, number)
);
create index evidence_record_listed on evidence_record (organisation_id, at desc, id);
