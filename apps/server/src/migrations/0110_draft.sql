-- Room draft: what people typed into forms and did not send. How many one person may have is the service's rule.
create table draft (
  id bigint generated always as identity primary key,
  user_id bigint not null references user_account (id),
  -- a form of the contract (`draftForms`), and what it edits: an identifier, 'new' or 'site'
  form text not null,
  subject text not null,
  -- made by the window that typed it
  version text not null check (char_length(version) = 32),
  -- AES-256-GCM under a key of the installation, bound to user, form and subject
  sealed_content bytea not null,
  -- what the program that typed it calls itself
  user_agent text not null,
  -- by the clock of the device: tells a late text from a new one
  typed_at timestamptz not null,
  kept_at timestamptz not null,
  unique (user_id, form, subject, version)
);
-- What is encrypted cannot be compressed.
alter table draft alter column sealed_content set storage external;
create index draft_kept on draft (kept_at);

-- Days for which removing old drafts was ordered.
create table draft_cleaning (
  day date primary key
);
