import type { TemperatureUnit, TypedVitals } from '#domain/clinical/vitals.ts';
import { m } from '#messages/messages.js';
import { unitName } from './typed-vitals.ts';

/** "120/80 mmHg", "72 BPM". */
export function formatValues(values: Partial<TypedVitals>, unit: TemperatureUnit): string {
  const { systolic, diastolic, ...others } = values;
  if (typeof systolic === 'number') return `${systolic}/${diastolic} ${m.vitals_mmhg()}`;
  const units = {
    heartRate: m.vitals_bpm,
    bloodSugar: m.vitals_mg_dl,
    weight: m.measures_kg,
    temperature: () => unitName(unit),
    oxygenSaturation: m.vitals_percent,
    respiratoryRate: m.vitals_per_minute,
    height: m.vitals_cm,
  };
  const kinds = Object.keys(units) as (keyof typeof units)[];
  const kind = kinds.find((one) => typeof others[one] === 'number');
  return kind ? `${others[kind]} ${units[kind]()}` : '';
}
