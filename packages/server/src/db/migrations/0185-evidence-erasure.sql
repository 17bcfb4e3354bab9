-- That a record's contents were erased in their time is signed with what stays of it: contents that are merely gone were taken away.
alter table evidence_record add column erased_at timestamptz;
alter table evidence_record add column erased_key text;
alter table evidence_record add column erased_signature text;
