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
  /** What is corrected; null when it is the first that is written. */
  readonly initial: WrittenPrescription | null;
  readonly busy: boolean;
  /** Why it could not be saved, in words for a person. */
  readonly problem: string | null;
  /** With null the visit is completed without a prescription. */
  readonly onSave: (written: WrittenPrescription | null) => void;
}

/**
 * Where a doctor writes or corrects a prescription (G-05), in the form in which it was written before. What
 * was typed is thrown away only after a question.
 */
export function PrescriptionDialog(props: PrescriptionDialogProps) {
  const { open, onClose, title, initial, busy, problem, onSave } = props;
  const [dirty, setDirty] = useState(false);
  /** What would throw away what was typed, while the question is asked. */
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
        // While it is being saved it may still fail, and then it must be there.
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
