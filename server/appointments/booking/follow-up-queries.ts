import { of, statement } from '#db/statement.ts';
import type { AppointmentStatus } from '#domain/appointments/appointment-lifecycle.ts';
import { releaseConflictingHoldsSql } from '#server/scheduling/reservations/occupied-slot-sql.ts';
import { hospitalNameSql, publishedSlotSql, slotEndSql } from './booking-queries.ts';

/**
 * Copies the needs and reason of an earlier visit; accepted immediately. One statement as in `insertBooking`,
 * without the limits, which apply to patients only. No row if the doctor does not offer the time at that
 * practice.
 */
export const insertFollowUp = statement('insert_follow_up', {
  values: {
    earlierId: of<number>,
    doctorId: of<number>,
    practiceId: of<number | null>,
    startsAt: of<Date>,
    status: of<AppointmentStatus>,
    meetingLink: of<string | null>,
    announced: of<boolean>,
    timeZone: of<string>,
    now: of<Date>,
  },
  row: of<{ id: number | null; has_mode: boolean }>,
  sql: `
    with earlier as (
      select * from appointments where id = :earlierId
    ), published as (
      ${publishedSlotSql({
        doctorId: ':doctorId',
        patientId: '(select patient_id from earlier)',
        consultStatus: '(select consult_status from earlier)',
      })}
    ), slot as (
      select published.* from published, earlier
      where published.practice_id = coalesce(:practiceId::bigint, earlier.practice_id)
    ), given_up as (
      ${releaseConflictingHoldsSql({
        doctorId: ':doctorId',
        patientId: '(select patient_id from earlier)',
        endsAt: slotEndSql,
        isOffered: '(select has_mode from slot)',
      })}
    ), appointment as (
      insert into appointments (
        doctor_id, patient_id, practice_id, hospital, reason, consult_status, pay_status, fee_paise,
        starts_at, ends_at, status, meeting_link, needs, booked_at, hospital_id
      )
      select
        doctor_id, patient_id, slot.practice_id, ${hospitalNameSql('earlier')}, reason, consult_status, 'Unpaid', slot.fee_paise,
        :startsAt, :startsAt::timestamptz + make_interval(mins => interval_minutes),
        :status, :meetingLink, needs, :now, agreed_hospital(slot.practice_id)
      from earlier, slot, (select count(*) from given_up) as made_way
      where has_mode
      on conflict do nothing
      returning id, status, starts_at, sequence
    ), event as (
      insert into appointment_events (appointment_id, at, actor_role, actor_id, action, to_status)
      select id, :now, 'doctor', :doctorId, 'book', status from appointment
    ), announcement as (
      insert into announcements (event, appointment_id, starts_at, sequence, made_at, due_at)
      select 'followUpBooked', id, starts_at, sequence, :now, :now from appointment where :announced
    )
    select a.id, has_mode from slot left join appointment a on true`,
});

export const findFollowUpAt = statement('find_follow_up_at', {
  values: { earlierId: of<number>, startsAt: of<Date> },
  row: of<{ id: number }>,
  sql: `
    select a.id from appointments earlier
    join appointments a on a.doctor_id = earlier.doctor_id and a.patient_id = earlier.patient_id
    where earlier.id = :earlierId and a.starts_at = :startsAt and a.status in ('Pending', 'Confirmed')`,
});

export const listPracticeNames = statement('list_practice_names', {
  values: { doctorId: of<number> },
  row: of<{ id: number; name: string; is_main: boolean }>,
  sql: 'select id, name, is_main from practices where doctor_id = :doctorId and ended_at is null',
});
