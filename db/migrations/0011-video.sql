create table consents (
  appointment_id bigint not null references appointments,
  version text not null
    constraint consents_version_not_empty check (version <> ''),
  patient_id bigint not null references patients,
  given_at timestamptz not null,
  language text not null
    constraint consents_language_not_empty check (language <> ''),
  primary key (appointment_id, version)
);
comment on table consents is 'video: A patient''s consent to a video consultation, in one version and language.';

create unlogged table room_presence (
  appointment_id bigint not null,
  role text not null
    constraint room_presence_role_known check (role in ('patient', 'doctor')),
  peer text not null,
  line uuid not null,
  since timestamptz not null,
  seen_at timestamptz not null,
  primary key (appointment_id, role, peer)
);
comment on table room_presence is
  'video: A browser tab now in a consultation room. Unlogged: after a crash, tabs enter again.';

create unlogged table live_signals (
  id bigint generated always as identity primary key,
  appointment_id bigint not null,
  role text not null
    constraint live_signals_role_known check (role in ('patient', 'doctor')),
  peer text not null,
  line uuid not null,
  signal jsonb,
  event text not null
    constraint live_signals_event_known check (event in ('entered', 'said', 'gone')),
  at timestamptz not null,
  constraint live_signals_said_with_signal check ((event = 'said') = (signal is not null))
);
comment on table live_signals is
  'video: A WebRTC message between tabs, fetched by id because it may exceed NOTIFY''s limit. Unlogged, deleted within '
  'a minute.';
comment on column live_signals.line is 'The tab''s connection; reconnecting on another is not leaving.';
comment on column live_signals.signal is 'Null: entering or leaving.';
create index live_signals_at on live_signals (at);

create function notify_presence() returns trigger language plpgsql as $$
begin
  perform pg_notify('live', json_build_object('kind', 'appointment', 'id', id, 'doctor', doctor_id,
    'patient', patient_id, 'slots', '[]'::json)::text)
  from appointments where id = coalesce(new.appointment_id, old.appointment_id);
  return null;
end $$;
create trigger room_presence_notified after insert or delete on room_presence
  for each row execute function notify_presence();
comment on trigger room_presence_notified on room_presence is 'Updates open screens.';

create function notify_signal() returns trigger language plpgsql as $$
begin
  perform pg_notify('live', json_build_object('kind', 'signal', 'id', new.id, 'visit', new.appointment_id)::text);
  return null;
end $$;
create trigger live_signals_notified after insert on live_signals
  for each row execute function notify_signal();
comment on trigger live_signals_notified on live_signals is 'Wakes the process that serves the other tab.';
