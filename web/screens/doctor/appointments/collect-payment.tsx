import { lazy, Suspense, useState } from 'react';
import { useRecordPayment } from '#web/appointments/changes/use-record-payment.ts';
import type { SubjectDialog } from '#web/appointments/dialogs/use-subject-dialog.ts';
import type { Payable } from '#web/appointments/payments/collect-dialog.tsx';
import { reportRecordedPayment, usePrintReceipt } from '#web/appointments/payments/use-print-receipt.ts';

// Not needed to see the first screen.
const CollectDialog = lazy(async () => {
  const { CollectDialog } = await import('#web/appointments/payments/collect-dialog.tsx');
  return { default: CollectDialog };
});

/** Asks for the method of payment and records it: `asking.ask(appointment)` opens it. */
export function CollectPayment({ asking }: { readonly asking: SubjectDialog<Payable> }) {
  const { busy, record } = useRecordPayment();
  const print = usePrintReceipt();
  // Stays mounted after the first use, and remembers the last method.
  const [isWanted, setWanted] = useState(false);
  if (asking.subject !== null && !isWanted) setWanted(true);
  if (!isWanted) return null;
  return (
    <Suspense>
      <CollectDialog
        asking={asking}
        busy={busy}
        onCollect={async (visit, form) => {
          const outcome = await asking.settle(visit, record(visit.appointmentId, form));
          const payment = outcome.state === 'done' ? outcome.answer.payment : null;
          if (payment) reportRecordedPayment(payment, () => print.mutate(visit.appointmentId));
        }}
      />
    </Suspense>
  );
}
