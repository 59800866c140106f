import type { DoubtfulKind, DoubtfulValue, LikelyCorrection } from '#domain/clinical/doubtful-vitals.ts';
import type { TemperatureUnit, TypedVitals } from '#domain/clinical/vitals.ts';
import { m } from '#messages/messages.js';
import { Button } from '#web/ui/button.tsx';
import { formatValues } from './format-values.ts';
import styles from './vitals-form.module.css';

const typedUnits = {
  mmol: m.measures_mmol,
  lbs: m.vitals_lbs,
  g: m.measures_grams,
  m: m.measures_metres,
  in: m.measures_inches,
};

/** "20 mmol/L", "5 ft 6 in". */
function formatTyped(typed: number, typedIn: NonNullable<LikelyCorrection['typedIn']>): string {
  if (typedIn !== 'ft') return `${typed} ${typedUnits[typedIn]()}`;
  const feet = Math.floor(typed);
  return m.measures_feet({ feet, inches: Math.round((typed - feet) * 10) });
}

/** "360 mg/dL", "360 mg/dL (20 mmol/L)". */
function formatMeant(
  { values, unit, typedIn }: LikelyCorrection,
  typed: number,
  current: TemperatureUnit,
): string {
  const words = formatValues(values, unit ?? current);
  return typedIn ? `${words} (${formatTyped(typed, typedIn)})` : words;
}

/** The typed values of the doubtful kind. */
const pickTyped = ({ kind }: DoubtfulValue, typed: TypedVitals): Partial<TypedVitals> =>
  kind === 'pressure' ? { systolic: typed.systolic, diastolic: typed.diastolic } : { [kind]: typed[kind] };

/** Identifies the values of a question, so that others are asked about again. */
export const doubtKey = (doubt: DoubtfulValue, typed: TypedVitals) => JSON.stringify(pickTyped(doubt, typed));

/** Their plausibility depends on the age. */
const ageDependentKinds: readonly DoubtfulKind[] = ['weight', 'height', 'respiratoryRate'];

interface DoubtsProps {
  readonly doubts: readonly DoubtfulValue[];
  readonly typed: TypedVitals;
  readonly unit: TemperatureUnit;
  /** The age that the question mentions, formatted. */
  readonly age: string | null;
  readonly onMeant: (meant: LikelyCorrection) => void;
  readonly onRight: (doubt: DoubtfulValue) => void;
}

/** Asks about implausible values, and offers the probably intended ones. */
export function DoubtfulValues({ doubts, typed, unit, age, onMeant, onRight }: DoubtsProps) {
  return doubts.map((doubt) => {
    const words = formatValues(pickTyped(doubt, typed), unit);
    const [value = null] = doubt.kind === 'pressure' ? [] : Object.values(pickTyped(doubt, typed));
    return (
      <fieldset key={doubt.kind} className={styles.doubt}>
        <legend>
          {age !== null && ageDependentKinds.includes(doubt.kind)
            ? m.measures_look_again_age({ value: words, age })
            : m.measures_look_again({ value: words })}
        </legend>
        {doubt.meant.map((meant) => {
          const meantValue = formatMeant(meant, Number(value), unit);
          return (
            <Button key={meantValue} look="quiet" onClick={() => onMeant(meant)}>
              {m.measures_did_you_mean({ unit: meantValue })}
            </Button>
          );
        })}
        {doubt.possible && (
          <Button look="plain" onClick={() => onRight(doubt)}>
            {m.measures_is_right({ value: words })}
          </Button>
        )}
      </fieldset>
    );
  });
}
