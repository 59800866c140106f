import type { Prescription } from '#contract/clinical/prescriptions.ts';
import { Refusal } from '#contract/platform/refusals.ts';
import { findPrescribing } from '#server/clinical/prescriptions/find-prescribing.ts';
import { findPrescription } from '#server/clinical/prescriptions/find-prescription.ts';
import type { Party } from '#server/patients/access/acting-user.ts';
import type { Deps } from '#server/platform/deps.ts';
import { type BookerRow, bookerOf, type StaffBookerRow, staffBookerOf } from '../booking/booker-queries.ts';
import {
  type AppointmentDetailRow,
  type AppointmentEventRow,
  appointmentDetailOf,
  type EarlierAppointmentRow,
  earlierAppointments,
  eventsOfAppointment,
} from './appointment-detail-queries.ts';

export interface FoundAppointment {
  readonly row: AppointmentDetailRow;
  readonly events: readonly AppointmentEventRow[];
  readonly earlier: readonly EarlierAppointmentRow[];
  readonly prescription: Prescription | null;
  readonly followUp: boolean;
  /** Who booked it in the patient's place. */
  readonly booker: BookerRow | null;
  readonly staffBooker: StaffBookerRow | null;
}

/**
 * An appointment with its people, events, prescription and earlier appointments (G-07), for its doctor and
 * its patient; `appointment_not_found` for anybody else (docs/product.md#who-may-call-what).
 */
export async function findAppointmentDetail(
  deps: Deps,
  { role, id: callerId }: Party,
  id: number,
): Promise<FoundAppointment> {
  const { pool } = deps.database;
  const doctorId = role === 'doctor' ? callerId : null;
  const patientId = role === 'patient' ? callerId : null;
  const [row] = await appointmentDetailOf(pool, { id, doctorId, patientId });
  if (!row) throw new Refusal('appointment_not_found');
  const [events, earlier, prescription, { followUp }, [booker], [staffBooker]] = await Promise.all([
    eventsOfAppointment(pool, { id }),
    earlierAppointments(pool, {
      id,
      doctorId: row.doctor_id,
      patientId: row.patient_id,
      startsAt: row.starts_at,
    }),
    findPrescription(deps, id),
    findPrescribing(deps, pool, id),
    bookerOf(pool, { id }),
    staffBookerOf(pool, { id }),
  ]);
  return {
    row,
    events,
    earlier,
    prescription,
    followUp,
    booker: booker ?? null,
    staffBooker: staffBooker ?? null,
  };
}
