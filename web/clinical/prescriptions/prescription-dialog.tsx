import { type ReactNode, useRef, useState } from 'react';
import type { FollowUpTime } from '#contract/appointments/appointments.ts';
import type { WrittenPrescription } from '#contract/clinical/prescriptions.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { ConfirmDiscard } from '#web/ui/forms/confirm-discard.tsx';
import { PlainPrescription } from './plain-prescription.tsx';
import { type KnownAllergies, StructuredPrescription } from './structured-prescription.tsx';

interface PrescriptionDialogProps {
  readonly appointmentId: string;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: string;
  /** What is corrected; null for the first version. */
  readonly initial: WrittenPrescription | null;
  /** Whether the visit may be completed without a prescription; by default where there is none yet. */
  readonly maySkip?: boolean;
  readonly busy: boolean;
  /** Why it could not be saved, in words for people. */
  readonly problem: string | null;
  readonly allergies?: KnownAllergies | null;
  /** The clinical strip. */
  readonly beside?: ReactNode;
  /** What is asked just above the buttons. */
  readonly besides?: ReactNode;
  /**
   * Saves, and says whether that worked. Null completes the visit without a prescription; `booking` is the time of the
   * follow-up to book then.
   */
  readonly onSave: (written: WrittenPrescription | null, booking: FollowUpTime | null) => Promise<boolean>;
}

/**
 * Writes or corrects a prescription (G-05), in the form in which it was written before. What was typed in fields
 * stays as a draft on closing; asks before it discards a text.
 */
export function PrescriptionDialog(props: PrescriptionDialogProps) {
  const { appointmentId, open, onClose, title, initial, busy, problem, onSave, allergies, beside } = props;
  const [dirty, setDirty] = useState(false);
  /** What would discard the text, while the question is open. */
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
        // While it is being saved it may still fail, and must be there then.
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
