import type { FrontDeskStep } from '#contract/hospital/hospital-patients.ts';
import { m } from '#messages/messages.js';
import { Button } from '#web/ui/button.tsx';
import { useNoShow } from '../front-desk/front-desk-requests.ts';

interface MissedButtonProps {
  readonly visit: { readonly appointmentId: string; readonly steps: readonly FrontDeskStep[] };
  /** The patient, where a list has several of these buttons. */
  readonly of?: string;
  readonly className?: string | undefined;
  readonly onDone?: () => void;
}

/** Records or undoes a no-show; empty where neither is possible. */
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
