-- Room dict: named lists of values with labels.

create table dict (
  id bigint generated always as identity primary key,
  dict_code text not null,
  name text not null,
  -- '' reads the same in English
  name_en text not null default '',
  status smallint not null default 1 check (status in (0, 1)),
  remark text not null default '',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
-- codes name a dictionary in any case
create unique index dict_code on dict (lower(dict_code));

create table dict_item (
  id bigint generated always as identity primary key,
  dict_id bigint not null references dict (id) on delete cascade,
  value text not null,
  label text not null,
  label_en text not null default '',
  sort integer not null default 1,
  status smallint not null default 1 check (status in (0, 1)),
  tag_type text not null default '' check (tag_type in ('', 'primary', 'success', 'info', 'warning', 'danger')),
  unique (dict_id, value)
);
create index dict_item_order on dict_item (dict_id, sort, id);
create index dict_trigrams on dict using gin ((lower(name) || ' ' || lower(dict_code)) gin_trgm_ops);
