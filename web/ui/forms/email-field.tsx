import type { ComponentProps } from 'react';
import { Field } from './field.tsx';

/** An e-mail address. */
export function EmailField(props: Omit<ComponentProps<typeof Field>, 'type'>) {
  return <Field {...props} type="email" inputMode="email" autoComplete="email" />;
}
