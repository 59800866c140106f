create table appointments (
  id bigint generated always as identity primary key,
  doctor_id bigint not null references doctors,
  practice_id bigint not null,
  patient_id bigint not null references patients,
  hospital_id bigint,
  hospital text not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  consult_status text not null
    constraint appointments_consult_status_known check (consult_status in ('Online', 'Offline')),
  meeting_link text,
  reason text not null,
  needs jsonb
    constraint appointments_needs_is_object check (jsonb_typeof(needs) = 'object'),
  status text not null
    constraint appointments_status_known check (
      status in ('Held', 'Requested', 'Pending', 'Confirmed', 'Request for Rescheduling', 'Rescheduled', 'Completed', 'Cancelled',
        'Rejected', 'Incomplete')),
  former_status text
    constraint appointments_former_status_known check (former_status in ('Requested', 'Pending', 'Confirmed', 'Incomplete')),
  reserved_until timestamptz,
  rejection_reason text,
  dismissed_at timestamptz,
  reschedule_reason text,
  preferred_start timestamptz,
  replaces_id bigint references appointments,
  sequence integer not null default 0,
  fee_paise bigint not null
    constraint appointments_fee_paise_not_negative check (fee_paise >= 0),
  pay_status text not null
    constraint appointments_pay_status_known check (pay_status in ('Paid', 'Unpaid')),
  late_minutes smallint
    constraint appointments_late_minutes_in_range check (late_minutes between 1 and 120),
  arrived_at timestamptz,
  called_at timestamptz,
  started_at timestamptz,
  ended_at timestamptz,
  did_not_come boolean not null default false,
  booked_at timestamptz not null,
  booked_by_account_id bigint references accounts,
  idempotency_key text,
  squeeze_in_reason text not null default '',
  constraint appointments_ends_after_start check (starts_at < ends_at),
  -- The statuses of slotOccupyingStatuses. A squeezed-in appointment may overlap a normal one, but not
  -- another squeezed-in one.
  constraint appointments_doctor_no_overlap exclude using gist (
    doctor_id with =, (case when squeeze_in_reason = '' then 0 else 1 end) with =, tstzrange(starts_at, ends_at) with &&
  ) where (status in ('Held', 'Requested', 'Pending', 'Confirmed', 'Request for Rescheduling', 'Completed')),
  constraint appointments_held_with_expiry check ((status = 'Held') = (reserved_until is not null)),
  constraint appointments_idempotency_key_once unique (patient_id, idempotency_key),
  constraint appointments_patient_no_overlap exclude using gist (
    patient_id with =, tstzrange(starts_at, ends_at) with &&
  ) where (status in ('Held', 'Requested', 'Pending', 'Confirmed', 'Request for Rescheduling', 'Completed')),
  foreign key (practice_id, doctor_id) references practices (id, doctor_id)
);
comment on table appointments is
  'appointments: An appointment, or a reservation (status Held) that becomes one or expires.';
comment on column appointments.hospital_id is
  'The hospital that had agreed to the practice; unchanged once the appointment is closed or past. Not a foreign key, '
  'which would lock the hospital at every booking.';
comment on column appointments.hospital is 'The name of the place as booked, updated while the appointment is open.';
comment on column appointments.needs is
  '{"choices": […], "language": "te" or null, "note": "…"}; see docs/product.md#booking.';
comment on column appointments.status is 'Held: a reservation. See docs/product.md#life-of-an-appointment.';
comment on column appointments.former_status is
  'Restored when a reschedule request is declined or withdrawn, or a visit reopened.';
comment on column appointments.dismissed_at is 'When the patient dismissed the rejection notice.';
comment on column appointments.pay_status is 'As stated when booking; collected money is in payments.';
comment on column appointments.sequence is
  'Calendar SEQUENCE (RFC 5546): incremented by changes and continued by a replacement.';
