import type { FrontDeskStep } from '#contract/hospital/hospital-patients.ts';
import { m } from '#messages/messages.js';
import { useCall } from '#web/api/context.tsx';
import { everything, useCommand } from '#web/api/use-command.ts';
import { Button } from '#web/ui/button.tsx';

interface NoShowButtonProps {
  readonly visit: { readonly appointmentId: string; readonly steps: readonly FrontDeskStep[] };
  /** The patient, where a list has several of these buttons. */
  readonly of?: string;
  readonly className?: string | undefined;
  readonly onDone?: () => void;
}

/** Records or undoes a no-show; empty where neither is possible. */
export function NoShowButton({ visit, of, className, onDone }: NoShowButtonProps) {
  const call = useCall();
  const { appointmentId, steps } = visit;
  const back = steps.includes('takeMarkBack');
  const mark = useCommand(
    () =>
      call(`${back ? 'DELETE' : 'PUT'} /hospital/visits/:appointmentId/did-not-come`, {
        params: { appointmentId },
      }),
    { onDone: () => onDone?.(), refresh: everything },
  );
  if (!back && !steps.includes('didNotCome')) return null;
  const name = back ? m.hospital_days_take_mark_back() : m.day_did_not_come();
  return (
    <Button
      look="quiet"
      className={className}
      busy={mark.isPending}
      aria-label={of ? `${name}: ${of}` : undefined}
      onClick={() => void mark.run()}
    >
      {name}
    </Button>
  );
}
