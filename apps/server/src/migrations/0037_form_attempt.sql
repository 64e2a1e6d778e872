-- What was typed into refused forms is kept for every form of the website alike.
alter table complaint_attempt rename to form_attempt;
alter index complaint_attempt_pkey rename to form_attempt_pkey;
alter index complaint_attempt_expired rename to form_attempt_expired;
