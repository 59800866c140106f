import { literalsSql } from '#db/literals.ts';
import { slotOccupyingStatuses } from '#domain/appointments/appointment-life.ts';

const slotHoldingStatusesSql = literalsSql(slotOccupyingStatuses);

/**
 * SQL: whether a row of `appointments` keeps its time from others at `:now`, as a visit or as a hold that has not run
 * out (docs/product.md#holds).
 */
export const occupiesSlotSql = (row: string) =>
  `(${row}.status in (${slotHoldingStatusesSql}) and coalesce(${row}.held_until > :now, true))`;

/** SQL: the same for the time of its doctor: a visit that was squeezed in takes none from others. */
export const occupiesDoctorSlotSql = (row: string) =>
  `(${occupiesSlotSql(row)} and coalesce(${row}.squeezed_in, '') = '')`;

/** SQL: whether a row of `appointments` is an appointment. A hold is not, and never read as one. */
export const isAppointmentSql = <Row extends string>(row: Row) => `${row}.status <> 'Held'` as const;

/**
 * SQL that deletes the holds that are not in the way of a visit of this patient with this doctor from `:startsAt` to
 * `endsAt`: those that have run out at `:now`, and the patient's own, wherever they are, if the doctor has no other
 * visit or hold then and `isOffered` says that the visit is not refused for another reason. For a `with` whose ids the
 * insert counts: it must be over before that begins. In the order of the ids, so that two of them do not wait for each other.
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
      and (h.held_until <= :now or (h.patient_id = ${patientId} and ${isOffered} and not exists (
        select from appointments taken
        where taken.doctor_id = ${doctorId} and ${overlaps('taken')} and ${occupiesDoctorSlotSql('taken')}
          and not (taken.status = 'Held' and taken.patient_id = ${patientId})
      )))
    order by h.id for update
  )
  returning id`;
};
