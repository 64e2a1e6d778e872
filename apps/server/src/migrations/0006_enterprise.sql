-- Room enterprise: certification as submitted, and the row that visitors see. The id is the organisation's.

create table enterprise (
  id bigint primary key references organisation (id) on delete cascade,
  -- newest certification, and the approved one (null until the first approval)
  certification jsonb not null,
  approved jsonb,
  revision integer not null,
  -- "1" approved, "2" under review, "3" rejected
  status text not null check (status in ('1', '2', '3')),
  reason text,
  submitted_by bigint references user_account (id),
  submitted_at timestamptz not null,
  decided_at timestamptz,
  -- the first approval
  certified_at timestamptz
);
create index enterprise_waiting on enterprise (submitted_at) where status = '2';

create table enterprise_public (
  id bigint primary key references organisation (id) on delete cascade,
  name text not null,
  name_en text not null,
  uscc text not null,
  region text not null,
  industry text not null,
  address text not null,
  website text not null,
  profile text not null,
  certified_at timestamptz not null,
  -- kept by room product in the transaction that publishes
  product_count integer not null default 0,
  patent_count integer not null default 0,
  words tsvector not null
);
create unique index enterprise_public_uscc on enterprise_public (uscc);
create index enterprise_public_words on enterprise_public using gin (words);
create index enterprise_public_order on enterprise_public (product_count desc, id);
