import { type ReactNode, useRef, useState } from 'react';
import type { FollowUpTime } from '#contract/appointments/appointments.ts';
import type { WrittenPrescription } from '#contract/clinical/prescriptions.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { ConfirmDiscard } from '#web/ui/forms/confirm-discard.tsx';
import { PlainPrescription } from '../paper/plain-prescription.tsx';
import { type KnownAllergies, StructuredPrescription } from '../paper/structured-prescription.tsx';

interface PrescriptionDialogProps {
  readonly appointmentId: string;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: string;
  /** The version to correct; null for the first one. */
  readonly initial: WrittenPrescription | null;
  /** The visit may be completed without a prescription; by default while there is none. */
  readonly maySkip?: boolean;
  readonly busy: boolean;
  readonly problem: string | null;
  readonly allergies?: KnownAllergies | null;
  readonly beside?: ReactNode;
  /** Shown just above the buttons. */
  readonly besides?: ReactNode;
  /**
   * Resolves to true if it was saved. Null completes the visit without a prescription; `booking` is the
   * follow-up time to book then.
   */
  readonly onSave: (written: WrittenPrescription | null, booking: FollowUpTime | null) => Promise<boolean>;
}

/**
 * Writes or corrects a prescription, in the form (fields or text) in which it was written. Typed fields stay
 * as a draft on closing; discarding a text asks first.
 */
export function PrescriptionDialog(props: PrescriptionDialogProps) {
  const { appointmentId, open, onClose, title, initial, busy, problem, onSave, allergies, beside } = props;
  const [dirty, setDirty] = useState(false);
  /** The action that would discard the text, while the question is open. */
  const [losing, setLosing] = useState<(() => void) | null>(null);
  const first = useRef<HTMLElement>(null);
  const askFirst = (act: () => void) => (dirty ? setLosing(() => act) : act());
  const isPlain = typeof initial === 'string';

  const form = {
    busy,
    problem,
    first,
    onDirty: setDirty,
    besides: props.besides,
    onSkip: (props.maySkip ?? initial === null) ? () => askFirst(() => void onSave(null, null)) : null,
  };
  return (
    <>
      <Dialog
        open={open}
        // A save in progress may still fail, and then the form must still be there.
        onClose={() => !busy && (isPlain ? askFirst(onClose) : onClose())}
        title={title}
        wide
        initialFocus={first}
      >
        {isPlain ? (
          <PlainPrescription initial={initial} onSave={(written) => onSave(written, null)} {...form} />
        ) : (
          <StructuredPrescription
            key={appointmentId}
            appointmentId={appointmentId}
            initial={initial}
            allergies={allergies ?? null}
            beside={beside}
            onSave={onSave}
            {...form}
          />
        )}
      </Dialog>
      <ConfirmDiscard
        open={open && losing !== null}
        onKeep={() => setLosing(null)}
        onDiscard={() => {
          setLosing(null);
          losing?.();
        }}
      />
    </>
  );
}
