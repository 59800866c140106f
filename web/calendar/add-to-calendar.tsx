import { m } from '#messages/messages.js';
import { useCall } from '../api/context.tsx';
import { useDownload } from '../api/use-download.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';

interface AddToCalendarProps {
  readonly appointmentId: string;
}

/** Saves a visit as a file that the calendar of a phone or computer opens (N-05). */
export function AddToCalendar({ appointmentId }: AddToCalendarProps) {
  const call = useCall();
  const download = useDownload(
    () => call('GET /appointments/:appointmentId/calendar.ics', { params: { appointmentId } }),
    () => `${appointmentId}.ics`,
    m.session_no_connection,
  );
  return (
    <Button look="quiet" busy={download.isPending} onClick={() => download.mutate()}>
      <Icon name="calendar" />
      {m.calendar_add()}
    </Button>
  );
}
