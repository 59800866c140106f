import { Refusal } from '#contract/platform/refusals.ts';
import { of, type Queryable, statement } from '#db/statement.ts';
import type { DeskPermission } from '#domain/hospital/desk-permissions.ts';
import { isHospitalPaymentSql, joinPaymentSql } from '#server/appointments/payments/payment-sql.ts';
import type { ActingUser } from '#server/patients/access/acting-user.ts';
import type { StaffCaller } from '#server/platform/http/mount.ts';
import { isAppointmentSql } from '#server/scheduling/reservations/occupied-slot-sql.ts';
import { deskPermissionsSql } from './desk-permissions-sql.ts';
import type { DeskVisit } from './log-desk-action.ts';

/** The doctor of a hospital's visit and the desk's permissions, locked until the transaction ends. */
const lockVisitDesk = statement('lock_visit_desk', {
  values: { id: of<number>, hospitalId: of<number> },
  row: of<{ doctor_id: number; patient_id: number; desk_permissions: DeskPermission[] }>,
  sql: `
    select a.doctor_id, a.patient_id, ${deskPermissionsSql} as desk_permissions from appointments a join practices pr on pr.id = a.practice_id
    where a.id = :id and a.hospital_id = :hospitalId and ${isAppointmentSql('a')} for share of pr`,
});

/** The same for a visit whose payment the hospital collected, wherever its practice is now. */
const lockReceiptDesk = statement('lock_receipt_desk', {
  values: { id: of<number>, hospitalId: of<number> },
  row: of<{ doctor_id: number; patient_id: number; desk_permissions: DeskPermission[] }>,
  sql: `
    select a.doctor_id, a.patient_id, '{}'::text[] as desk_permissions from appointments a ${joinPaymentSql}
    where a.id = :id and ${isHospitalPaymentSql('paid')} and ${isAppointmentSql('a')}`,
});

export interface ActingDoctor extends ActingUser, DeskVisit {}

/**
 * The doctor of a hospital's visit as acting user on behalf of staff; events name the staff member. Call it
 * in the transaction of the action, so that a concurrent change of permissions waits. Refuses with
 * `appointment_not_found` at another hospital's visit, and with `desk_may_not` if the practice does not allow
 * it. `wanted` is null for actions every desk may take, such as check-in, and `receipt` for money the
 * hospital collected, also after the doctor has left.
 */
export async function requireActingDoctor(
  db: Queryable,
  caller: Pick<StaffCaller, 'role' | 'id' | 'hospitalId'>,
  appointmentId: number,
  wanted: DeskPermission | 'receipt' | null,
): Promise<ActingDoctor> {
  const { role, id, hospitalId } = caller;
  const find = wanted === 'receipt' ? lockReceiptDesk : lockVisitDesk;
  const [visit] = await find(db, { id: appointmentId, hospitalId });
  if (!visit) throw new Refusal('appointment_not_found');
  if (wanted && wanted !== 'receipt' && !visit.desk_permissions.includes(wanted))
    throw new Refusal('desk_may_not');
  const { doctor_id: doctorId, patient_id: patientId } = visit;
  return { role: 'doctor', id: doctorId, actedBy: { role, id }, appointmentId, patientId };
}
