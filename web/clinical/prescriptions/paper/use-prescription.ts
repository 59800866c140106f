import { useQuery } from '@tanstack/react-query';
import { m } from '#messages/messages.js';
import { useCall } from '#web/api/context.tsx';
import { useDownload } from '#web/api/use-download.ts';

/** The response contains null while there is none. */
export function usePrescription(appointmentId: string, enabled = true) {
  const call = useCall();
  return useQuery({
    queryKey: ['appointment-prescription', appointmentId],
    queryFn: ({ signal }) =>
      call('GET /appointments/:appointmentId/prescription', { params: { appointmentId }, signal }),
    enabled,
  });
}

export function usePrescriptionDownload(appointmentId: string) {
  const call = useCall();
  return useDownload(
    () => call('GET /appointments/:appointmentId/prescription.pdf', { params: { appointmentId } }),
    () => `prescription-${appointmentId}.pdf`,
    m.appointments_download_failed,
  );
}
