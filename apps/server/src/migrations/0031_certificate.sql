-- Room certificate: which ends of certificates enterprises were reminded of, and on which days reminders were ordered.

create table certificate_reminder (
  -- as in content: 'product' with an id of product, 'enterprise' with an id of organisation
  subject text not null check (subject in ('product', 'enterprise')),
  subject_id bigint not null,
  kind text not null,
  -- name and number; certificates have no identifier of their own
  certificate text not null,
  valid_until date not null,
  -- how many days before the end
  days smallint not null,
  reminded_at timestamptz not null,
  primary key (subject, subject_id, kind, certificate, valid_until, days)
);
create index certificate_reminder_ended on certificate_reminder (valid_until);

create table certificate_round (
  day date primary key
);

-- the daily look for what ends soon
create index content_certificates on content (kind) where kind in ('certificate', 'entCertificate', 'honor');
