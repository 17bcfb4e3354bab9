-- Digest of the archive that holds the edition's records as the authority published them; '' where there is none.
alter table edition add column records text not null default '';
