import '#web/ui/forms/configure-zod.ts';
import { type FocusEvent, useEffect, useRef, useState } from 'react';
import { type Resolver, useForm } from 'react-hook-form';
import { vitalsForm } from '#contract/clinical/vitals.ts';
import {
  type DoubtfulValue,
  findDoubtfulValues,
  type LikelyCorrection,
} from '#domain/clinical/doubtful-vitals.ts';
import {
  findVitalAlarms,
  type TemperatureUnit,
  type TypedVitals,
  temperatureUnits,
  toBodyMassIndex,
} from '#domain/clinical/vitals.ts';
import { m } from '#messages/messages.js';
import { useCommand } from '#web/api/use-command.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { getFieldMessage, serverError } from '#web/ui/fields/field-message.ts';
import { Segmented } from '#web/ui/fields/segmented.tsx';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { clinicalKeys } from '../queries.ts';
import { DoubtfulValues, doubtKey } from './doubtful-values.tsx';
import { bloodPressurePattern, PressureField } from './pressure-field.tsx';
import { chooseTemperatureUnit, useTemperatureUnit } from './temperature-unit.ts';
import {
  findFittingUnit,
  findImpossibleValues,
  type MeasuredKind,
  pickPossibleVitals,
  toStoredVitals,
  unitName,
  vitalFields,
} from './typed-vitals.ts';
import { type MeasuredByStaff, StoredAlarms, VitalAlarms } from './vital-alarms.tsx';
import styles from './vitals-form.module.css';

/** As sent: null where not measured. */
export type VitalsMeasured = ReturnType<typeof toStoredVitals>;

const emptyVitals: TypedVitals = {
  systolic: null,
  diastolic: null,
  heartRate: null,
  bloodSugar: null,
  sugarWhen: null,
  weight: null,
  temperature: null,
  oxygenSaturation: null,
  respiratoryRate: null,
  height: null,
};

/** An empty field was not measured; text that is no number counts as out of range. */
const asNumber = (typed: string | number | null) => {
  const text = String(typed ?? '').trim();
  return text === '' ? null : Number(text.replace(',', '.'));
};

interface StaffForm extends MeasuredByStaff {
  readonly ageWords: string;
  /** In cm, as last measured. */
  readonly lastHeight: number | null;
}

interface VitalsFormProps {
  readonly store: (measured: VitalsMeasured) => Promise<{ readonly message: string }>;
  /** The accessible name of the form; by default for one's own vitals. */
  readonly label?: string;
  /** Shown on failure; by default that it could not be saved. */
  readonly failed?: string;
  /** In kg, as measured recently: a different value may be a typo. */
  readonly lastWeight?: number | null;
  /** For staff: professional terms, one field for the blood pressure, and plausibility by age. */
  readonly staff?: StaffForm | undefined;
  readonly onSaved: () => void;
}

