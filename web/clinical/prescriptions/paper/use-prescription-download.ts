import { m } from '#messages/messages.js';
import { useCall } from '#web/api/context.tsx';
import { useDownload } from '#web/api/use-download.ts';

export function usePrescriptionDownload(appointmentId: string) {
  const call = useCall();
  return useDownload(
    () => call('GET /appointments/:appointmentId/prescription.pdf', { params: { appointmentId } }),
    () => `prescription-${appointmentId}.pdf`,
    m.appointments_download_failed,
  );
}
