import type { ReactNode } from 'react';
import { m } from '#messages/messages.js';
import { useCall } from '#web/api/context.tsx';
import { useDownload } from '#web/api/use-download.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';

interface AddToCalendarProps {
  readonly appointmentId: string;
  /** Ends its accessible name with the visit it is about. */
  readonly of?: ReactNode;
}

/** Saves a visit as a file that calendars of phones and computers open. */
export function AddToCalendar({ appointmentId, of }: AddToCalendarProps) {
  const call = useCall();
  const download = useDownload(
    () => call('GET /appointments/:appointmentId/calendar.ics', { params: { appointmentId } }),
    () => `${appointmentId}.ics`,
    m.session_no_connection,
  );
  return (
    <Button look="quiet" busy={download.isPending} onClick={() => void download.run()}>
      <Icon name="calendar" />
      {m.calendar_add()}
      {of}
    </Button>
  );
}
