-- Whether a record is no conclusion stands beside its verdict, so that a list of records need not search the kept text.
alter table evidence_record add column warned boolean not null default false;
update evidence_record set warned = true where position('"warning":""' in content) = 0;
