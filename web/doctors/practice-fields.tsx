import { registrableSpecializations } from '#domain/doctors/specializations.ts';
import { m } from '#messages/messages.js';
import { translateSpecialization } from '#names/specialization-name.ts';
import { Field } from '#web/ui/fields/field.tsx';
import type { Registered } from '#web/ui/fields/registered-field.ts';
import { SelectField } from '#web/ui/fields/select-field.tsx';

export function SpecializationField({
  empty = false,
  ...registered
}: Registered & { readonly empty?: boolean }) {
  return (
    <SelectField label={m.common_specialization()} autoComplete="off" {...registered}>
      {empty && <option value="">{m.session_choose()}</option>}
      {registrableSpecializations.map((specialization) => (
        <option key={specialization} value={specialization}>
          {translateSpecialization(specialization)}
        </option>
      ))}
    </SelectField>
  );
}

/** In whole years. */
export function ExperienceField(registered: Registered) {
  return (
    <Field
      label={m.session_experience()}
      type="number"
      inputMode="numeric"
      min={0}
      max={60}
      autoComplete="off"
      {...registered}
    />
  );
}

/** In rupees. */
export function FeeField(registered: Registered) {
  return (
    <Field
      label={m.session_basic_fee()}
      type="number"
      inputMode="decimal"
      prefix="₹"
      min={0}
      step={0.01}
      autoComplete="off"
      {...registered}
    />
  );
}

/** Street and area of the own practice, which browser autofill does not know. */
export function PracticeAddressField(registered: Registered) {
  return (
    <Field
      label={m.trust_street()}
      hint={m.trust_street_hint()}
      optional
      autoComplete="off"
      {...registered}
    />
  );
}

interface HoursFieldsProps {
  readonly from: Registered;
  readonly to: Registered;
}

export function HoursFields({ from, to }: HoursFieldsProps) {
  const time = { type: 'time', step: 300, autoComplete: 'off' };
  return (
    <>
      <Field label={m.session_hours_from()} {...time} {...from} />
      <Field label={m.session_hours_to()} {...time} {...to} />
    </>
  );
}
