import { type FormEvent, useState } from 'react';
import { m } from '#messages/messages.js';
import { TextAreaField } from '#web/ui/fields/text-area-field.tsx';
import { useReportDirty } from '#web/ui/forms/use-ask-before-unload.ts';
import { type PrescriptionFormProps, PrescriptionFrame } from '../form/prescription-form.tsx';

interface PlainPrescriptionProps extends PrescriptionFormProps {
  readonly initial: string;
  readonly onSave: (written: string) => Promise<boolean>;
}

/** As in the contract. */
const maxTextLength = 5000;

/** A prescription written as plain text is corrected as plain text, not split by guessing. */
export function PlainPrescription({ initial, onSave, first, onDirty, ...frame }: PlainPrescriptionProps) {
  const [text, setText] = useState(initial);
  const [missing, setMissing] = useState(false);
  useReportDirty(text !== initial, onDirty);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const blank = text.trim() === '';
    setMissing(blank);
    if (blank) first.current?.focus();
    else void onSave(text);
  };
  return (
    <PrescriptionFrame {...frame} onSubmit={submit}>
      <TextAreaField
        ref={(element) => {
          first.current = element;
        }}
        label={m.common_prescription()}
        hint={m.prescriptions_text_hint()}
        error={missing ? m.field_required() : undefined}
        rows={10}
        maxLength={maxTextLength}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
    </PrescriptionFrame>
  );
}
