import type { ChangeEvent, ComponentProps } from 'react';
import { Field } from '../field.tsx';

type PhoneFieldProps = Omit<ComponentProps<typeof Field>, 'type' | 'prefix'>;

/** The ten digits of a number pasted with spaces, +91 or a leading zero; other text stays as it is. */
export function plainPhone(text: string): string {
  const digits = text.replace(/[\s().-]/g, '').replace(/^(\+91|0(?=\d{10}$))/, '');
  return /^91\d{10}$/.test(digits) && /^\s*\+?91/.test(text) ? digits.slice(2) : digits;
}

export function PhoneField({ onChange, ...props }: PhoneFieldProps) {
  const tidy = (event: ChangeEvent<HTMLInputElement>) => {
    const tidied = plainPhone(event.target.value);
    if (tidied !== event.target.value) event.target.value = tidied;
    onChange?.(event);
  };
  return <Field {...props} type="tel" inputMode="tel" prefix="+91" onChange={tidy} />;
}
