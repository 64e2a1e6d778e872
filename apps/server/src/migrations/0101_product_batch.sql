-- Room product: one thing done with every product of an enterprise that a filter found, each product in a transaction of
-- its own. What the filter found is written down when it is ordered: what comes later is none of the batch's.
create table product_batch (
  id bigint generated always as identity primary key,
  organisation_id bigint not null references organisation (id),
  action text not null check (action in ('submit', 'archive', 'restore', 'recall')),
  -- in whose name, and in which language refusals are told
  ordered_by bigint not null references user_account (id),
  language text not null,
  -- the batch that this one undoes
  undoes bigint references product_batch (id) on delete cascade,
  cancelled boolean not null default false,
  created_at timestamptz not null,
  ended_at timestamptz
);
create unique index product_batch_running on product_batch (organisation_id) where ended_at is null;
create unique index product_batch_undoes on product_batch (undoes) where undoes is not null;
create index product_batch_newest on product_batch (organisation_id, id desc);

create table product_batch_item (
  batch_id bigint not null references product_batch (id) on delete cascade,
  position integer not null,
  product_id bigint not null references product (id),
  name text not null,
  -- null: not worked on yet
  outcome text check (outcome in ('done', 'refused')),
  -- why it was refused
  says text,
  -- the content kinds that were submitted, or are to be taken back
  kinds text[] not null default '{}',
  primary key (batch_id, position)
);
create index product_batch_item_waiting on product_batch_item (batch_id, position) where outcome is null;
create index product_batch_item_product on product_batch_item (product_id);
