import type { ComponentProps } from 'react';
import { genders } from '#domain/patients/genders.ts';
import { m } from '#messages/messages.js';
import { genderLabel } from '../../format/gender-label.ts';
import { SelectField } from '../select-field.tsx';

interface GenderFieldProps extends ComponentProps<typeof SelectField> {
  /** Offers an empty choice, for a form without a value yet. */
  readonly empty?: boolean;
}

export function GenderField({ empty = false, ...select }: GenderFieldProps) {
  return (
    <SelectField autoComplete="sex" {...select}>
      {empty && <option value="">{m.session_choose()}</option>}
      {genders.map((gender) => (
        <option key={gender} value={gender}>
          {genderLabel(gender)}
        </option>
      ))}
    </SelectField>
  );
}
