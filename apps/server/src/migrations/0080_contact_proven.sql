-- Whether somebody answerable vouches for a mobile and an address: its person by a code, or an operator. What the owner
-- of an enterprise typed of a member is no proof: it opens no account, and as many accounts as like may have it, so that
-- nobody learns by typing it who is registered.
alter table user_account
  add column mobile_proven boolean not null default true,
  add column email_proven boolean not null default true;
drop index user_account_mobile;
create unique index user_account_mobile on user_account (mobile) where mobile <> '' and mobile_proven;
drop index user_account_email;
create unique index user_account_email on user_account (lower(email)) where email <> '' and email_proven;
