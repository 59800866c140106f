import type { PaymentForm } from '#contract/appointments/payments.ts';
import type { Queryable } from '#db/statement.ts';
import { type RecordedPayment, recordPayment } from '#server/appointments/payments/record-payment.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { StaffActor } from '#server/platform/http/actor.ts';
import { asStaffWithin } from './as-staff.ts';

export const collectPayment = (
  actor: StaffActor,
  deps: Pick<Deps, 'clock'>,
  db: Queryable,
  visit: number,
  form: PaymentForm,
): Promise<RecordedPayment> =>
  asStaffWithin(
    actor,
    deps,
    db,
    { visit, permission: 'collect', logs: form.way === 'later' ? 'payLater' : 'collect' },
    ({ doctor }) => recordPayment(doctor, deps, db, visit, form),
  );
