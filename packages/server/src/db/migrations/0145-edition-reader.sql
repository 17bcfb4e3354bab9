-- Digest of the code that read an edition; '' for those of before: the same bytes by the same code say the same.
alter table edition add column reader text not null default '';
