-- Room user: also the privacy policy is agreed to, and whoever agreed to an older version is asked again.
alter table user_consent
  drop constraint user_consent_document_check,
  add constraint user_consent_document_check check (document in ('agreement', 'privacy'));
-- asked with every session that is read
create index user_consent_version on user_consent (user_id, document, version);
