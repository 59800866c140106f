-- Who is in the room of a video visit now, whichever process holds their connection, and since when: so the doctor sees
-- on the day's list that a patient waits. A tab that comes back by another connection keeps its time. Nothing here
-- outlives a crash of the database; what a crashed process leaves behind is deleted when nobody has seen it for a while.
create unlogged table room_presence (
  appointment_id bigint not null,
  role           text not null check (role in ('patient', 'doctor')),
  peer           text not null,
  line           uuid not null,
  since          timestamptz not null,
  seen_at        timestamptz not null,
  primary key (appointment_id, role, peer)
);

-- Both lists of the visit show who waits.
create function tell_presence() returns trigger language plpgsql as $$
begin
  perform pg_notify('live', json_build_object('kind', 'appointment', 'id', id, 'doctor', doctor_id,
    'patient', patient_id, 'slots', '[]'::json)::text)
  from appointments where id = coalesce(new.appointment_id, old.appointment_id);
  return null;
end $$;
create trigger room_presence_told after insert or delete on room_presence
  for each row execute function tell_presence();
