import { of, statement } from '#db/statement.ts';
import { isAppointmentSql, occupiesSlotSql } from '#server/scheduling/reservations/occupied-slot-sql.ts';
import { hasSlotSql } from './booking-queries.ts';

/** A reservation of the patient does not count: it yields to a booking. */
export const isPatientBusy = statement('is_patient_busy', {
  values: {
    doctorId: of<number>,
    patientId: of<number>,
    startsAt: of<Date>,
    timeZone: of<string>,
    now: of<Date>,
  },
  row: of<{ is_busy: boolean }>,
  sql: `
    select exists (
      select from published_days p join appointments a on a.patient_id = :patientId
        and tstzrange(a.starts_at, a.ends_at) &&
          tstzrange(:startsAt, :startsAt::timestamptz + make_interval(mins => p.interval_minutes))
      where p.doctor_id = :doctorId and ${hasSlotSql}
        and ${occupiesSlotSql('a')} and ${isAppointmentSql('a')}
    ) as is_busy`,
});

export const isOnLeave = statement('is_on_leave', {
  values: { doctorId: of<number>, startsAt: of<Date>, timeZone: of<string> },
  row: of<{ on_leave: boolean }>,
  sql: `
    select exists (
      select from published_days p
      where p.doctor_id = :doctorId and ${hasSlotSql}
        and leave_closes(:doctorId, :startsAt, :startsAt::timestamptz + make_interval(mins => p.interval_minutes))
    ) as on_leave`,
});
