import { m } from '#messages/messages.js';
import { useCall } from '#web/api/context.tsx';
import { useDownload } from '#web/api/use-download.ts';
import { PrintButton } from '#web/appointments/payments/print-button.tsx';
import { useReceiptPrinter } from '#web/appointments/payments/use-print-receipt.ts';
import { Button } from '#web/ui/button.tsx';
import type { ActionableVisit } from './desk-actions.ts';

export function usePrintDeskReceipt() {
  const call = useCall();
  return useReceiptPrinter((appointmentId) =>
    call('GET /hospital/visits/:appointmentId/receipt', { params: { appointmentId } }),
  );
}

export function FrontDeskReceipt({ visit: { appointmentId, payment } }: { readonly visit: ActionableVisit }) {
  const call = useCall();
  const { run, isPending } = useDownload(
    () => call('GET /hospital/visits/:appointmentId/receipt.pdf', { params: { appointmentId } }),
    () => `receipt-${payment?.receipt}.pdf`,
    m.payments_download_failed,
  );
  const print = usePrintDeskReceipt();
  if (!payment?.receipt) return null;
  return (
    <>
      <PrintButton busy={print.isPending} onPrint={() => void print.run(appointmentId)} />
      <Button look="plain" busy={isPending} onClick={() => void run()}>
        {m.payments_download()}
      </Button>
    </>
  );
}
