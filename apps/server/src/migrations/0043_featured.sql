-- What operators put forward on the home page: one row, there from the first choice on.
create table product_featuring (
  only_row boolean primary key default true check (only_row),
  -- in their order; those off the website are not shown, but keep their places
  products bigint[] not null,
  revision integer not null,
  updated_at timestamptz not null,
  updated_by bigint references user_account (id)
);
create trigger product_featuring_pages after insert or update or delete or truncate on product_featuring
  for each statement execute function tell_pages();

update user_role set permissions = permissions || '{home:read:any,home:edit:any}' where code = 'OPERATOR';
