import '../ui/forms/no-eval.ts';
import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { vitalsForm } from '#contract/vitals.ts';
import { m } from '#messages/messages.js';
import { ApiError } from '../api/client.ts';
import { useCall } from '../api/context.tsx';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/forms/field.tsx';
import { fieldMessage, serverError } from '../ui/forms/field-message.ts';
import { Icon } from '../ui/icon.tsx';
import { toast } from '../ui/toasts/toasts.tsx';
import { vitalsKey } from './use-vitals.ts';
import styles from './vitals-form.module.css';

const nothing = {
  systolic: null,
  diastolic: null,
  heartRate: null,
  bloodSugar: null,
  weight: null,
  temperature: null,
} as const;
type Kind = keyof typeof nothing;

/**
 * An empty field was not measured; text that is no number is left to the schema, which has a message for it.
 */
const asNumber = (typed: string | number | null) =>
  typed === null || typed === '' ? null : Number(String(typed).replace(',', '.'));

/** The form for measurements at home, stored as measured now (F-04). */
export function VitalsForm({ onSaved }: { readonly onSaved: () => void }) {
  const call = useCall();
  const queries = useQueryClient();
  const { register, handleSubmit, formState, setError } = useForm({
    resolver: zodResolver(vitalsForm),
    defaultValues: nothing,
  });
  const { errors, isSubmitting } = formState;
  const [failed, setFailed] = useState<string | null>(null);

  const save = handleSubmit(async (body) => {
    setFailed(null);
    try {
      const { message } = await call('POST /patients/vitals', { body });
      await queries.invalidateQueries({ queryKey: vitalsKey });
      toast.good(message);
      onSaved();
    } catch (error) {
      console.error(error);
      const fields = error instanceof ApiError ? (error.problem.fields ?? []) : [];
      for (const { field, message } of fields) setError(field as Kind, { type: serverError, message });
      setFailed(m.vitals_failed());
    }
  });
  const field = (name: Kind, label: string, unit: string, step: number) => (
    <Field
      label={`${label} (${unit})`}
      optional
      type="number"
      inputMode="decimal"
      step={step}
      error={fieldMessage(errors[name])}
      {...register(name, { setValueAs: asNumber })}
    />
  );
  return (
    <form className={styles.form} aria-label={m.vitals_update()} noValidate onSubmit={save}>
      <p className={styles.hint}>{m.vitals_update_hint()}</p>
      <div className={styles.fields}>
        {field('systolic', m.vitals_systolic(), m.vitals_mmhg(), 1)}
        {field('diastolic', m.vitals_diastolic(), m.vitals_mmhg(), 1)}
        {field('heartRate', m.vitals_heart_rate(), m.vitals_bpm(), 1)}
        {field('bloodSugar', m.vitals_blood_sugar(), m.vitals_mg_dl(), 1)}
        {field('weight', m.vitals_weight(), m.vitals_lbs(), 0.1)}
        {field('temperature', m.vitals_temperature(), m.vitals_celsius(), 0.1)}
      </div>
      {failed && (
        <p role="alert" className={styles.failed}>
          <Icon name="warning" />
          {failed}
        </p>
      )}
      <Button type="submit" wide busy={isSubmitting}>
        {isSubmitting ? m.vitals_saving() : m.vitals_save()}
      </Button>
    </form>
  );
}
