-- Operators arrange halls and run expos.
update user_role set permissions = permissions || '{hall:read:any,hall:edit:any}' where code = 'OPERATOR';

-- The console finds expos by words, and an enterprise those that invited it.
create index expo_words on expo using gin (words);
