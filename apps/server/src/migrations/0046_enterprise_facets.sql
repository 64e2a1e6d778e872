-- Room enterprise: whether certificates or honours of an enterprise are on its page, for the facets of its list; room
-- visit: articles are counted, too, and belong to no enterprise.
alter table enterprise_public add column shows_certificates boolean not null default false;
update enterprise_public e set shows_certificates = exists (
  select 1 from content c where c.subject = 'enterprise' and c.subject_id = e.id
    and c.kind in ('entCertificate', 'honor') and c.published_revision is not null);
-- All that the list and its facets read of an enterprise, without its texts.
create index enterprise_public_list on enterprise_public (product_count desc, id)
  include (industry, region, recognised_count, shows_certificates);
drop index enterprise_public_order;

alter table visit_day drop constraint visit_day_subject_check;
alter table visit_day add constraint visit_day_subject_check check (subject in ('product', 'enterprise', 'news'));
alter table visit_day alter column organisation_id drop not null;
alter table visit_day add constraint visit_day_owner check ((organisation_id is null) = (subject = 'news'));
create index visit_day_news on visit_day (subject_id) include (day, views) where subject = 'news';

-- Articles about any of some products: the news of an enterprise.
create index news_public_products on news_public using gin (products) where products <> '{}';
