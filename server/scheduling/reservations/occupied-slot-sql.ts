import { literalsSql } from '#db/sql-literals.ts';
import { slotOccupyingStatuses } from '#domain/appointments/appointment-lifecycle.ts';

const slotHoldingStatusesSql = literalsSql(slotOccupyingStatuses);

/** True if a row of `appointments` occupies its time at `:now`, as a visit or as an unexpired reservation. */
export const occupiesSlotSql = (row: string) =>
  `(${row}.status in (${slotHoldingStatusesSql}) and coalesce(${row}.reserved_until > :now, true))`;

/** Like `occupiesSlotSql`, but for the doctor's time: a squeezed-in visit blocks no one else. */
export const occupiesDoctorSlotSql = (row: string) =>
  `(${occupiesSlotSql(row)} and coalesce(${row}.squeeze_in_reason, '') = '')`;

/** False for a reservation, which must never be read as an appointment. */
export const isAppointmentSql = <Row extends string>(row: Row) => `${row}.status <> 'Held'` as const;

/**
 * Deletes reservations that must yield to a visit from `:startsAt` to `endsAt`: those expired at `:now`, and
 * the patient's own with any doctor, if the doctor is otherwise free then and `isOffered`. Use it in a `with`
 * and have the insert count its ids, so that it finishes first. Locks in the order of ids to avoid deadlocks.
 */
export const releaseConflictingHoldsSql = ({
  doctorId,
  patientId,
  endsAt,
  isOffered,
}: Readonly<Record<'doctorId' | 'patientId' | 'endsAt' | 'isOffered', string>>) => {
  const overlaps = (row: string) =>
    `${row}.starts_at > :startsAt::timestamptz - interval '1 day' and ${row}.starts_at < ${endsAt} and ${row}.ends_at > :startsAt`;
  return `
  delete from appointments where id in (
    select h.id from appointments h
    where h.status = 'Held' and (h.doctor_id = ${doctorId} or h.patient_id = ${patientId})
      and ${overlaps('h')}
      and (h.reserved_until <= :now or (h.patient_id = ${patientId} and ${isOffered} and not exists (
        select from appointments taken
        where taken.doctor_id = ${doctorId} and ${overlaps('taken')} and ${occupiesDoctorSlotSql('taken')}
          and not (taken.status = 'Held' and taken.patient_id = ${patientId})
      )))
    order by h.id for update
  )
  returning id`;
};
