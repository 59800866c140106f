import type { Prescription } from '#contract/clinical/prescriptions.ts';
import { Refusal } from '#contract/platform/refusals.ts';
import { findPrescribingContext } from '#server/clinical/prescriptions/find-prescribing-context.ts';
import { findPrescription } from '#server/clinical/prescriptions/find-prescription.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import {
  type BookerRow,
  findBooker,
  findStaffBooker,
  type StaffBookerRow,
} from '../booking/booker-queries.ts';
import {
  type AppointmentDetailRow,
  type AppointmentEventRow,
  type EarlierAppointmentRow,
  findAppointmentDetailRow,
  listAppointmentEvents,
  listEarlierAppointments,
} from './appointment-detail-queries.ts';

export interface FoundAppointment {
  readonly row: AppointmentDetailRow;
  readonly events: readonly AppointmentEventRow[];
  readonly earlier: readonly EarlierAppointmentRow[];
  readonly prescription: Prescription | null;
  readonly followUp: boolean;
  readonly booker: BookerRow | null;
  readonly staffBooker: StaffBookerRow | null;
}

/** Only the doctor and the patient find it; `appointment_not_found` for anyone else. */
export async function findAppointmentDetail(
  { role, id: callerId }: Actor,
  deps: Deps,
  id: number,
): Promise<FoundAppointment> {
  const { pool } = deps.database;
  const doctorId = role === 'doctor' ? callerId : null;
  const patientId = role === 'patient' ? callerId : null;
  const [row] = await findAppointmentDetailRow(pool, { id, doctorId, patientId });
  if (!row) throw new Refusal('appointment_not_found');
  const [events, earlier, prescription, { followUp }, [booker], [staffBooker]] = await Promise.all([
    listAppointmentEvents(pool, { id }),
    listEarlierAppointments(pool, {
      id,
      doctorId: row.doctor_id,
      patientId: row.patient_id,
      startsAt: row.starts_at,
    }),
    findPrescription(deps, id),
    findPrescribingContext(deps, pool, id),
    findBooker(pool, { id }),
    findStaffBooker(pool, { id }),
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
