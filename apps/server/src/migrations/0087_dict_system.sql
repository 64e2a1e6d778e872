-- Dictionaries whose values the product itself writes: what shows these values would have no words without them.

alter table dict add column is_system boolean not null default false;

update dict set is_system = true where dict_code in ('examine_state', 'content_status', 'news_category');
