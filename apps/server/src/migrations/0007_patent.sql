-- Room patent: bibliographic records, legal-status events, and which published products they protect.

create table patent (
  id bigint generated always as identity primary key,
  -- CN<digits>.<check>: one application, whatever was published of it
  number text not null unique,
  type text not null check (type in ('invention', 'utility-model', 'design')),
  title text not null,
  title_en text not null default '',
  legal_status text not null check (legal_status in ('in-force', 'pending', 'lapsed', 'unconfirmed')),
  applicants text[] not null,
  -- applicants as they are compared: NFKC, lower case, without spaces
  applicant_keys text[] not null,
  inventors text[] not null default '{}',
  agency text not null default '',
  address text not null default '',
  filed_on date,
  granted_on date,
  expires_on date,
  publication_no text not null default '',
  published_on date,
  main_ipc text,
  ipc text[] not null default '{}',
  abstract text not null default '',
  -- the enterprise that stated a record no source has confirmed
  stated_by bigint references organisation (id),
  data_as_of timestamptz not null default now(),
  words tsvector not null
);
create index patent_applicants on patent using gin (applicant_keys);
create index patent_stated_by on patent (stated_by) where stated_by is not null;

create table patent_event (
  patent_id bigint not null references patent (id) on delete cascade,
  position integer not null,
  on_day date not null,
  code text not null,
  description text not null,
  primary key (patent_id, position)
);

-- Written by room product (through this room's service) in the transaction that publishes.
create table patent_protection (
  patent_id bigint not null references patent (id) on delete cascade,
  product_id bigint not null,
  organisation_id bigint not null,
  product_name text not null,
  product_name_en text not null,
  enterprise_name text not null,
  enterprise_name_en text not null,
  -- [{no, name, nameEn, feature, claim}]
  parts jsonb not null,
  primary key (patent_id, product_id)
);
create index patent_protection_product on patent_protection (product_id);
create index patent_protection_organisation on patent_protection (organisation_id, patent_id);
