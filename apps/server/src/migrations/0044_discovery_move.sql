-- Room discovery: operators find an entry by a part of either side, and whether an address is where another one leads.
create index discovery_move_target on discovery_move (target);
create trigger discovery_move_pages after insert or update or delete or truncate on discovery_move
  for each statement execute function tell_pages();
