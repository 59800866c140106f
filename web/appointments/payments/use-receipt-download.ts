import { m } from '#messages/messages.js';
import { useCall } from '#web/api/context.tsx';
import { useDownload } from '#web/api/use-download.ts';

export function useReceiptDownload(appointmentId: string, receipt: string) {
  const call = useCall();
  return useDownload(
    () => call('GET /appointments/:appointmentId/receipt.pdf', { params: { appointmentId } }),
    () => `receipt-${receipt}.pdf`,
    m.payments_download_failed,
  );
}
