-- Room import: which products an enterprise's own list created, so that it can be undone. A product may be gone by now.
create table import_product (
  import_id bigint not null references import_run (id) on delete cascade,
  -- of the list
  line integer not null,
  product_id bigint not null,
  primary key (import_id, line)
);
