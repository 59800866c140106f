import { lazy, Suspense, useState } from 'react';
import type { PaymentForm } from '#contract/appointments/payments.ts';
import { useCall } from '#web/api/context.tsx';
import { useCommand } from '#web/api/use-command.ts';
import type { SubjectDialog } from '#web/appointments/dialogs/use-subject-dialog.ts';
import { appointmentKeys } from '../queries.ts';
import type { Payable } from './collect-dialog.tsx';
import { reportRecordedPayment, usePrintReceipt } from './use-print-receipt.ts';

// Not needed to see the first screen.
const CollectDialog = lazy(async () => {
  const { CollectDialog } = await import('./collect-dialog.tsx');
  return { default: CollectDialog };
});

/** Asks for the method of payment and records it: `asking.ask(appointment)` opens it. */
export function CollectPayment({ asking }: { readonly asking: SubjectDialog<Payable> }) {
  const call = useCall();
  const print = usePrintReceipt();
  const record = useCommand(
    ({ appointmentId, form }: { readonly appointmentId: string; readonly form: PaymentForm }) =>
      call('POST /appointments/:appointmentId/payment', { params: { appointmentId }, body: form }),
    {
      inPlace: asking,
      done: null,
      onDone({ payment }, { appointmentId }) {
        if (payment) reportRecordedPayment(payment, () => void print.run(appointmentId));
      },
      refresh: [appointmentKeys.all],
    },
  );
  // Stays mounted after the first use, and remembers the last method.
  const [isWanted, setWanted] = useState(false);
  if (asking.subject !== null && !isWanted) setWanted(true);
  if (!isWanted) return null;
  return (
    <Suspense>
      <CollectDialog
        asking={asking}
        busy={record.isPending}
        onCollect={({ appointmentId }, form) => void record.run({ appointmentId, form })}
      />
    </Suspense>
  );
}
