import type { ComponentProps } from 'react';
import { m } from '#messages/messages.js';
import { Field } from '#web/ui/fields/field.tsx';

/** The code of an authenticator app. */
export function AppCodeField(field: Omit<ComponentProps<typeof Field>, 'label'>) {
  return (
    <Field
      label={m.factor_code()}
      hint={m.factor_code_hint()}
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={12}
      {...field}
    />
  );
}
