-- The mark (ETag) under which an authority knows what it gave: asked with it, it need not send the same again.
alter table raw_file add column etag text not null default '';
create index raw_file_url on raw_file (url);
alter table news_feed add column etag text not null default '';
