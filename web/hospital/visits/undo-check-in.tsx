import type { DayVisit } from '#contract/hospital/front-desk-day.ts';
import { m } from '#messages/messages.js';
import { useCall } from '#web/api/context.tsx';
import { useCommand } from '#web/api/use-command.ts';
import { Button, type ButtonLook } from '#web/ui/button.tsx';
import { hospitalKeys } from '../queries.ts';

interface UndoCheckInProps {
  readonly visit: DayVisit;
  readonly look: ButtonLook;
  /** The patient, where a list has several of these buttons. */
  readonly of?: string;
  readonly className?: string | undefined;
  readonly onDone?: () => void;
}

export function UndoCheckIn({ visit: { appointmentId }, look, of, className, onDone }: UndoCheckInProps) {
  const call = useCall();
  const undo = useCommand(
    () => call('DELETE /hospital/visits/:appointmentId/arrive', { params: { appointmentId } }),
    { done: null, onDone: () => onDone?.(), refresh: [hospitalKeys.days] },
  );
  const name = m.hospital_days_not_here_after_all();
  return (
    <Button
      look={look}
      className={className}
      busy={undo.isPending}
      aria-label={of ? `${name}: ${of}` : undefined}
      onClick={() => void undo.run()}
    >
      {name}
    </Button>
  );
}
