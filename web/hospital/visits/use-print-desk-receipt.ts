import { useCall } from '#web/api/context.tsx';
import { useReceiptPrinter } from '#web/appointments/payments/use-print-receipt.ts';

export function usePrintDeskReceipt() {
  const call = useCall();
  return useReceiptPrinter((appointmentId) =>
    call('GET /hospital/visits/:appointmentId/receipt', { params: { appointmentId } }),
  );
}
