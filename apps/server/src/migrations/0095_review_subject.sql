-- Room review: what waits of one product or one enterprise is one entry of the queue.

alter table review_item add column subject_type text;
update review_item set subject_type = case
  when kind = 'certification' then 'certification'
  when kind in ('display', 'entCertificate', 'honor', 'pavilion') then 'enterprise'
  else 'product'
end;
alter table review_item
  alter column subject_type set not null,
  add constraint review_item_subject_type check (subject_type in ('certification', 'product', 'enterprise'));

-- the parts of an entry, and which of them waits longest
create index review_item_parts on review_item (subject_type, subject_id, submitted_at, id) where state = 'pending';
