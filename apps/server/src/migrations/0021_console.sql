-- What the console needs of rooms setting, enterprise, patent and product.

-- Room setting: one row; without it the defaults of the build hold.
create table setting (
  only_one boolean primary key default true check (only_one),
  value jsonb not null,
  revision integer not null,
  updated_at timestamptz not null,
  updated_by bigint references user_account (id)
);

-- Room user publishes what rooms above may read of organisations in queries of their own.
create view organisation_card as
  select id, name, examine_state, created_at from organisation;
create index organisation_state on organisation (examine_state, id desc);

-- Room enterprise: suspensions, the open one and those that were lifted.
create table enterprise_suspension (
  id bigint generated always as identity primary key,
  enterprise_id bigint not null references enterprise (id) on delete cascade,
  reason text not null,
  suspended_by bigint references user_account (id),
  suspended_at timestamptz not null,
  lifted_by bigint references user_account (id),
  lifted_at timestamptz,
  -- why it was lifted
  note text not null default ''
);
create index enterprise_suspension_enterprise on enterprise_suspension (enterprise_id, id desc);
create unique index enterprise_suspension_open on enterprise_suspension (enterprise_id) where lifted_at is null;

-- Who is approved holds a code, also while suspended and off the website.
create index enterprise_code on enterprise ((approved ->> 'uscc')) where approved is not null;
-- The console's list reads these columns of all enterprises, never the certifications themselves.
alter table enterprise
  add column uscc text generated always as (certification ->> 'uscc') stored,
  add column region text generated always as (certification ->> 'region') stored,
  add column industry text generated always as (certification ->> 'industry') stored;
create index enterprise_listed on enterprise (id) include (uscc, region, industry, status, submitted_at, certified_at);
create index enterprise_uscc on enterprise (uscc text_pattern_ops);

-- Room patent: where a record comes from, and the revision that guards its correction.
alter table patent
  add column source text not null default 'import',
  add column revision integer not null default 1;
update patent set source = 'stated' where stated_by is not null;
create index patent_number_prefix on patent (number text_pattern_ops);
create index patent_status on patent (legal_status, id desc);
create index patent_filed on patent (filed_on desc nulls last, id desc);

update user_role
  set permissions = permissions || '{enterprise:*:any,product:*:any,patent:*:any,setting:*:any}'
  where code = 'OPERATOR';
