-- Pages that show halls and expos are made anew when these change.
create trigger hall_setting_pages after insert or update or delete or truncate on hall_setting
  for each statement execute function tell_pages();
create trigger expo_public_pages after insert or update or delete or truncate on expo_public
  for each statement execute function tell_pages();
create trigger expo_exhibitor_pages after insert or update or delete or truncate on expo_exhibitor
  for each statement execute function tell_pages();
