import { m } from '#messages/messages.js';
import { PrintButton } from '#web/appointments/payments/print-button.tsx';
import { useCall } from '../../../api/context.tsx';
import { useDownload } from '../../../api/use-download.ts';
import { Button } from '../../../ui/button.tsx';
import type { ActionableVisit } from './use-desk-deeds.tsx';
import { usePrintDeskReceipt } from './use-print-desk-receipt.ts';

export function FrontDeskReceipt({ visit: { appointmentId, payment } }: { readonly visit: ActionableVisit }) {
  const call = useCall();
  const { mutate, isPending } = useDownload(
    () => call('GET /hospital/visits/:appointmentId/receipt.pdf', { params: { appointmentId } }),
    () => `receipt-${payment?.receipt}.pdf`,
    m.payments_download_failed,
  );
  const print = usePrintDeskReceipt();
  if (!payment?.receipt) return null;
  return (
    <>
      <PrintButton busy={print.isPending} onPrint={() => print.mutate(appointmentId)} />
      <Button look="plain" busy={isPending} onClick={() => mutate()}>
        {m.payments_download()}
      </Button>
    </>
  );
}
