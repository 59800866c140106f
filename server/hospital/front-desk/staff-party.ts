import { Refusal } from '#contract/platform/refusals.ts';
import { of, type Queryable, statement } from '#db/statement.ts';
import type { DeskDeed } from '#domain/hospital/desk-deeds.ts';
import { isOfHospital, paymentOfAppointment } from '#server/appointments/payments/payment-columns.ts';
import type { Party } from '#server/patients/access/acting-user.ts';
import type { StaffCaller } from '#server/platform/http/mount.ts';
import { isAppointment } from '#server/scheduling/reservations/kept-time.ts';
import { deskMay } from './desk-may.ts';
import type { VisitOfDesk } from './note-deed.ts';

/** Of a visit of the hospital: its doctor, and what the desk may do, which stays so until the transaction ends. */
const deskOfVisit = statement('desk_of_visit', {
  values: { id: of<number>, hospitalId: of<number> },
  row: of<{ doctor_id: number; patient_id: number; desk_may: DeskDeed[] }>,
  sql: `
    select a.doctor_id, a.patient_id, ${deskMay} as desk_may from appointments a join practices pr on pr.id = a.practice_id
    where a.id = :id and a.hospital_id = :hospitalId and ${isAppointment('a')} for share of pr`,
});

/** The same of a visit whose money the hospital collected, wherever its practice is now. */
const deskOfReceipt = statement('desk_of_receipt', {
  values: { id: of<number>, hospitalId: of<number> },
  row: of<{ doctor_id: number; patient_id: number; desk_may: DeskDeed[] }>,
  sql: `
    select a.doctor_id, a.patient_id, '{}'::text[] as desk_may from appointments a ${paymentOfAppointment}
    where a.id = :id and ${isOfHospital('paid')} and ${isAppointment('a')}`,
});

/** Acts as a visit's doctor; `noteDeed` takes it for the log. */
export interface StaffParty extends Party, VisitOfDesk {}

/**
 * As whom the hospital's staff does a deed at a visit: as its doctor, with the doctor's rules; the event names who of the
 * staff it was (M-13). Call it in the transaction of the deed: a doctor who takes the permission back waits for its end, or is
 * waited for. Refuses with `appointment_not_found` at another hospital's visit, and with `desk_may_not` where the
 * doctor's practice does not allow it. `wanted` is null for what every desk does, such as noting who has come, and `receipt` for
 * what concerns money that the hospital collected, also when the doctor has left.
 */
export async function staffParty(
  db: Queryable,
  caller: Pick<StaffCaller, 'role' | 'id' | 'hospitalId'>,
  appointmentId: number,
  wanted: DeskDeed | 'receipt' | null,
): Promise<StaffParty> {
  const { role, id, hospitalId } = caller;
  const find = wanted === 'receipt' ? deskOfReceipt : deskOfVisit;
  const [visit] = await find(db, { id: appointmentId, hospitalId });
  if (!visit) throw new Refusal('appointment_not_found');
  if (wanted && wanted !== 'receipt' && !visit.desk_may.includes(wanted)) throw new Refusal('desk_may_not');
  const { doctor_id: doctorId, patient_id: patientId } = visit;
  return { role: 'doctor', id: doctorId, actedBy: { role, id }, appointmentId, patientId };
}
