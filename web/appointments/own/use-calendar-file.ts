import { m } from '#messages/messages.js';
import { useCall } from '#web/api/context.tsx';
import { useDownload } from '#web/api/use-download.ts';

/** Saves a visit as a file that calendars of phones and computers open. */
export function useCalendarFile(appointmentId: string) {
  const call = useCall();
  return useDownload(
    () => call('GET /appointments/:appointmentId/calendar.ics', { params: { appointmentId } }),
    () => `${appointmentId}.ics`,
    m.session_no_connection,
  );
}
