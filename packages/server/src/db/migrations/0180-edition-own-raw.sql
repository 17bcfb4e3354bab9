-- Digests of the files that an edition itself was read from: an import of several lists brings files of others too.
alter table edition add column own_raw text[] not null default '{}';

-- Of editions of before: all files where they bring one list; else the one that its part is named after, where that tells.
update edition e set own_raw = case
  when format = 'starter' then '{}'
  when cardinality(raw) = 1 or part !~ '^[^:]+:[^:]+:' then raw
  else array(
    select digest from raw_file f
    where f.digest = any(e.raw)
      and regexp_replace(f.name, '\.gz$', '', 'i') = regexp_replace(e.part, '^[^:]+:[^:]+:', ''))
end;