comment on column appointments.late_minutes is 'Announced by the patient.';
comment on column appointments.ended_at is 'The actual end; ends_at is the booked one.';
comment on column appointments.did_not_come is 'With status Incomplete: the doctor or front desk reported a no-show.';
comment on column appointments.booked_by_account_id is 'Null: the front desk.';
comment on column appointments.squeeze_in_reason is 'The reason for booking a taken time; empty: not squeezed in.';
create index appointments_awaited_start on appointments (starts_at)
  where status in ('Pending', 'Confirmed');
create index appointments_booked_by on appointments (booked_by_account_id, starts_at)
  where booked_by_account_id is not null;
create index appointments_doctor_patient on appointments (doctor_id, patient_id);
create index appointments_doctor_start on appointments (doctor_id, starts_at);
create index appointments_held on appointments (starts_at)
  where status = 'Held';
create index appointments_hospital_start on appointments (hospital_id, starts_at)
  where hospital_id is not null;
create index appointments_open on appointments (starts_at)
  where status in ('Requested', 'Pending', 'Confirmed', 'Request for Rescheduling');
create index appointments_patient_start on appointments (patient_id, starts_at);
create unique index appointments_one_replacement on appointments (replaces_id)
  where replaces_id is not null;
create index appointments_requests on appointments (doctor_id, starts_at)
  where status in ('Requested', 'Request for Rescheduling');

create table appointment_events (
  id bigint generated always as identity primary key,
  appointment_id bigint not null references appointments,
  at timestamptz not null,
  actor_role text not null
    constraint appointment_events_actor_role_known check (
      actor_role in ('patient', 'doctor', 'system', 'owner', 'admin', 'receptionist', 'nurse')),
  actor_id bigint,
  action text not null,
  from_status text,
  to_status text not null,
  note text,
  via text
    constraint appointment_events_via_known check (via in ('link', 'whatsapp', 'notification'))
);
comment on table appointment_events is 'appointments: A change of status. Rows are only added.';
comment on column appointment_events.via is 'Null: our screens.';
create index appointment_events_appointment on appointment_events (appointment_id, id);

create table delays (
  practice_id bigint not null references practices,
  day date not null,
  minutes smallint not null
    constraint delays_minutes_in_range check (minutes between 0 and 240),
  said_at timestamptz not null,
  primary key (practice_id, day)
);
comment on table delays is 'appointments: A doctor''s announced delay at a practice on a day.';

create table delay_notices (
  appointment_id bigint primary key references appointments,
  minutes smallint not null
    constraint delay_notices_minutes_in_range check (minutes between 0 and 240),
  notified_at timestamptz not null
);
comment on table delay_notices is 'appointments: The delay of which a patient was last notified.';

create table payments (
  id bigint generated always as identity primary key,
  appointment_id bigint not null references appointments,
  doctor_id bigint not null references doctors,
  way text not null
    constraint payments_way_known check (way in ('cash', 'upi', 'card', 'later')),
  amount_paise bigint not null
    constraint payments_amount_paise_not_negative check (amount_paise >= 0),
  voids bigint unique references payments,
  at timestamptz not null,
  by_role text not null
    constraint payments_by_role_known check (by_role in ('doctor', 'owner', 'admin', 'receptionist', 'nurse')),
  by_id bigint not null,
  receipt_hospital_id bigint references hospitals,
  receipt_year smallint,
  receipt_number integer
    constraint payments_receipt_number_positive check (receipt_number > 0),
  issued jsonb not null,
  constraint payments_receipt_year_with_number check ((receipt_year is null) = (receipt_number is null)),
  constraint payments_receipt_if_collected check ((receipt_number is not null) = (way <> 'later' and voids is null))
);
comment on table payments is
  'appointments: A payment, or a row that voids one; append-only. A visit''s payment is the newest row that neither '
  'voids nor is voided.';
comment on column payments.way is 'later: not collected yet.';
comment on column payments.by_role is 'doctor: by_id is a doctor; otherwise a staff account.';
comment on column payments.receipt_hospital_id is 'The series of receipt_number; null: the doctor''s own.';
comment on column payments.receipt_year is 'In clinic time; numbers restart each year.';
comment on column payments.issued is
  'Doctor, patient, place and collector at that time, so that receipts never change.';
