import '../session/no-eval.ts';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { prescriptionForm, type WrittenPrescription } from '#contract/prescriptions.ts';
import { m } from '#messages/messages.js';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Field } from '../ui/field.tsx';
import { fieldMessage } from '../ui/field-message.ts';

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

/** Where a doctor writes or corrects a prescription. */
export function PrescriptionDialog({ open, onClose, title, ...form }: PrescriptionDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={title} wide>
      <PrescriptionFields {...form} />
    </Dialog>
  );
}

const blank = { complaints: '', diagnosis: '', medicines: [], advice: '', followUpDate: null };

function PrescriptionFields(props: Pick<PrescriptionDialogProps, 'initial' | 'busy' | 'problem' | 'onSave'>) {
  const { initial, busy, problem, onSave } = props;
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(prescriptionForm),
    defaultValues: typeof initial === 'string' ? { ...blank, advice: initial } : (initial ?? blank),
  });
  const { errors } = formState;
  return (
    <form noValidate onSubmit={handleSubmit(onSave)}>
      <Field
        label={m.prescriptions_diagnosis()}
        {...register('diagnosis')}
        error={fieldMessage(errors.diagnosis)}
      />
      <Field label={m.prescriptions_advice()} {...register('advice')} error={fieldMessage(errors.advice)} />
      {problem && <p role="alert">{problem}</p>}
      {initial === null && (
        <Button look="quiet" disabled={busy} onClick={() => onSave(null)}>
          {m.prescriptions_save_without()}
        </Button>
      )}
      <Button type="submit" busy={busy}>
        {m.prescriptions_save()}
      </Button>
    </form>
  );
}
