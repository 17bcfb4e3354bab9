-- Decisions that came with somebody who joined stood beside those of the organisation, numbered beyond what can be asked for:
-- what was decided there stands, and what came is older.
update decision set state = 'replaced', ended_at = now(), end_reason = '加入机构时，以该机构自己的判定为准'
where sequence > 1000000 and state in ('standing', 'proposed')
  and exists (select from decision other
    where (other.organisation_id, other.subject_key, other.party_id)
        = (decision.organisation_id, decision.subject_key, decision.party_id)
      and other.sequence <= 1000000 and other.state in ('standing', 'proposed'));

with numbered as (
  select id, row_number() over (
    partition by organisation_id, subject_key, party_id
    order by state in ('standing', 'proposed'), sequence <= 1000000, sequence) as place
  from decision
  where (organisation_id, subject_key, party_id) in
    (select organisation_id, subject_key, party_id from decision where sequence > 1000000))
update decision set sequence = 2000000 + numbered.place from numbered where numbered.id = decision.id;

update decision set sequence = sequence - 2000000 where sequence > 2000000;