create index payments_appointment on payments (appointment_id, id);
create index payments_doctor_at on payments (doctor_id, at);
create unique index payments_receipt_once_per_doctor on payments (doctor_id, receipt_year, receipt_number)
  where receipt_hospital_id is null;
create unique index payments_receipt_once_per_hospital on payments (receipt_hospital_id, receipt_year, receipt_number)
  where receipt_hospital_id is not null;

create table receipt_counters (
  doctor_id bigint not null references doctors,
  year smallint not null,
  last integer not null,
  primary key (doctor_id, year)
);
comment on table receipt_counters is
  'appointments: The last receipt number of a doctor''s own practice. Locked until commit, so that rollbacks leave no '
  'gaps.';

create table hospital_receipt_counters (
  hospital_id bigint not null references hospitals,
  year smallint not null,
  last integer not null,
  primary key (hospital_id, year)
);
comment on table hospital_receipt_counters is 'appointments: A hospital''s last receipt number in a year.';

create table leaves (
  id bigint generated always as identity primary key,
  doctor_id bigint not null references doctors on delete cascade,
  first_day date not null,
  last_day date not null,
  from_minutes smallint
    constraint leaves_from_minutes_in_range check (from_minutes between 0 and 1439),
  to_minutes smallint
    constraint leaves_to_minutes_in_range check (to_minutes between 1 and 1440),
  closed tstzmultirange not null,
  reason text not null default '',
  state text not null default 'sending'
    constraint leaves_state_known check (state in ('sending', 'done', 'undone', 'ended')),
  made_at timestamptz not null,
  send_at timestamptz not null,
  ended_at timestamptz,
  constraint leaves_last_day_after_first check (last_day >= first_day),
  constraint leaves_hours_in_order check ((from_minutes is null) = (to_minutes is null) and from_minutes < to_minutes)
);
comment on table leaves is
  'appointments: A doctor''s leave. Published days stay unchanged, to be bookable again if it ends early.';
comment on column leaves.from_minutes is 'Minutes from midnight on each day; null: whole days.';
comment on column leaves.closed is 'The same as instants.';
comment on column leaves.reason is 'For the doctor only.';
comment on column leaves.state is
  'sending: slots are closed, patients are notified from send_at; done: all are notified; undone: withdrawn before '
  'that; ended: ended early.';
create index leaves_closing on leaves (doctor_id)
  where state in ('sending', 'done');
create index leaves_doctor on leaves (doctor_id);
create index leaves_sending on leaves (send_at)
  where state = 'sending';

create table leave_visits (
  leave_id bigint not null references leaves on delete cascade,
  appointment_id bigint not null references appointments on delete cascade,
  way text not null
    constraint leave_visits_way_known check (way in ('same', 'colleague', 'ask')),
  state text not null default 'waiting'
    constraint leave_visits_state_known check (state in ('waiting', 'told', 'skipped', 'undone')),
  notice_kind text
    constraint leave_visits_notice_kind_known check (notice_kind in ('offered', 'colleague', 'asked', 'moved')),
  notified_at timestamptz,
  answer_until timestamptz,
  declined_at timestamptz,
  reminded_at timestamptz,
  due_at timestamptz not null,
  constraint leave_visits_notice_has_content check ((state = 'told') = (notice_kind is not null)),
  primary key (leave_id, appointment_id)
);
comment on table leave_visits is
  'appointments: An appointment affected by leave, locked while its patient is notified.';
comment on column leave_visits.way is
  'The doctor''s choice. same: offer other slots; colleague: reserve a colleague''s slot; ask: let the patient choose.';
comment on column leave_visits.state is
  'told: notified; skipped: the appointment had changed; undone: the leave was withdrawn first.';
