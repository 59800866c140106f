import { literalsSql } from '#db/sql-literals.ts';
import { of, statement } from '#db/statement.ts';
import type {
  ActionSource,
  AppointmentAction,
  AppointmentStatus,
  EventActor,
} from '#domain/appointments/appointment-lifecycle.ts';
import { openStatuses } from '#domain/appointments/appointment-lifecycle.ts';
import { unattendedStatuses } from '#domain/appointments/appointment-outcomes.ts';
import type { ConsultMode } from '#domain/doctors/consult-modes.ts';
import type { AnnouncedEvent } from '#domain/messaging/announcements.ts';
import { isAppointmentSql } from '#server/scheduling/reservations/occupied-slot-sql.ts';
import { notifiedDelaySql } from '../delays/notified-delay-sql.ts';
import { stepCountSql, wasAcceptedSql } from './is-accepted.ts';

export interface AppointmentFactsRow {
  id: number;
  doctor_id: number;
  patient_id: number;
  status: AppointmentStatus;
  former_status: AppointmentStatus | null;
  starts_at: Date;
  consult_status: ConsultMode;
  practice_id: number;
  preferred_start: Date | null;
  did_not_come: boolean;
  has_come: boolean;
  doctor_late: number | null;
  ended_at: Date | null;
  was_accepted: boolean;
}

/** Joins the event that gave an appointment `a` its final status, as `ended`. */
export const joinEndEventSql = `left join lateral (
    select at, actor_role, from_status from appointment_events
    where appointment_id = a.id and to_status = a.status and from_status is distinct from to_status
      and a.status in (${literalsSql([...unattendedStatuses, 'Completed'])})
    order by id desc limit 1
  ) ended on true`;

export const findAppointmentFacts = statement('find_appointment_facts', {
  values: { id: of<number>, doctorId: of<number | null>, patientId: of<number | null> },
  row: of<AppointmentFactsRow>,
  sql: `
    select a.id, a.doctor_id, a.patient_id, a.status, a.former_status, a.starts_at, a.consult_status, a.practice_id,
      a.preferred_start, a.did_not_come, ${stepCountSql} > 0 as has_come, ${notifiedDelaySql} as doctor_late, ended.at as ended_at, ${wasAcceptedSql}
    from appointments a ${joinEndEventSql}
    where a.id = :id and (a.doctor_id = :doctorId or a.patient_id = :patientId) and ${isAppointmentSql('a')}`,
});

/**
 * Changes the status, writes the event and announces it in one statement. No row if the status, or the one to
 * return to, has changed meanwhile.
 */
export const updateStatus = statement('update_status', {
  values: {
    id: of<number>,
    from: of<AppointmentStatus>,
    former: of<AppointmentStatus | null>,
    to: of<AppointmentStatus>,
    action: of<AppointmentAction>,
    actorRole: of<EventActor>,
    actorId: of<number | null>,
    via: of<ActionSource | null>,
    at: of<Date>,
    note: of<string | null>,
    rejectionReason: of<string | null>,
    rescheduleReason: of<string | null>,
    preferredStart: of<Date | null>,
    meetingLink: of<string | null>,
    announced: of<AnnouncedEvent | null>,
    announcedFacts: of<string>,
    announceAt: of<Date>,
  },
  row: of<{ id: number }>,
  sql: `
    with changed as (
      update appointments a set
        status = :to,
        former_status = case when :to in ('Request for Rescheduling', 'Completed')
          or (:action = 'didNotCome' and :from <> 'Incomplete') then :from end,
        did_not_come = :action = 'didNotCome',
        ended_at = case :action when 'complete' then coalesce(ended_at, :at) when 'reopen' then null else ended_at end,
        rejection_reason = coalesce(:rejectionReason, rejection_reason),
        reschedule_reason =
          case when :to = 'Request for Rescheduling' then :rescheduleReason else reschedule_reason end,
        preferred_start =
          case when :to = 'Request for Rescheduling' then :preferredStart else preferred_start end,
        meeting_link = coalesce(meeting_link, :meetingLink),
        sequence = sequence + 1
      where id = :id and status = :from and former_status is not distinct from :former
        and not (:action = 'didNotCome' and (did_not_come or (:from <> 'Incomplete' and ${stepCountSql} > 0)))
      returning id, starts_at, sequence
    ), event as (
      insert into appointment_events
        (appointment_id, at, actor_role, actor_id, via, action, from_status, to_status, note)
      select id, :at, :actorRole, :actorId, :via, :action, :from, :to, :note from changed
    ), announcement as (
      insert into announcements (event, appointment_id, starts_at, sequence, facts, made_at, due_at)
      select :announced, id, starts_at, sequence, :announcedFacts, :at, :announceAt
      from changed where :announced::text is not null
    )
    select id from changed`,
});

export const findLatestAction = statement('find_latest_action', {
  values: { id: of<number> },
  row: of<{ action: AppointmentAction | 'book'; to_status: AppointmentStatus }>,
  sql: `
    select action, to_status from appointment_events where appointment_id = :id order by id desc limit 1`,
});

const openStatusesSql = literalsSql(openStatuses);

/**
 * Makes open appointments that start before `todayBegan` Incomplete, each with its event. Skips rows that
 * another process has locked.
 */
export const lapseAppointmentsBefore = statement('lapse_appointments_before', {
  values: { todayBegan: of<Date>, at: of<Date> },
  row: of<{ id: number }>,
  sql: `
    with due as (
      select id, status from appointments
      where starts_at < :todayBegan and status in (${openStatusesSql})
      order by id limit 1000 for update skip locked
    ), lapsed as (
      update appointments a set status = 'Incomplete', former_status = null
      from due where a.id = due.id
      returning a.id, due.status as before
    ), event as (
      insert into appointment_events (appointment_id, at, actor_role, action, from_status, to_status)
      select id, :at, 'system', 'lapse', before, 'Incomplete' from lapsed
    )
    select id from lapsed`,
});
