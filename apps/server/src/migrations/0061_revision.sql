-- Room content keeps the revisions of everything that is written in revisions, reviewed or not: certifications, articles
-- and expos join what products and enterprises show. What a subject or a kind is called, the rooms know that own them.
-- Older processes know the tables that go: this update is made with all processes stopped, as 0057 demands already.

alter table content drop constraint content_subject_check;
-- State of what is reviewed stands in content; what needs no review, or has a state of its own, has no row there.
alter table content_revision drop constraint content_revision_subject_subject_id_kind_fkey;
-- what was saved before accounts were noted
alter table content_revision alter column created_by drop not null;

insert into content_revision (subject, subject_id, kind, revision, document, created_by, created_at, submitted_at,
  outcome, decided_at, reason)
select 'enterprise', organisation_id, 'certification', revision, certification, submitted_by, submitted_at, submitted_at,
  case outcome when 'approved' then 'published' else outcome end, decided_at, reason
from enterprise_certification;

insert into content_revision (subject, subject_id, kind, revision, document, created_by, created_at, restored_from)
select 'news', news_id, 'article', revision, content, saved_by, saved_at, restored_from from news_revision
union all
select 'expo', expo_id, 'expo', revision, content, saved_by, saved_at, restored_from from expo_revision;

drop table enterprise_certification, news_revision, expo_revision;

-- How long a review is expected to take is told by the last ones that were decided.
create index content_revision_decided on content_revision (subject, kind, decided_at desc) where outcome is not null;
