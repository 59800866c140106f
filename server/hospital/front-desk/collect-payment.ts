import type { PaymentForm } from '#contract/appointments/payments.ts';
import type { Queryable } from '#db/statement.ts';
import { type RecordedPayment, recordPayment } from '#server/appointments/payments/record-payment.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { StaffCaller } from '#server/platform/http/mount.ts';
import { logDeskAction } from './log-desk-action.ts';
import { requireActingDoctor } from './require-acting-doctor.ts';

export async function collectPayment(
  deps: Pick<Deps, 'clock'>,
  db: Queryable,
  caller: StaffCaller,
  appointmentId: number,
  form: PaymentForm,
  address: string,
): Promise<RecordedPayment> {
  const actingUser = await requireActingDoctor(db, caller, appointmentId, 'collect');
  const by = { role: caller.role, id: caller.id };
  const recorded = await recordPayment(deps, db, actingUser.id, appointmentId, form, by);
  await logDeskAction(deps, db, caller, address, actingUser, form.way === 'later' ? 'payLater' : 'collect');
  return recorded;
}
