-- What was certified of a record, word for word, with its signature.
create table evidence_certificate (
  number text primary key,
  organisation_id text not null references organisation (id),
  author_id text not null references account (id),
  record_id text not null references evidence_record (id),
  -- Named by the QR code; says nothing by itself.
  token text not null unique,
  reference text not null,
  issued_at timestamptz not null,
  key_id text not null,
  signature text not null,
  digest text not null,
  -- Canonical JSON; null once the contents of an organisation without anybody were erased.
  content text
);
create index evidence_certificate_record on evidence_certificate (record_id);
create index evidence_certificate_organisation on evidence_certificate (organisation_id);
