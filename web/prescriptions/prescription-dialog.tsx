import { useRef, useState } from 'react';
import type { WrittenPrescription } from '#contract/prescriptions.ts';
import { Dialog } from '../ui/dialog.tsx';
import { ConfirmDiscard } from '../ui/forms/confirm-discard.tsx';
import { PlainPrescription } from './plain-prescription.tsx';
import { StructuredPrescription } from './structured-prescription.tsx';

interface PrescriptionDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: string;
  /** What is corrected; null for the first version. */
  readonly initial: WrittenPrescription | null;
  readonly busy: boolean;
  /** Why it could not be saved, in words for people. */
  readonly problem: string | null;
  /** Null completes the visit without a prescription. */
  readonly onSave: (written: WrittenPrescription | null) => void;
}

/**
 * Writes or corrects a prescription (G-05), in the form in which it was written before. Asks before it
 * discards what was typed.
 */
export function PrescriptionDialog(props: PrescriptionDialogProps) {
  const { open, onClose, title, initial, busy, problem, onSave } = props;
  const [dirty, setDirty] = useState(false);
  /** What would discard the text, while the question is open. */
  const [losing, setLosing] = useState<(() => void) | null>(null);
  const first = useRef<HTMLTextAreaElement>(null);
  const askFirst = (act: () => void) => (dirty ? setLosing(() => act) : act());

  const form = {
    busy,
    problem,
    first,
    onDirty: setDirty,
    onSkip: initial === null ? () => askFirst(() => onSave(null)) : null,
  };
  return (
    <>
      <Dialog
        open={open}
        // While it is being saved it may still fail, and must be there then.
        onClose={() => !busy && askFirst(onClose)}
        title={title}
        wide
        initialFocus={first}
      >
        {typeof initial === 'string' ? (
          <PlainPrescription initial={initial} onSave={onSave} {...form} />
        ) : (
          <StructuredPrescription initial={initial} onSave={onSave} {...form} />
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
