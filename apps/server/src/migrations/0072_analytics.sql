-- How often public pages are looked at is analytics. Older processes know the tables by their old names: this update is made
-- with all processes stopped, as 0057 demands already.
alter table visit_day rename to analytics_day;
alter table visit_salt rename to analytics_salt;
alter table visit_seen rename to analytics_seen;
alter index visit_day_pkey rename to analytics_day_pkey;
alter index visit_day_organisation rename to analytics_day_organisation;
alter index visit_day_news rename to analytics_day_news;
alter index visit_salt_pkey rename to analytics_salt_pkey;
alter index visit_seen_pkey rename to analytics_seen_pkey;
alter table analytics_day rename constraint visit_day_subject_check to analytics_day_subject_check;
alter table analytics_day rename constraint visit_day_owner to analytics_day_owner;
alter table analytics_day rename constraint visit_day_organisation_id_fkey to analytics_day_organisation_id_fkey;
