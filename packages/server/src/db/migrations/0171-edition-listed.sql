-- How many entries the whole list had with an edition: its parts may name the same parties.
alter table edition add column listed integer;
