-- Orders of the console's list of all products, each answered by walking its index in either direction.
create index product_name on product (name collate "zh-x-icu", id);
create index product_completeness on product (completeness, id);
