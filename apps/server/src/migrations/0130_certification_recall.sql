-- A certification that waits can be taken back from review: "0", what was submitted stays to be corrected.
alter table enterprise
  drop constraint enterprise_status_check,
  add constraint enterprise_status_check check (status in ('0', '1', '2', '3'));
