import type { ComponentProps } from 'react';
import { m } from '#messages/messages.js';
import { SelectField } from './select-field.tsx';

interface GenderFieldProps extends ComponentProps<typeof SelectField> {
  /** Offers an empty choice, for a form without a value yet. */
  readonly empty?: boolean;
}

/** The gender, in the contract's spelling. */
export function GenderField({ empty = false, ...select }: GenderFieldProps) {
  return (
    <SelectField autoComplete="sex" {...select}>
      {empty && <option value="">{m.session_choose()}</option>}
      <option value="Male">{m.session_male()}</option>
      <option value="Female">{m.session_female()}</option>
      <option value="Other">{m.session_other()}</option>
    </SelectField>
  );
}
