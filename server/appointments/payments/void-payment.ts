import { Refusal } from '#contract/platform/refusals.ts';
import type { Queryable } from '#db/statement.ts';
import type { Deps } from '#server/platform/deps.ts';
import { type Actor, isStaffAccount, toEventActor } from '#server/platform/http/actor.ts';
import { presentPayment } from './payment-presenter.ts';
import { findPayment, insertVoid, lockForPayment } from './payment-queries.ts';
import { isRecordedByDesk } from './payment-sql.ts';
import type { RecordedPayment } from './record-payment.ts';

/**
 * Voids a receipt by a row of its own; call it in a transaction. The receipt is named, so that a repeat or a
 * second tab cannot void a later one. Refuses with `appointment_not_found`, `no_receipt`, or `desk_may_not`
 * where the desk voids what the doctor recorded.
 */
export async function voidPayment(
  doctor: Actor,
  { clock }: Pick<Deps, 'clock'>,
  db: Queryable,
  appointmentId: number,
  receipt: string,
): Promise<RecordedPayment> {
  const [appointment] = await lockForPayment(db, { id: appointmentId, doctorId: doctor.id });
  if (!appointment) throw new Refusal('appointment_not_found');
  const [before] = await findPayment(db, { appointmentId });
  if (!before?.payment_id || presentPayment(before)?.receipt !== receipt) throw new Refusal('no_receipt');
  if (isStaffAccount(doctor) && !isRecordedByDesk(before.paid_by)) throw new Refusal('desk_may_not');
  const { actorRole: byRole, actorId: byId } = toEventActor(doctor);
  await insertVoid(db, {
    id: before.payment_id,
    at: new Date(clock.now()),
    byRole,
    byId,
  });
  const [after] = await findPayment(db, { appointmentId });
  if (!after) throw new Error(`Appointment ${appointmentId} has vanished`);
  return { status: appointment.status, payment: after };
}
