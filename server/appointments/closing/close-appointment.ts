import type { z } from 'zod';
import type { updateStatusEndpoint } from '#contract/appointments/appointment-changes.ts';
import {
  type AppointmentAction,
  type AppointmentStatus,
  findActionBetween,
} from '#domain/appointments/appointment-lifecycle.ts';
import { recordPayment } from '#server/appointments/payments/record-payment.ts';
import { preparePrescription } from '#server/clinical/prescriptions/check-prescription.ts';
import { issueDraft } from '#server/clinical/prescriptions/issue-draft.ts';
import { writePrescription } from '#server/clinical/prescriptions/write-prescription.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import { changeStatus } from '../changes/change-status.ts';

/** Actions in today's table and on the detail page; reschedule requests are answered elsewhere. */
const closingActions: readonly AppointmentAction[] = [
  'complete',
  'completeLate',
  'callOff',
  'reschedule',
  'reject',
];

/**
 * Closes an appointment: Completed with an optional prescription and payment, Rejected with a reason, or
 * Rescheduled. Refuses as `changeStatus` does, or with `already_paid`.
 */
export async function closeAppointment(
  doctor: Actor,
  deps: Deps,
  appointmentId: number,
  { appStatus, rejectionReason, prescription, payment }: z.output<typeof updateStatusEndpoint.body>,
): Promise<AppointmentStatus> {
  const choose = (status: AppointmentStatus) => {
    const action = findActionBetween('doctor', status, appStatus);
    return action && closingActions.includes(action) ? action : null;
  };
  const particulars = appStatus === 'Rejected' ? { rejectionReason } : {};
  const prepared = prescription ? await preparePrescription(deps, prescription) : null;
  return deps.database.transaction(async (db) => {
    const { status } = await changeStatus(doctor, deps, db, appointmentId, choose, particulars);
    if (status !== 'Completed') return status;
    if (prepared) await writePrescription(deps, db, appointmentId, prepared, null);
    else await issueDraft(deps, db, appointmentId);
    if (payment) await recordPayment(doctor, deps, db, appointmentId, payment);
    return status;
  });
}