comment on column leave_visits.notice_kind is
  'offered: choose a reserved slot; colleague: a colleague''s slot; asked: pick a slot; moved: none could be reserved.';
comment on column leave_visits.answer_until is 'After this, the patient is reminded once.';
comment on column leave_visits.due_at is 'The next attempt after a failure.';
create index leave_visits_appointment on leave_visits (appointment_id);
create index leave_visits_due on leave_visits (due_at)
  where state = 'waiting';
create index leave_visits_unanswered on leave_visits (answer_until)
  where state = 'told' and reminded_at is null;

create table leave_offers (
  reservation_id bigint primary key references appointments on delete cascade,
  leave_id bigint not null,
  appointment_id bigint not null,
  foreign key (leave_id, appointment_id) references leave_visits (leave_id, appointment_id) on delete cascade
);
comment on table leave_offers is 'appointments: A slot reserved for a patient affected by leave.';
create index leave_offers_visit on leave_offers (appointment_id);

-- Volatile, so that a statement that has waited for a lock sees the latest agreement.
create function agreed_hospital(practice bigint) returns bigint language plpgsql volatile as $$
begin
  return (select hospital_id from practices where id = practice and hospital_agreed_at is not null);
end $$;

create function occupies_slot(status text) returns boolean language sql immutable parallel safe
  return status in ('Held', 'Requested', 'Pending', 'Confirmed', 'Request for Rescheduling', 'Completed');

create function leave_closes(the_doctor bigint, from_instant timestamptz, to_instant timestamptz) returns boolean
  language sql stable return exists (
    select from leaves
    where doctor_id = the_doctor and state in ('sending', 'done') and closed && tstzrange(from_instant, to_instant)
  );

-- Skips the row, as if the slot were taken. A new leave waits for this lock.
create function check_leave_closed() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock_shared(38, (new.doctor_id % 64)::int);
  if leave_closes(new.doctor_id, new.starts_at, new.ends_at) then
    return null;
  end if;
  return new;
end $$;
create trigger appointments_in_leave before insert on appointments
  for each row when (new.status in ('Held', 'Requested', 'Pending', 'Confirmed'))
  execute function check_leave_closed();
comment on trigger appointments_in_leave on appointments is
  'Refuses appointments and reservations during leave, even if it has just begun.';
create trigger reservations_in_leave before update of status on appointments
  for each row when (old.status = 'Held' and new.status <> 'Held')
  execute function check_leave_closed();
comment on trigger reservations_in_leave on appointments is 'Refuses to turn reservations into appointments during leave.';

-- The limit that one more appointment would exceed, or null. The lock serializes a patient's bookings.
create function exceeded_visit_limit(
  of_patient bigint, with_doctor bigint, day_began timestamptz, day_ended timestamptz, at timestamptz,
  requests_per_day integer, per_doctor integer, in_all integer
) returns text language plpgsql as $$
declare
  requests integer;
  with_them integer;
  everywhere integer;
begin
  perform pg_advisory_xact_lock(hashtextextended('bookings of patient ' || of_patient, 0));
  select
    count(*) filter (
      where doctor_id = with_doctor and status = 'Requested' and starts_at >= day_began and starts_at < day_ended),
    count(*) filter (where doctor_id = with_doctor),
    count(*)
  into requests, with_them, everywhere
  from appointments
  -- No visit lasts a day, so this bound lets the index skip the patient's history.
  where patient_id = of_patient and starts_at > at - interval '1 day' and ends_at > at
    and status in ('Requested', 'Pending', 'Confirmed', 'Request for Rescheduling');
  return case
    when requests >= requests_per_day then 'day'
    when with_them >= per_doctor then 'doctor'
    when everywhere >= in_all then 'all'
  end;
end $$;

-- True if an account with an unverified phone has too many open appointments, or such accounts have too large a share
-- (in per cent) of a doctor's day.
create function exceeds_unverified_limit(
  by_person bigint, with_doctor bigint, the_day date, day_began timestamptz, day_ended timestamptz, zone text, at timestamptz,
  open_visits integer, share integer
) returns boolean language plpgsql as $$
declare
  booker bigint;
  own integer;
  theirs integer;
  free integer;
