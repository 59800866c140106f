import { Refusal } from '#contract/refusals.ts';
import { of, statement } from '#db/statement.ts';
import type { DeskDeed } from '#domain/desk-deeds.ts';
import type { Party } from '#server/appointments/own-appointment.ts';
import { practiceOf } from '#server/appointments/practice-of.ts';
import { isAppointment } from '#server/holds/kept-time.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { StaffCaller } from '#server/platform/mount.ts';
import { deskMay } from './desk-may.ts';
import type { VisitOfDesk } from './note-deed.ts';

/** Of a visit of the hospital: its doctor, and what the desk may do. */
const deskOfVisit = statement('desk_of_visit', {
  values: { id: of<number>, hospitalId: of<number> },
  row: of<{ doctor_id: number; patient_id: number; desk_may: DeskDeed[] }>,
  sql: `
    select a.doctor_id, a.patient_id, ${deskMay} as desk_may from appointments a join ${practiceOf('a')}
    where a.id = :id and a.hospital_id = :hospitalId and ${isAppointment('a')}`,
});

/** Acts as a visit's doctor; `noteDeed` takes it for the log. */
export interface StaffParty extends Party, VisitOfDesk {}

/**
 * As whom the hospital's staff does a deed at a visit: as its doctor, with the doctor's rules; the event names who of the
 * staff it was (M-13). Refuses with `appointment_not_found` at another hospital's visit, and with `desk_may_not` where the
 * doctor's practice does not allow it. `wanted` is null for what every desk does, such as noting who has come.
 */
export async function staffParty(
  { database }: Pick<Deps, 'database'>,
  caller: Pick<StaffCaller, 'role' | 'id' | 'hospitalId'>,
  appointmentId: number,
  wanted: DeskDeed | null,
): Promise<StaffParty> {
  const { role, id, hospitalId } = caller;
  const [visit] = await deskOfVisit(database.pool, { id: appointmentId, hospitalId });
  if (!visit) throw new Refusal('appointment_not_found');
  if (wanted && !visit.desk_may.includes(wanted)) throw new Refusal('desk_may_not');
  const { doctor_id: doctorId, patient_id: patientId } = visit;
  return { role: 'doctor', id: doctorId, actedBy: { role, id }, appointmentId, patientId };
}