/** Measurements at home or by a nurse, stored as measured now. */
export function VitalsForm({
  store,
  label,
  failed = m.vitals_failed(),
  lastWeight = null,
  staff,
  onSaved,
}: VitalsFormProps) {
  const unit = useTemperatureUnit();
  // Range errors use the units of the form; rules across two fields come from the contract.
  const resolver: Resolver<TypedVitals> = (typed) => {
    const wrong = Object.entries(findImpossibleValues(typed, unit)).map(
      ([kind, message]) => [kind, { type: serverError, message }] as const,
    );
    const checked = wrong.length > 0 ? null : vitalsForm.safeParse(toStoredVitals(typed, unit));
    if (checked?.success) return { values: typed, errors: {} };
    const issues = (checked?.error.issues ?? []).map(
      ({ path, message }) => [String(path[0]), { type: 'contract', message }] as const,
    );
    return { values: {}, errors: Object.fromEntries([...wrong, ...issues]) };
  };
  const { register, handleSubmit, formState, setError, setValue, getValues, clearErrors, watch } = useForm({
    resolver,
    defaultValues: emptyVitals,
  });
  const { errors, isSubmitting } = formState;
  const [systolic, diastolic] = watch(['systolic', 'diastolic']);
  // The values when a field was last left: half a number raises no alarm.
  const [seen, setSeen] = useState(emptyVitals);
  const meant = findFittingUnit(seen, unit);
  const [right, setRight] = useState<readonly string[]>([]);
  const [alarming, setAlarming] = useState<VitalsMeasured | null>(null);
  const openDoubts = (typed: TypedVitals) =>
    findDoubtfulValues(typed, unit, { lastWeight, age: staff?.age ?? null }).filter(
      (doubt) => !right.includes(doubtKey(doubt, typed)),
    );
  const asked = useRef<HTMLDivElement>(null);
  /** Counts attempts that led to a question: on a phone it may be off the screen. */
  const [asks, setAsks] = useState(0);
  useEffect(() => {
    if (asks > 0) asked.current?.querySelector<HTMLElement>('fieldset button')?.focus();
  }, [asks]);
  const look = () => setSeen({ ...getValues() });

  const isAlarming = (measured: VitalsMeasured) => findVitalAlarms(measured, staff?.age).length > 0;
  const storing = useCommand(store, {
    done: ({ message }, measured) => (isAlarming(measured) ? null : message),
    onDone: (_, measured) => (isAlarming(measured) ? setAlarming(measured) : onSaved()),
    explain: () => failed,
    form: { setError },
    refresh: [clinicalKeys.vitals],
  });
  const save = handleSubmit(async (typed) => {
    look();
    if (openDoubts(typed).length > 0) return setAsks((count) => count + 1);
    await storing.run(toStoredVitals(typed, unit));
  }, look);
  const fields = vitalFields(unit);
  const field = (kind: MeasuredKind, name = fields[kind].name) => (
    <Field
      label={`${name} (${fields[kind].unit})`}
      optional
      // A number field that cannot be read reports itself as empty, which would mean not measured; so this is
      // text.
      inputMode={fields[kind].whole ? 'numeric' : 'decimal'}
      autoComplete="off"
      error={getFieldMessage(errors[kind])}
      {...register(kind, { setValueAs: asNumber })}
    />
  );
  const choose = (next: typeof unit) => {
    chooseTemperatureUnit(next);
    clearErrors('temperature');
  };
  const take = ({ values, unit: other }: LikelyCorrection) => {
    for (const [kind, value] of Object.entries(values)) setValue(kind as keyof TypedVitals, value);
    if (other) choose(other);
    clearErrors();
    look();
  };
  const splitPressure = (event: FocusEvent<HTMLFormElement>) => {
    const { name, value }: { name?: string; value?: string } = event.target;
    const [, high, low] = name === 'systolic' ? (bloodPressurePattern.exec(value ?? '') ?? []) : [];
    if (high && low) take({ values: { systolic: Number(high), diastolic: Number(low) } });
  };
  if (alarming) return <StoredAlarms vitals={alarming} staff={staff} onClose={onSaved} />;
  return (
    <form
      className="stack-3"
      aria-label={label ?? m.vitals_update()}
      noValidate
      onSubmit={save}
      onBlur={(event) => {
        splitPressure(event);
        // An alarm that appears now would move the button away from under the finger; saving checks anyway.
        if (!(event.relatedTarget instanceof HTMLButtonElement && event.relatedTarget.type === 'submit'))
          look();
      }}
    >
      <p className="muted">{staff ? m.hospital_vitals_hint() : m.vitals_update_hint()}</p>
      <div className={`stack-3 ${styles.fields}`}>
        {staff ? (
          <PressureField
            value={{ systolic, diastolic }}
            error={getFieldMessage(errors.systolic) ?? getFieldMessage(errors.diastolic)}
            onChange={(both) => {
              setValue('systolic', both.systolic);
              setValue('diastolic', both.diastolic);
              clearErrors(['systolic', 'diastolic']);
            }}
          />
        ) : (
          <>
            {field('systolic')}
            {field('diastolic')}
          </>
        )}
        {field('heartRate')}
        {field('oxygenSaturation')}
        {field('respiratoryRate', staff && m.hospital_vitals_respiration())}
        {field('weight')}
        <div className="stack-2 to-top">
          {field('height')}
          {staff && <BodyMass typed={seen} lastHeight={staff.lastHeight} unit={unit} />}
        </div>
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
        <div className="stack-2 to-top">
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
      <div ref={asked} className={`stack-2 ${styles.alarms}`} aria-live="polite">
        <DoubtfulValues
          doubts={openDoubts(seen)}
          typed={seen}
          unit={unit}
          age={staff?.ageWords ?? null}
          onMeant={take}
          onRight={(doubt: DoubtfulValue) => setRight([...right, doubtKey(doubt, seen)])}
        />
        <VitalAlarms vitals={pickPossibleVitals(seen, unit)} staff={staff} />
      </div>
      {storing.problem && (
        <p role="alert" className={`line-2 rounded red-tint ${styles.failed}`}>
          <Icon name="warning" />
          {storing.problem}
        </p>
      )}
      <Button type="submit" wide busy={isSubmitting}>
        {isSubmitting ? m.common_saving() : m.common_save()}
      </Button>
    </form>
  );
}

interface BodyMassProps {
  readonly typed: TypedVitals;
  readonly lastHeight: number | null;
  readonly unit: TemperatureUnit;
}

/** The body mass index of the typed values, with the last height if none is typed. */
function BodyMass({ typed, lastHeight, unit }: BodyMassProps) {
  const { weight, height } = pickPossibleVitals(typed, unit);
  const centimetres = typed.height === null ? lastHeight : height;
  if (weight === null || centimetres === null) return null;
  return (
    <p className="muted">
      {m.vitals_bmi()} {toBodyMassIndex(weight, centimetres)}
    </p>
  );
}
