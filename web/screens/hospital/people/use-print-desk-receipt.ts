import { useReceiptPrinter } from '#web/appointments/payments/use-print-receipt.ts';
import { useCall } from '../../../api/context.tsx';

export function usePrintDeskReceipt() {
  const call = useCall();
  return useReceiptPrinter((appointmentId) =>
    call('GET /hospital/visits/:appointmentId/receipt', { params: { appointmentId } }),
  );
}
