-- What was called a film is called a video, as visitors read it. What an older process orders or writes meanwhile would keep
-- the old name: this update is made with all processes stopped, as 0057 demands already.

-- For the migration of a version that calls a kind of work differently: what waits, and what has failed, is done under the
-- new name. On a fresh database there are no queues yet.
create function rename_job_queue(was text, becomes text) returns void language plpgsql as $$
begin
  if to_regclass('job.queue') is null then return; end if;
  insert into job.queue
    select (jsonb_populate_record(queue, jsonb_build_object('name', becomes))).* from job.queue where name = was
    on conflict do nothing;
  update job.job set name = becomes where name = was;
  update job.job set dead_letter = becomes where dead_letter = was;
  update job.queue set dead_letter = becomes where dead_letter = was;
  delete from job.queue where name = was;
end $$;

select rename_job_queue('file.make-film', 'file.transcode-video');

-- The files themselves keep their names; new ones are called video.mp4 and so on.
update file set detail = (detail - 'film') || jsonb_build_object('video', detail -> 'film') where detail ? 'film';
update throttle set key = 'upload:video:' || substr(key, length('upload:film:') + 1) where key like 'upload:film:%';
