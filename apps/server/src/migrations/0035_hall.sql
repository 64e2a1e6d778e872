-- Room hall: how operators arrange halls, expos in revisions, what visitors see of them, and who exhibits.

-- How full what an enterprise shows is (kinds of content that are published), how many of its products are recognised,
-- and, in Zhejiang, its city: halls are made and ordered by these.
alter table enterprise_public
  add column shown_kinds smallint not null default 0,
  add column recognised_count integer not null default 0,
  add column city text not null default '';

update enterprise_public e set
  shown_kinds = (select count(*) from content c
    where c.subject = 'enterprise' and c.subject_id = e.id and c.published_revision is not null),
  recognised_count = (select count(*) from product_public p where p.organisation_id = e.id and p.year > 0),
  city = case when region <> '33' then '' else coalesce(
    (select code from (values ('3301', '杭州'), ('3302', '宁波'), ('3303', '温州'), ('3304', '嘉兴'), ('3305', '湖州'),
        ('3306', '绍兴'), ('3307', '金华'), ('3308', '衢州'), ('3309', '舟山'), ('3310', '台州'), ('3311', '丽水')) as city (code, name)
      where position(city.name in e.address) > 0 order by position(city.name in e.address) limit 1),
    case when substr(uscc, 3, 4) between '3301' and '3311' then substr(uscc, 3, 4) end, '') end;

create index enterprise_public_booth on enterprise_public (shown_kinds desc, product_count desc, id)
  where product_count > 0;
create index enterprise_public_booth_industry on enterprise_public (industry, shown_kinds desc, product_count desc, id)
  where product_count > 0;
create index enterprise_public_booth_region on enterprise_public (region, shown_kinds desc, product_count desc, id)
  include (city) where product_count > 0;

create table hall_setting (
  kind text not null check (kind in ('industry', 'region', 'zhejiang')),
  -- a code; '' for the hall of everything of the kind
  key text not null,
  skin text not null,
  intro text not null,
  intro_en text not null,
  -- enterprises that stand in front, in this order
  pinned bigint[] not null,
  revision integer not null,
  updated_at timestamptz not null,
  updated_by bigint references user_account (id),
  primary key (kind, key)
);

create table expo (
  id bigint generated always as identity primary key,
  -- the newest
  revision integer not null default 0,
  -- what visitors see; null: nothing
  published_revision integer,
  published_at timestamptz,
  withdrawn_at timestamptz,
  -- of the newest revision, for the console's list
  title text not null,
  title_en text not null,
  starts_on date not null,
  ends_on date not null,
  banner uuid,
  words tsvector not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  updated_by bigint references user_account (id),
  check ((published_revision is null) = (published_at is null))
);
create index expo_newest on expo (updated_at desc, id desc);

create table expo_revision (
  expo_id bigint not null references expo (id) on delete cascade,
  revision integer not null,
  content jsonb not null,
  -- the revision whose content this one brought back
  restored_from integer,
  saved_by bigint references user_account (id),
  saved_at timestamptz not null,
  primary key (expo_id, revision)
);

-- What visitors see: one row per published expo.
create table expo_public (
  expo_id bigint primary key references expo (id) on delete cascade,
  revision integer not null,
  starts_on date not null,
  ends_on date not null,
  published_at timestamptz not null,
  updated_at timestamptz not null,
  content jsonb not null
);
create index expo_public_period on expo_public (ends_on desc, starts_on desc, expo_id desc);

-- Who exhibits by name, or does not although a rule of the expo names them.
create table expo_exhibitor (
  expo_id bigint not null references expo (id) on delete cascade,
  organisation_id bigint not null references organisation (id) on delete cascade,
  -- null: only its place was set, it comes by a rule
  state text check (state in ('invited', 'accepted', 'declined', 'excluded')),
  -- among the booths that operators put in order; null: after these
  place integer,
  invited_by bigint references user_account (id),
  invited_at timestamptz,
  answered_by bigint references user_account (id),
  answered_at timestamptz,
  primary key (expo_id, organisation_id)
);
create index expo_exhibitor_organisation on expo_exhibitor (organisation_id, expo_id desc);
