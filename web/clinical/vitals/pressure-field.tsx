import { useState } from 'react';
import { m } from '#messages/messages.js';
import { Field } from '#web/ui/fields/field.tsx';

/** "120/80". */
export const bloodPressurePattern = /^\s*(\d{1,4})\s*[/\\-]\s*(\d{1,4})\s*$/;

interface Pressure {
  readonly systolic: number | null;
  readonly diastolic: number | null;
}

/** Unreadable text becomes a value outside every range. */
function parsePressure(text: string): Pressure {
  if (text.trim() === '') return { systolic: null, diastolic: null };
  const [, high, low] = bloodPressurePattern.exec(text) ?? [];
  return high && low
    ? { systolic: Number(high), diastolic: Number(low) }
    : { systolic: Number(text), diastolic: null };
}

interface PressureFieldProps {
  readonly value: Pressure;
  readonly error: string | undefined;
  readonly onChange: (pressure: Pressure) => void;
}

const isSame = (one: Pressure, other: Pressure) =>
  Object.is(one.systolic, other.systolic) && Object.is(one.diastolic, other.diastolic);

/** Both values of a blood pressure in one field, for staff who type it all day. */
export function PressureField({ value, error, onChange }: PressureFieldProps) {
  const [text, setText] = useState('');
  // An accepted suggestion changes the value from outside.
  const shown = isSame(parsePressure(text), value) ? text : `${value.systolic}/${value.diastolic}`;
  return (
    <Field
      label={`${m.vitals_blood_pressure()} (${m.vitals_mmhg()})`}
      hint={m.hospital_vitals_pressure_hint()}
      optional
      autoComplete="off"
      maxLength={12}
      error={error}
      name="pressure"
      value={shown}
      onChange={({ target }) => {
        setText(target.value);
        onChange(parsePressure(target.value));
      }}
    />
  );
}