begin
  if open_visits is null then
    return false;
  end if;
  select a.id into booker from patients p join accounts a on a.id = p.account_id
  where p.id = by_person and a.phone_verified_at is null;
  if booker is null then
    return false;
  end if;
  perform pg_advisory_xact_lock(hashtextextended('bookings of account ' || booker, 0));
  perform pg_advisory_xact_lock(hashtextextended('unproven bookings of doctor ' || with_doctor || ' on ' || the_day, 0));

  select count(*) into own from appointments
  where booked_by_account_id = booker and ends_at > at
    and status in ('Requested', 'Pending', 'Confirmed', 'Request for Rescheduling');
  if own >= open_visits then
    return true;
  end if;

  select count(*) into theirs from appointments v join accounts a on a.id = v.booked_by_account_id
  where v.doctor_id = with_doctor and v.starts_at >= day_began and v.starts_at < day_ended and v.starts_at > at
    and occupies_slot(v.status) and coalesce(v.reserved_until > at, true) and a.phone_verified_at is null;

  select count(*) into free
  from published_days p join practices pr on pr.id = p.practice_id and pr.ended_at is null,
    unnest(p.starts) as start,
    lateral (
      select (p.day + make_interval(mins => start)) at time zone zone as starts_at,
        (p.day + make_interval(mins => start + p.interval_minutes)) at time zone zone as ends_at
    ) s
  where p.doctor_id = with_doctor and p.day = the_day and s.starts_at > at
    and not leave_closes(with_doctor, s.starts_at, s.ends_at)
    and not exists (
      select from appointments v
      where v.doctor_id = with_doctor and v.starts_at >= day_began and v.starts_at < s.ends_at and v.ends_at > s.starts_at
        and occupies_slot(v.status) and coalesce(v.reserved_until > at, true));
  -- On a full day, the booking reports that the slot is taken.
  return free > 0 and theirs >= greatest(1, (theirs + free) * share / 100);
end $$;

create function verify_review_of_visit() returns trigger language plpgsql as $$
declare
  visit appointments := coalesce(new, old);
  visited boolean := has_visited(visit.patient_id, visit.doctor_id);
begin
  update reviews set verified = visited
  where patient_id = visit.patient_id and doctor_id = visit.doctor_id and verified <> visited;
  return null;
end $$;
create trigger appointments_visit_changed after update of status on appointments
  for each row when ((old.status = 'Completed') <> (new.status = 'Completed'))
  execute function verify_review_of_visit();
comment on trigger appointments_visit_changed on appointments is 'Rechecks whether the review is verified.';
create trigger appointments_visit_deleted after delete on appointments
  for each row when (old.status = 'Completed')
  execute function verify_review_of_visit();
comment on trigger appointments_visit_deleted on appointments is 'Rechecks whether the review is verified.';
create trigger appointments_visited after insert on appointments
  for each row when (new.status = 'Completed')
  execute function verify_review_of_visit();
comment on trigger appointments_visited on appointments is 'Verifies the patient''s review.';

create function assign_visits_to_hospital() returns trigger language plpgsql as $$
begin
  update appointments set hospital_id = new.hospital_id
  where practice_id = new.id and doctor_id = new.doctor_id and starts_at > now() - interval '1 day' and hospital_id is null;
  return null;
end $$;
create trigger practices_assign_visits after update of hospital_id, hospital_agreed_at on practices
  for each row when (new.hospital_agreed_at is not null
    and (old.hospital_id, old.hospital_agreed_at) is distinct from (new.hospital_id, new.hospital_agreed_at))
  execute function assign_visits_to_hospital();
comment on trigger practices_assign_visits on practices is
  'Assigns upcoming appointments to a hospital that has just agreed.';

