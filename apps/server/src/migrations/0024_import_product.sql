-- Rooms content, enterprise and import: what an imported row names a product or an enterprise by.

create index content_revision_filing_no on content_revision (upper(document ->> 'filingNo'))
  where subject = 'product' and kind = 'basics' and document ->> 'filingNo' <> '';
create index enterprise_public_name on enterprise_public (name);

-- in whose name it is taken in: whoever let it run, which need not be who uploaded it
alter table import_run add column run_by bigint references user_account (id);
