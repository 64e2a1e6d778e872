-- Products that a published article is about; in revisions they stand in the content.
alter table news_public add column products bigint[] not null default '{}';