create function notify_appointment() returns trigger language plpgsql as $$
declare
  moved   boolean := tg_op = 'UPDATE' and (old.starts_at, old.ends_at) <> (new.starts_at, new.ends_at);
  freed   boolean := tg_op = 'UPDATE' and occupies_slot(old.status);
  changed bigint[] := '{}';
begin
  -- Without changed slots, only the patient, doctor and hospital are notified.
  if moved or freed <> occupies_slot(new.status) then
    changed := array[extract(epoch from new.starts_at)::bigint];
  end if;
  if moved then
    changed := changed || extract(epoch from old.starts_at)::bigint;
  end if;
  insert into live_changes values (json_build_object('kind', 'appointment', 'id', new.id, 'doctor', new.doctor_id,
    'patient', new.patient_id, 'hospital', new.hospital_id, 'slots', changed));
  return null;
end $$;
create trigger appointments_booked after insert on appointments
  for each row when (new.status <> 'Held')
  execute function notify_appointment();
comment on trigger appointments_booked on appointments is 'Updates open screens.';
create trigger appointments_changed after update on appointments
  for each row when (
    (old.status, old.starts_at, old.ends_at, old.late_minutes, old.did_not_come,
      old.arrived_at, old.called_at, old.started_at, old.ended_at)
    is distinct from (new.status, new.starts_at, new.ends_at, new.late_minutes, new.did_not_come,
      new.arrived_at, new.called_at, new.started_at, new.ended_at))
  execute function notify_appointment();
comment on trigger appointments_changed on appointments is 'Updates open screens.';

create function notify_reservation() returns trigger language plpgsql as $$
declare
  hold appointments := case tg_op when 'DELETE' then old else new end;
begin
  insert into live_changes values (json_build_object('kind', 'times', 'doctor', hold.doctor_id,
    'slots', array[extract(epoch from hold.starts_at)::bigint]));
  return null;
end $$;
create trigger appointments_reservation_ended after delete on appointments
  for each row when (old.status = 'Held')
  execute function notify_reservation();
comment on trigger appointments_reservation_ended on appointments is 'Updates open screens.';
create trigger appointments_reservation_made after insert on appointments
  for each row when (new.status = 'Held')
  execute function notify_reservation();
comment on trigger appointments_reservation_made on appointments is 'Updates open screens.';

create function notify_visit_details() returns trigger language plpgsql as $$
begin
  insert into live_changes
  select json_build_object('kind', 'appointment', 'id', id, 'doctor', doctor_id, 'patient', patient_id,
    'hospital', hospital_id, 'slots', '[]'::json)
  from appointments where id = new.appointment_id;
  return null;
end $$;
create trigger delay_notices_notified after insert or update on delay_notices
  for each row execute function notify_visit_details();
comment on trigger delay_notices_notified on delay_notices is 'Updates open screens.';
create trigger payments_notified after insert on payments
  for each row execute function notify_visit_details();
comment on trigger payments_notified on payments is 'Updates open screens.';

create function notify_leave() returns trigger language plpgsql as $$
begin
  insert into live_changes
  select json_build_object('kind', 'published', 'doctor', new.doctor_id, 'days', json_agg(day::date::text order by day))
  from generate_series(new.first_day, new.last_day, interval '1 day') as day;
  return null;
end $$;
create trigger leaves_begun after insert on leaves
  for each row execute function notify_leave();
comment on trigger leaves_begun on leaves is 'Updates open screens.';
create trigger leaves_ended after update of state on leaves
  for each row when (new.state in ('undone', 'ended'))
  execute function notify_leave();
comment on trigger leaves_ended on leaves is 'Updates open screens.';

create function reject_payment_change() returns trigger language plpgsql as $$
begin
  raise exception 'A payment is never changed or deleted; it is voided by another row.';
end $$;
create trigger payments_protected before delete or update on payments
  for each row execute function reject_payment_change();
comment on trigger payments_protected on payments is 'Refuses to change or delete a payment.';

