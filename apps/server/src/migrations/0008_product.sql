-- Room product: content kinds in revisions, and the rows that lists read.

create table product (
  id bigint generated always as identity primary key,
  organisation_id bigint not null references organisation (id),
  created_by bigint not null references user_account (id),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- what the enterprise's own list shows: taken from the newest revisions whenever one is saved
  name text not null,
  model text not null,
  industry text not null,
  cover uuid,
  patent_count integer not null default 0,
  completeness smallint not null default 0,
  missing text[] not null default '{}',
  words tsvector not null
);
create index product_own on product (organisation_id, updated_at desc, id desc);

create table product_content (
  product_id bigint not null references product (id) on delete cascade,
  kind text not null check (kind in ('basics', 'pictures', 'chain')),
  -- of the newest revision: "0" empty, "1" published, "2" under review, "3" rejected, "4" withdrawn, "5" draft
  status text not null check (status in ('0', '1', '2', '3', '4', '5')),
  newest_revision integer not null,
  published_revision integer,
  reason text,
  updated_at timestamptz not null,
  updated_by bigint not null references user_account (id),
  published_at timestamptz,
  primary key (product_id, kind)
);

create table product_revision (
  product_id bigint not null references product (id) on delete cascade,
  kind text not null,
  revision integer not null,
  -- the kind's plain fields; what points at files and patents stands in the tables below
  content jsonb not null,
  created_by bigint not null references user_account (id),
  created_at timestamptz not null,
  submitted_at timestamptz,
  primary key (product_id, kind, revision)
);

create table product_patent (
  product_id bigint not null references product (id) on delete cascade,
  revision integer not null,
  position integer not null,
  patent_id bigint not null references patent (id),
  proof_kind text check (proof_kind in ('licence', 'transfer', 'other')),
  proof_statement text,
  proof_file uuid,
  primary key (product_id, revision, position)
);
create index product_patent_patent on product_patent (patent_id);

create table product_picture (
  product_id bigint not null references product (id) on delete cascade,
  revision integer not null,
  position integer not null,
  file_id uuid not null,
  alt text not null,
  primary key (product_id, revision, position)
);

create table product_part (
  product_id bigint not null references product (id) on delete cascade,
  revision integer not null,
  position integer not null,
  no text not null,
  parent_no text,
  name text not null,
  name_en text not null,
  material text not null,
  material_en text not null,
  core boolean not null,
  -- fractions of the exploded and of the assembled picture
  x double precision not null,
  y double precision not null,
  rest_x double precision,
  rest_y double precision,
  primary key (product_id, revision, position)
);

create table product_part_patent (
  product_id bigint not null references product (id) on delete cascade,
  revision integer not null,
  part_no text not null,
  position integer not null,
  patent_id bigint not null references patent (id),
  claim text not null,
  feature text not null,
  relation text not null check (relation in ('core', 'peripheral')),
  primary key (product_id, revision, part_no, position)
);
create index product_part_patent_patent on product_part_patent (patent_id);

-- One row per product on the website: basics published, enterprise approved.
create table product_public (
  product_id bigint primary key references product (id) on delete cascade,
  organisation_id bigint not null,
  industry text not null,
  region text not null,
  -- of recognition; 0: not recognised
  year smallint not null,
  -- kinds of linked patents: 1 invention + 2 utility model + 4 design
  types smallint not null,
  chain boolean not null,
  part_count integer not null,
  patent_count integer not null,
  published_at timestamptz not null,
  name text not null,
  name_en text not null,
  model text not null,
  summary text not null,
  summary_en text not null,
  enterprise_name text not null,
  enterprise_name_en text not null,
  cover uuid,
  exploded uuid,
  words tsvector not null,
  -- names only: what they match comes first
  title_words tsvector not null,
  -- Rows under 2 kB stay whole whatever toast_tuple_target says. The spaces compress to thirty bytes and push every
  -- row over, so that texts and words go out of line and counting a common word reads a narrow heap.
  pad text not null default repeat(' ', 2040)
) with (toast_tuple_target = 128);
alter table product_public alter words set storage external;

create index product_public_words on product_public using gin (words);
create index product_public_title_words on product_public using gin (title_words);
create index product_public_newest on product_public (published_at desc, product_id desc)
  include (industry, region, year, types, chain);
create index product_public_patents on product_public (patent_count desc, published_at desc, product_id desc)
  include (industry, region, year, types, chain);
create index product_public_name on product_public (name collate "zh-x-icu", product_id)
  include (industry, region, year, types, chain);
-- for combinations of facets that few products share
create index product_public_facets on product_public (region, industry, published_at desc, product_id desc)
  include (year, types, chain);
create index product_public_organisation on product_public (organisation_id, published_at desc, product_id desc);

-- How many products share the same facet values. Counting a million rows for every visitor costs more than keeping this.
create table product_count (
  industry text not null,
  region text not null,
  year smallint not null,
  types smallint not null,
  chain boolean not null,
  products integer not null,
  parts integer not null,
  primary key (industry, region, year, types, chain)
);

create function product_count_follows() returns trigger language plpgsql as $$
begin
  if tg_op <> 'DELETE' then
    insert into product_count as c (industry, region, year, types, chain, products, parts)
    select industry, region, year, types, chain, count(*), sum(part_count)
    from new_rows group by industry, region, year, types, chain
    -- one order for everybody: two publications never wait for each other in a circle
    order by industry, region, year, types, chain
    on conflict (industry, region, year, types, chain)
    do update set products = c.products + excluded.products, parts = c.parts + excluded.parts;
  end if;
  if tg_op <> 'INSERT' then
    insert into product_count as c (industry, region, year, types, chain, products, parts)
    select industry, region, year, types, chain, -count(*), -sum(part_count)
    from old_rows group by industry, region, year, types, chain
    order by industry, region, year, types, chain
    on conflict (industry, region, year, types, chain)
    do update set products = c.products + excluded.products, parts = c.parts + excluded.parts;
  end if;
  return null;
end
$$;
create trigger product_count_after_insert after insert on product_public
  referencing new table as new_rows for each statement execute function product_count_follows();
create trigger product_count_after_update after update on product_public
  referencing old table as old_rows new table as new_rows for each statement execute function product_count_follows();
create trigger product_count_after_delete after delete on product_public
  referencing old table as old_rows for each statement execute function product_count_follows();
