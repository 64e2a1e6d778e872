-- Room discovery: where content went that left its address; and when what visitors see was last changed.

alter table product_public add column changed_at timestamptz not null default now();
alter table enterprise_public add column changed_at timestamptz not null default now();

create table discovery_move (
  -- path and query of a page as it names itself, without its language
  address text primary key,
  -- where it went; '' when it is gone for good
  target text not null,
  -- null: noticed by the system
  moved_by bigint references user_account (id),
  moved_at timestamptz not null
);
create index discovery_move_newest on discovery_move (moved_at desc, address);
