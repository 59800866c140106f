import type { Actor, AppointmentAction, AppointmentStatus } from '#domain/appointment-life.ts';
import { openStatuses } from '#domain/appointment-life.ts';
import { dayEnd, dayStart } from '#domain/slot-grid.ts';
import { statement } from '#server/platform/database.ts';

export interface AppointmentFactsRow {
  id: number;
  doctor_id: number;
  patient_id: number;
  status: AppointmentStatus;
  former_status: AppointmentStatus | null;
  starts_at: Date;
  consult_status: string;
  preferred_start: Date | null;
}

/** What the rules need to know of an appointment, if it is the doctor's or the patient's own. */
export const appointmentFacts = statement<
  AppointmentFactsRow,
  [id: number, doctorId: number | null, patientId: number | null]
>(
  'appointment_facts',
  `select id, doctor_id, patient_id, status, former_status, starts_at, consult_status, preferred_start
   from appointments where id = $1 and (doctor_id = $2 or patient_id = $3)`,
);

/**
 * Takes an appointment from one status to another and leaves the event row, in one statement: whoever finds the
 * status changed meanwhile changes nothing and gets no row.
 */
export const moveFromTo = statement<
  { id: number },
  [
    id: number,
    from: AppointmentStatus,
    to: AppointmentStatus,
    action: AppointmentAction,
    actorRole: Actor,
    actorId: number | null,
    at: Date,
    note: string | null,
    rejectionReason: string | null,
    rescheduleReason: string | null,
    preferredStart: Date | null,
    meetingLink: string | null,
  ]
>(
  'move_from_to',
  `with moved as (
     update appointments set
       status = $3,
       former_status = case when $3 = 'Request for Rescheduling' then $2 end,
       rejection_reason = coalesce($9, rejection_reason),
       reschedule_reason = case when $3 = 'Request for Rescheduling' then $10 else reschedule_reason end,
       preferred_start = case when $3 = 'Request for Rescheduling' then $11 else preferred_start end,
       meeting_link = coalesce(meeting_link, $12)
     where id = $1 and status = $2
     returning id
   ), event as (
     insert into appointment_events (appointment_id, at, actor_role, actor_id, action, from_status, to_status, note)
     select id, $7, $5, $6, $4, $2, $3, $8 from moved
   )
   select id from moved`,
);

/**
 * Books the time that an appointment is moved to: as `insertBooking`, but accepted already, and linked to the one
 * that it replaces. The replaced one has been moved by then, so its own time is free for it.
 */
export const insertReplacement = statement<
  { interval_minutes: number | null; appointment_id: number | null },
  [
    replacedId: number,
    day: string,
    startMinutes: number,
    startsAt: Date,
    status: AppointmentStatus,
    meetingLink: string | null,
    actorRole: Actor,
    actorId: number,
    now: Date,
  ]
>(
  'insert_replacement',
  `with old as (
     select * from appointments where id = $1
   ), slot as (
     select interval_minutes from published_slots
     where doctor_id = (select doctor_id from old) and day = $2 and $3::smallint = any(starts)
       and ($3::smallint - ${dayStart}) % interval_minutes = 0 and $3::smallint + interval_minutes <= ${dayEnd}
     for share
   ), appointment as (
     insert into appointments (doctor_id, patient_id, hospital, starts_at, ends_at, status, reason, consult_status,
       pay_status, fee_paise, meeting_link, replaces_id, booked_at)
     select old.doctor_id, old.patient_id, old.hospital, $4,
       $4::timestamptz + make_interval(mins => slot.interval_minutes), $5, old.reason, old.consult_status,
       old.pay_status, old.fee_paise, $6, old.id, $9
     from old, slot
     on conflict do nothing
     returning id, status
   ), event as (
     insert into appointment_events (appointment_id, at, actor_role, actor_id, action, to_status)
     select id, $9, $7, $8, 'book', status from appointment
   )
   select (select interval_minutes from slot), (select id from appointment) as appointment_id`,
);

const open = openStatuses.map((status) => `'${status}'`).join(', ');

/**
 * Closes what nobody closed: open appointments that start before `today` began become Incomplete, each with its
 * event. Rows that another process is closing at this moment are left to it.
 */
export const lapseBefore = statement<{ id: number }, [todayBegan: Date, at: Date]>(
  'lapse_before',
  `with due as (
     select id, status from appointments
     where starts_at < $1 and status in (${open})
     order by id limit 1000 for update skip locked
   ), lapsed as (
     update appointments a set status = 'Incomplete', former_status = null
     from due where a.id = due.id
     returning a.id, due.status as before
   ), event as (
     insert into appointment_events (appointment_id, at, actor_role, action, from_status, to_status)
     select id, $2, 'system', 'lapse', before, 'Incomplete' from lapsed
   )
   select id from lapsed`,
);
