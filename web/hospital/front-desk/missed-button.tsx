import type { FrontDeskStep } from '#contract/hospital/hospital-people.ts';
import { m } from '#messages/messages.js';
import { Button } from '#web/ui/button.tsx';
import { useNoShow } from './calls.ts';

interface MissedButtonProps {
  readonly visit: { readonly appointmentId: string; readonly steps: readonly FrontDeskStep[] };
  /** Whose visit it is, where several stand in a list. */
  readonly of?: string;
  readonly className?: string | undefined;
  readonly onDone?: () => void;
}

/** Notes that somebody did not come, or takes it back; nothing where neither can be done. */
export function NoShowButton({ visit, of, className = '', onDone = () => {} }: MissedButtonProps) {
  const { mutate, isPending } = useNoShow();
  const { appointmentId, steps } = visit;
  const back = steps.includes('takeMarkBack');
  if (!back && !steps.includes('didNotCome')) return null;
  const name = back ? m.hospital_days_take_mark_back() : m.day_did_not_come();
  return (
    <Button
      look="quiet"
      className={className}
      busy={isPending}
      aria-label={of ? `${name}: ${of}` : undefined}
      onClick={() => mutate({ appointmentId, back }, { onSuccess: onDone })}
    >
      {name}
    </Button>
  );
}
