import { type ComponentProps, useEffect, useEffectEvent, useState } from 'react';
import { normalizeNumber } from '#domain/platform/normalize-text.ts';
import { m } from '#messages/messages.js';
import { useCall } from '#web/api/context.tsx';
import { useDebouncedQuery } from '#web/api/use-debounced-query.ts';
import { Field } from '#web/ui/fields/field.tsx';

interface PincodeFieldProps extends Omit<ComponentProps<typeof Field>, 'hint'> {
  readonly onPlace: (place: { readonly city: string; readonly state: string }) => void;
}

/** Fills in city and state. If the lookup fails, users type them. */
export function PincodeField({ onPlace, onChange, ...field }: PincodeFieldProps) {
  const call = useCall();
  const [typed, setTyped] = useState('');
  const pincode = /^\d{6}$/.test(typed) ? typed : null;
  const { state, answer } = useDebouncedQuery(pincode, (signal) =>
    call('GET /pincodes/:pincode', { params: { pincode: pincode ?? '' }, signal }),
  );
  const found = state === 'answered' ? answer : null;
  const notify = useEffectEvent(onPlace);
  useEffect(() => {
    if (found?.city && found.state) notify({ city: found.city, state: found.state });
  }, [found]);
  return (
    <Field
      {...field}
      hint={found && !found.city ? m.signup_pincode_unknown() : m.signup_pincode_fills()}
      inputMode="numeric"
      autoComplete="postal-code"
      onChange={(event) => {
        // Written as on letters: "500 034".
        const tidied = normalizeNumber(event.target.value).replace(/[\s-]/g, '');
        if (tidied !== event.target.value) event.target.value = tidied;
        setTyped(tidied);
        void onChange?.(event);
      }}
    />
  );
}
