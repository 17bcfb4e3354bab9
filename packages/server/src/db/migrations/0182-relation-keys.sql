-- Nobody reads them: relations are read whole, by their part. Their indexes go with them.
alter table list_relation drop column from_key;
alter table list_relation drop column to_key;
