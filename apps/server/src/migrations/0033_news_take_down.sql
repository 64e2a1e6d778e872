-- What an article showed, and since when, before a complaint took it off: it comes back as it was.
alter table news
  add column taken_down_revision integer,
  add column taken_down_published_at timestamptz,
  add check ((taken_down_revision is null) = (taken_down_published_at is null));
