import { of, statement } from '#db/statement.ts';
import { isAppointment, keepsTime } from '#server/holds/kept-time.ts';

/** Whether the patient has another visit while a published slot of a doctor lasts. A time that they hold gives way to a booking. */
export const isPatientBusy = statement('is_patient_busy', {
  values: {
    doctorId: of<number>,
    patientId: of<number>,
    day: of<string>,
    startMinutes: of<number>,
    startsAt: of<Date>,
    now: of<Date>,
  },
  row: of<{ is_busy: boolean }>,
  sql: `
    select exists (
      select from published_days p join appointments a on a.patient_id = :patientId
        and tstzrange(a.starts_at, a.ends_at) &&
          tstzrange(:startsAt, :startsAt::timestamptz + make_interval(mins => p.interval_minutes))
      where p.doctor_id = :doctorId and p.day = :day and :startMinutes::smallint = any(p.starts)
        and ${keepsTime('a')} and ${isAppointment('a')}
    ) as is_busy`,
});

/** What keeps a visit from being squeezed in: a leave of the doctor, or another visit of the patient; null: neither. */
export const squeezeObstacle = statement('squeeze_obstacle', {
  values: {
    doctorId: of<number>,
    patientId: of<number>,
    day: of<string>,
    startMinutes: of<number>,
    startsAt: of<Date>,
    now: of<Date>,
  },
  row: of<{ obstacle: 'doctor_on_leave' | 'patient_busy' | null }>,
  sql: `
    select case
      when leave_closes(:doctorId, :startsAt, e.ends_at) then 'doctor_on_leave'
      when exists (
        select from appointments a where a.patient_id = :patientId and ${keepsTime('a')} and ${isAppointment('a')}
          and tstzrange(a.starts_at, a.ends_at) && tstzrange(:startsAt, e.ends_at)
      ) then 'patient_busy'
    end as obstacle
    from published_days p, lateral (select :startsAt::timestamptz + make_interval(mins => p.interval_minutes) as ends_at) e
    where p.doctor_id = :doctorId and p.day = :day and :startMinutes::smallint = any(p.starts)
    limit 1`,
});
