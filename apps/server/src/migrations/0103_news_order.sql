-- The console's list of articles by title, in either direction.
create index news_title on news (title collate "zh-x-icu", id);
