import type { PaymentForm } from '#contract/appointments/payments.ts';
import { recordProgress } from '#server/appointments/changes/record-progress.ts';
import type { RecordedPayment } from '#server/appointments/payments/record-payment.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { StaffActor } from '#server/platform/http/actor.ts';
import { asStaffWithin } from './as-staff.ts';
import { collectPayment } from './collect-payment.ts';

/**
 * Records that the patient has come, and the payment if there was one, both or neither. Someone else may have
 * checked them in before; then only the payment is new. Refuses as `recordProgress` and `collectPayment` do.
 */
export async function checkIn(
  actor: StaffActor,
  deps: Deps,
  visit: number,
  payment: PaymentForm | null | undefined,
): Promise<{ readonly arrivedAt: string | null; readonly paid: RecordedPayment | null }> {
  return deps.database.transaction(async (db) => {
    const step = { visit, permission: null, logs: 'arrive' } as const;
    const { row } = await asStaffWithin(actor, deps, db, step, ({ doctor }) =>
      recordProgress(doctor, deps, db, visit, 'arrive'),
    );
    const arrivedAt = row.arrived_at?.toISOString() ?? null;
    return { arrivedAt, paid: payment ? await collectPayment(actor, deps, db, visit, payment) : null };
  });
}
