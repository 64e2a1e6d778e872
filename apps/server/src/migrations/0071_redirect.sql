-- Addresses that lead elsewhere are redirects. What older processes read and write has other names: this update is made with
-- all processes stopped, as 0057 demands already.
alter table discovery_move rename to discovery_redirect;
alter table discovery_redirect rename column moved_by to added_by;
alter table discovery_redirect rename column moved_at to added_at;
alter index discovery_move_pkey rename to discovery_redirect_pkey;
alter index discovery_move_newest rename to discovery_redirect_newest;
alter index discovery_move_target rename to discovery_redirect_target;
alter table discovery_redirect rename constraint discovery_move_moved_by_fkey to discovery_redirect_added_by_fkey;

-- The audit log is final; what happened keeps its place, its time and its content. Only what it is called changes.
create procedure rename_in_audit(actions jsonb, subjects jsonb, queues jsonb default '{}') language plpgsql as $$
begin
  alter table audit_entry disable trigger audit_entry_is_final;
  update audit_entry
    set action = coalesce(actions ->> action, action), subject_type = coalesce(subjects ->> subject_type, subject_type)
    where actions ? action or subjects ? subject_type;
  -- Jobs that operators had done once more, or gave up.
  update audit_entry
    set before = jsonb_set(before, '{queue}', queues -> (before ->> 'queue')),
      after = jsonb_set(after, '{queue}', queues -> (before ->> 'queue'))
    where action in ('job.retried', 'job.discarded') and queues ? (before ->> 'queue');
  alter table audit_entry enable trigger audit_entry_is_final;
end $$;

call rename_in_audit(
  '{"move.added": "redirect.added", "move.removed": "redirect.removed"}',
  '{"move": "redirect"}',
  '{"file.make-film": "file.transcode-video"}');
