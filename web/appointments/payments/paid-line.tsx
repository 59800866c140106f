import { lazy, Suspense } from 'react';
import type { Payment } from '#contract/appointments/payments.ts';
import { m } from '#messages/messages.js';
import { Button } from '#web/ui/button.tsx';
import { formatRupees } from '#web/ui/format/rupees.ts';
import styles from './paid-line.module.css';
import { paymentMethodInSentence } from './payment-method-labels.ts';
import { PrintButton } from './print-button.tsx';
import { usePrintReceipt } from './use-print-receipt.ts';
import { useReceiptDownload } from './use-receipt-download.ts';

// Patients never need it, so it loads on demand.
const VoidReceipt = lazy(async () => {
  const { VoidReceipt } = await import('./void-receipt.tsx');
  return { default: VoidReceipt };
});

interface PaidLineProps {
  readonly appointmentId: string;
  readonly payment: Payment;
  /** For the doctor: a receipt can be voided. */
  readonly canVoid?: boolean;
}

/** "Paid ₹900 by UPI, receipt R-2026-000042" with the receipt to download, or the amount still due. */
export function PaidLine({ appointmentId, payment, canVoid = false }: PaidLineProps) {
  const { way, amount, receipt } = payment;
  const print = usePrintReceipt();
  const file = useReceiptDownload(appointmentId, receipt ?? '');
  if (receipt === null) return <span>{m.payments_due({ amount: formatRupees(amount) })}</span>;
  return (
    <span className={`inline-flex middle shrinks ${styles.line}`}>
      {m.payments_paid({ amount: formatRupees(amount), way: paymentMethodInSentence(way), receipt })}
      <PrintButton busy={print.isPending} onPrint={() => void print.run(appointmentId)} />
      <Button look="plain" className={styles.action} busy={file.isPending} onClick={() => void file.run()}>
        {m.payments_download()}
      </Button>
      {canVoid && (
        <Suspense>
          <VoidReceipt appointmentId={appointmentId} receipt={receipt} amount={amount} />
        </Suspense>
      )}
    </span>
  );
}