create function assign_receipt_number() returns trigger language plpgsql as $$
begin
  select new.issued || jsonb_build_object(
    'collectedBy', case when new.by_role = 'doctor' then new.issued #>> '{doctor,name}'
      else coalesce(nullif(a.name, ''), d.name) end,
    'gstin', nullif(h.gstin, ''))
  into strict new.issued
  from appointments visit
    left join hospitals h on h.id = visit.hospital_id
    left join accounts a on a.id = new.by_id and new.by_role <> 'doctor'
    left join doctors d on d.account_id = a.id
  where visit.id = new.appointment_id;
  return new;
end $$;
create trigger payments_receipt before insert on payments
  for each row execute function assign_receipt_number();
comment on trigger payments_receipt on payments is 'Freezes the collector and tax number in issued.';

create function set_issuer_and_patient() returns trigger language plpgsql as $$
begin
  select jsonb_build_object(
    'mode', a.consult_status,
    -- Null unless it is a hospital's appointment.
    'hospitalLine', v.letterhead_line,
    'doctor', jsonb_build_object(
      'name', d.name,
      'qualifications', d.qualifications,
      'specialization', d.specialization,
      'medicalReg', d.medical_registration,
      'council', d.council,
      'registrationYear', d.registration_year,
      'Hospital', coalesce(v.name, o.name),
      'address', coalesce(nullif(concat_ws(', ', h.address_line, h.city, h.state || ' ' || h.pincode), ''),
        nullif(o.address, '')),
      'phone', coalesce(nullif(v.desk_phone, ''), d.clinic_phone),
      'logoHash', coalesce(v.logo_hash, d.logo_hash),
      'signatureHash', d.signature_hash),
    'patient', jsonb_build_object(
      'name', p.name,
      'gender', p.gender,
      -- The full date, or only the year or year and month if that is all that is known.
      'dateOfBirth', coalesce(to_char(p.date_of_birth, 'YYYY-MM-DD'),
        p.birth_year || coalesce('-' || lpad(p.birth_month::text, 2, '0'), '')),
      'address', nullif(concat_ws(', ',
        nullif(p.street, ''), nullif(p.city, ''), nullif(concat_ws(' ', nullif(p.state, ''), nullif(p.postal_code, '')), '')), ''),
      -- The weight at the visit, otherwise the latest one; a receipt has no weight of its own.
      'weight', coalesce(case when to_jsonb(new) ->> 'weight_kg' is not null
        then jsonb_build_object('kg', (to_jsonb(new) ->> 'weight_kg')::numeric, 'at', a.starts_at) end, (
        select jsonb_build_object('kg', round(w.weight_lbs * 0.45359237, 1), 'at', w.measured_at)
        from vitals w where w.patient_id = p.id and w.weight_lbs is not null
        order by w.measured_at desc, w.id desc limit 1)),
      'allergies', jsonb_build_object(
        'substances', coalesce((
          select jsonb_agg(l.substance order by l.recorded_at, l.id)
          from allergies l where l.patient_id = p.id and l.ended_at is null), '[]'),
        'askedAt', (select max(q.asked_at) from allergy_questions q where q.patient_id = p.id))))
  into strict new.issued
  from appointments a
    join doctors d on d.id = a.doctor_id
    join patients p on p.id = a.patient_id
    join practices o on o.id = a.practice_id
    -- A past appointment stays with its hospital when the practice moves to another.
    left join hospitals v on v.id = a.hospital_id
    left join hospitals h on h.id = coalesce(v.id, case when o.hospital_agreed_at is not null then o.hospital_id end)
  where a.id = new.appointment_id;
  return new;
end $$;
create trigger payments_issued before insert on payments
  for each row execute function set_issuer_and_patient();
comment on trigger payments_issued on payments is 'Freezes doctor, patient and place in issued.';

create trigger appointments_present_person before insert on appointments
  for each row execute function row_of_present_person();
comment on trigger appointments_present_person on appointments is 'Replaces a merged patient with the surviving one.';
