import '../ui/forms/no-eval.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type Resolver, useForm } from 'react-hook-form';
import { vitalsForm } from '#contract/vitals.ts';
import { temperatureUnits } from '#domain/vitals.ts';
import { m } from '#messages/messages.js';
import { ApiError } from '../api/client.ts';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/forms/field.tsx';
import { fieldMessage, serverError } from '../ui/forms/field-message.ts';
import { Segmented } from '../ui/forms/segmented.tsx';
import { SelectField } from '../ui/forms/select-field.tsx';
import { Icon } from '../ui/icon.tsx';
import { toast } from '../ui/toasts/toasts.tsx';
import { VitalAlarms } from './alarms.tsx';
import { chooseTemperatureUnit, useTemperatureUnit } from './temperature-unit.ts';
import {
  impossible,
  type MeasuredKind,
  otherUnitMeant,
  possible,
  storedVitals,
  type TypedVitals,
  unitName,
  vitalFields,
} from './typed-vitals.ts';
import { vitalsKey } from './use-vitals.ts';
import styles from './vitals-form.module.css';

/** As sent: what was not measured is null. */
export type VitalsMeasured = ReturnType<typeof storedVitals>;

const nothing: TypedVitals = {
  systolic: null,
  diastolic: null,
  heartRate: null,
  bloodSugar: null,
  sugarWhen: null,
  weight: null,
  temperature: null,
};

/** An empty field was not measured; text that is no number is outside of every range. */
const asNumber = (typed: string | number | null) => {
  const text = String(typed ?? '').trim();
  return text === '' ? null : Number(text.replace(',', '.'));
};

interface VitalsFormProps {
  /** Stores what was measured; `message` says so. */
  readonly store: (measured: VitalsMeasured) => Promise<{ readonly message: string }>;
  /** The name of the form; by default for one's own vitals. */
  readonly label?: string;
  /** What is said when that fails; by default that it could not be saved. */
  readonly failed?: string;
  readonly onSaved: () => void;
}

/** The form for measurements at home or by a nurse, stored as measured now (F-04, M-02). */
export function VitalsForm({ store, label, failed: failure, onSaved }: VitalsFormProps) {
  const queries = useQueryClient();
  const unit = useTemperatureUnit();
  // Ranges are said in the units of the form; what spans two fields is the contract's.
  const resolver: Resolver<TypedVitals> = (typed) => {
    const wrong = Object.entries(impossible(typed, unit)).map(
      ([kind, message]) => [kind, { type: serverError, message }] as const,
    );
    const checked = wrong.length > 0 ? null : vitalsForm.safeParse(storedVitals(typed, unit));
    if (checked?.success) return { values: typed, errors: {} };
    const issues = (checked?.error.issues ?? []).map(
      ({ path, message }) => [String(path[0]), { type: 'contract', message }] as const,
    );
    return { values: {}, errors: Object.fromEntries([...wrong, ...issues]) };
  };
  const { register, handleSubmit, formState, setError, getValues, clearErrors } = useForm({
    resolver,
    defaultValues: nothing,
  });
  const { errors, isSubmitting } = formState;
  const [failed, setFailed] = useState<string | null>(null);
  // What stood in the fields when the last one was left: half a number raises no alarm.
  const [seen, setSeen] = useState(nothing);
  const meant = otherUnitMeant(seen, unit);

  const save = handleSubmit(async (typed) => {
    setFailed(null);
    try {
      const { message } = await store(storedVitals(typed, unit));
      await queries.invalidateQueries({ queryKey: vitalsKey });
      toast.good(message);
      onSaved();
    } catch (error) {
      console.error(error);
      const fields = error instanceof ApiError ? (error.problem.fields ?? []) : [];
      for (const { field, message } of fields) {
        setError(field as MeasuredKind, { type: serverError, message });
      }
      setFailed(failure ?? m.vitals_failed());
    }
  });
  const fields = vitalFields(unit);
  const field = (kind: MeasuredKind) => (
    <Field
      label={`${fields[kind].name} (${fields[kind].unit})`}
      optional
      // Text: a field for numbers says that it is empty when it cannot be read, which then was not measured.
      inputMode={fields[kind].whole ? 'numeric' : 'decimal'}
      autoComplete="off"
      error={fieldMessage(errors[kind])}
      {...register(kind, { setValueAs: asNumber })}
    />
  );
  const choose = (next: typeof unit) => {
    chooseTemperatureUnit(next);
    clearErrors('temperature');
  };
  return (
    <form
      className={styles.form}
      aria-label={label ?? m.vitals_update()}
      noValidate
      onSubmit={save}
      onBlur={() => setSeen(getValues())}
    >
      <p className={styles.hint}>{m.vitals_update_hint()}</p>
      <div className={styles.fields}>
        {field('systolic')}
        {field('diastolic')}
        {field('heartRate')}
        {field('weight')}
        {field('bloodSugar')}
        <SelectField
          label={m.measures_sugar_when()}
          aria-required={false}
          {...register('sugarWhen', { setValueAs: (when) => when || null })}
        >
          <option value="">{m.measures_any_time()}</option>
          <option value="fasting">{m.measures_fasting()}</option>
          <option value="after_meal">{m.measures_after_meal()}</option>
        </SelectField>
        <div className={styles.group}>
          {field('temperature')}
          {meant && (
            <Button look="quiet" onClick={() => choose(meant)}>
              {m.measures_did_you_mean({ unit: unitName(meant) })}
            </Button>
          )}
        </div>
        <Segmented
          legend={m.measures_unit()}
          options={temperatureUnits.map((value) => ({ value, label: unitName(value) }))}
          value={unit}
          onChange={choose}
        />
      </div>
      <div className={styles.alarms} aria-live="polite">
        <VitalAlarms vitals={possible(seen, unit)} />
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
