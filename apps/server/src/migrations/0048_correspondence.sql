-- Links by which people without an account read on, and numbers that people are told, are kept for every room alike.

create table mailed_link (
  -- SHA-256 of the token in the link
  token_hash bytea primary key,
  -- what it leads to: a complaint, an inquiry
  thing text not null,
  thing_id bigint not null,
  created_at timestamptz not null default now()
);
create index mailed_link_thing on mailed_link (thing, thing_id);

insert into mailed_link (token_hash, thing, thing_id, created_at)
  select token_hash, 'complaint', complaint_id, created_at from complaint_access
  union all
  select token_hash, 'inquiry', inquiry_id, created_at from inquiry_access;
drop table complaint_access;
drop table inquiry_access;

-- How many numbers with a prefix a day (Asia/Shanghai) has had.
create table receipt_day (
  prefix text not null,
  day date not null,
  count integer not null,
  primary key (prefix, day)
);

insert into receipt_day (prefix, day, count)
  select 'TS', day, count from complaint_day
  union all
  select 'LY', day, count from inquiry_day;
drop table complaint_day;
drop table inquiry_day;
