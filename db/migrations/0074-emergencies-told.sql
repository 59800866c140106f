-- An owner whose screen is open hears at once that somebody of the staff opened a record in an emergency, and that another
-- owner has seen it (M-03, E-08). The former version hears a message that it does not know, and lets it go.
create function tell_emergency() returns trigger language plpgsql as $$
begin
  insert into live_changes values (json_build_object('kind', 'emergency', 'hospital', new.hospital_id));
  return null;
end $$;
create trigger emergency_accesses_told after insert or update of seen_by_owner_at, hospital_id on emergency_accesses
  for each row execute function tell_emergency();
