import type { Doubt, Meant } from '#domain/doubtful-vitals.ts';
import type { TemperatureUnit, TypedVitals } from '#domain/vitals.ts';
import { m } from '#messages/messages.js';
import { Button } from '../ui/button.tsx';
import { unitName } from './typed-vitals.ts';
import styles from './vitals-form.module.css';

function valueWords(
  { systolic, diastolic, heartRate, bloodSugar, weight, temperature }: Partial<TypedVitals>,
  unit: TemperatureUnit,
): string {
  if (typeof systolic === 'number') return `${systolic}/${diastolic} ${m.vitals_mmhg()}`;
  if (typeof heartRate === 'number') return `${heartRate} ${m.vitals_bpm()}`;
  if (typeof bloodSugar === 'number') return `${bloodSugar} ${m.vitals_mg_dl()}`;
  if (typeof weight === 'number') return `${weight} ${m.measures_kg()}`;
  return `${temperature} ${unitName(unit)}`;
}

const typedUnits = { mmol: () => m.measures_mmol(), lbs: () => m.vitals_lbs(), g: () => m.measures_grams() };

/** "360 mg/dL", "360 mg/dL (20 mmol/L)". */
function meantWords(
  { values, unit, typedIn }: Meant,
  typed: number | null,
  current: TemperatureUnit,
): string {
  const words = valueWords(values, unit ?? current);
  return typedIn ? `${words} (${typed} ${typedUnits[typedIn]()})` : words;
}

/** What was typed of the kind that is asked about. */
const typedOf = ({ kind }: Doubt, typed: TypedVitals): Partial<TypedVitals> =>
  kind === 'pressure' ? { systolic: typed.systolic, diastolic: typed.diastolic } : { [kind]: typed[kind] };

/** Which values a question is about: other ones are asked about again. */
export const doubtKey = (doubt: Doubt, typed: TypedVitals) => JSON.stringify(typedOf(doubt, typed));

interface DoubtsProps {
  readonly doubts: readonly Doubt[];
  readonly typed: TypedVitals;
  readonly unit: TemperatureUnit;
  readonly onMeant: (meant: Meant) => void;
  readonly onRight: (doubt: Doubt) => void;
}

/** Asks about values that are rarely right, and what was meant (F-04). */
export function Doubts({ doubts, typed, unit, onMeant, onRight }: DoubtsProps) {
  return doubts.map((doubt) => {
    const words = valueWords(typedOf(doubt, typed), unit);
    const [value = null] = doubt.kind === 'pressure' ? [] : Object.values(typedOf(doubt, typed));
    return (
      <fieldset key={doubt.kind} className={styles.doubt}>
        <legend>{m.measures_look_again({ value: words })}</legend>
        {doubt.meant.map((meant) => {
          const meantValue = meantWords(meant, Number(value), unit);
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
