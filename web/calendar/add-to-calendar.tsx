import type { ReactNode } from 'react';
import { m } from '#messages/messages.js';
import { useCall } from '../api/context.tsx';
import { useDownload } from '../api/use-download.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';

interface AddToCalendarProps {
  readonly appointmentId: string;
  /** The end of its name, for screen readers: which visit it is. */
  readonly of?: ReactNode;
}

/** Saves a visit as a file that the calendar of a phone or computer opens (N-05). */
export function AddToCalendar({ appointmentId, of }: AddToCalendarProps) {
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
      {of}
    </Button>
  );
}
