-- The console finds products among those of all enterprises.
create index product_words on product using gin (words);
create index product_newest on product (updated_at desc, id desc);
create index product_statuses on product using gin (statuses jsonb_path_ops);
