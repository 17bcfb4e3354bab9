-- Who claimed the making: one whose claim lapsed neither notes nor forgets what another has taken up since.
alter table made_once add column owner text not null default '';
