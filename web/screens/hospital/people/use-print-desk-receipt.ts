import { useReceiptPrinter } from '#web/appointments/payments/use-print-receipt.ts';
import { useCall } from '../../../api/context.tsx';

/** Prints the receipt of a visit at the hospital. */
export function usePrintDeskReceipt() {
  const call = useCall();
  return useReceiptPrinter((appointmentId) =>
    call('GET /hospital/visits/:appointmentId/receipt', { params: { appointmentId } }),
  );
}
