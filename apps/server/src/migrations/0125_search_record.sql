-- The command palette finds enterprises, complaints and inquiries by one or two characters, which no trigram knows.
create index organisation_short_grams on organisation using gin (short_grams(lower(name)));
create index complaint_short_grams on complaint using gin
  (short_grams(lower(number) || ' ' || lower(subject_title) || ' ' || lower(organisation_name)));
create index inquiry_short_grams on inquiry using gin
  (short_grams(lower(number) || ' ' || lower(target_title) || ' ' || lower(organisation_name)));
