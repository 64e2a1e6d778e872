-- Room visit: how often public pages are looked at, by day. Nothing here tells who looked.

create table visit_day (
  day date not null,
  subject text not null check (subject in ('product', 'enterprise')),
  subject_id bigint not null,
  organisation_id bigint not null references organisation (id) on delete cascade,
  views integer not null,
  -- different visitors of that day
  visitors integer not null,
  primary key (day, subject, subject_id)
);
create index visit_day_organisation on visit_day (organisation_id, day) include (subject, subject_id, views, visitors);

-- What address and browser are mixed with, so that nobody can be recognised on another day; gone when its day is over.
create table visit_salt (
  day date primary key,
  salt bytea not null
);

-- Who was seen today, as numbers that mean nothing without the salt; gone when the day is over.
create table visit_seen (
  day date not null,
  subject text not null,
  subject_id bigint not null,
  visitor bigint not null,
  primary key (day, subject, subject_id, visitor)
);

-- Patents of the same subclass, the newest first: found beside a patent.
create index patent_subclass on patent (left(main_ipc, 4), filed_on desc nulls last, id desc);
