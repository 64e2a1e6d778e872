-- Room user: the list of users at a million accounts.

-- Every single character and every pair of a text: what trigrams cannot find, and half of all Chinese searches.
create function short_grams(text) returns text[]
  -- costly, so that the index is asked; restricted, so that no helpers are called for five thousand rows
  language sql immutable strict parallel restricted cost 1000
  return (
    select array_agg(distinct substr($1, place, size))
    from generate_series(1, length($1)) as place, generate_series(1, 2) as size
    where place + size <= length($1) + 1
  );

create index user_account_short_grams on user_account using gin
  (short_grams(lower(username) || ' ' || lower(nickname) || ' ' || mobile)) where state <> 'erased';
-- Few are disabled: without it, finding them reads everybody.
create index user_account_disabled on user_account (created_at desc, id desc) where state = 'disabled';
