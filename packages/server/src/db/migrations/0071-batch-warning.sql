-- What keeps the rows without a hit from being a conclusion: the lists that answered were samples.
alter table screening_batch add column warning text not null default '';
