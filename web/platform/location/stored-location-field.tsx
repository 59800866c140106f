import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Ref } from 'react';
import { m } from '#messages/messages.js';
import { useCall } from '#web/api/context.tsx';
import type { Place } from '#web/ui/place.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { LocationField } from './location-field.tsx';

interface StoredLocationFieldProps {
  /** The stored [longitude, latitude]; its name is looked up. */
  readonly stored: readonly [number, number];
  /** The newly chosen place; null while it is typed, undefined if it was not touched. */
  readonly chosen: Place | null | undefined;
  readonly onChange: (place: Place | null) => void;
  readonly hint?: string;
  readonly error?: string | undefined;
  readonly inputRef: Ref<HTMLInputElement>;
}

export function StoredLocationField(props: StoredLocationFieldProps) {
  const { stored, chosen, onChange, hint, error, inputRef } = props;
  const call = useCall();
  const [longitude, latitude] = stored;
  const name = useQuery({
    queryKey: ['place-name', longitude, latitude],
    queryFn: async () => {
      const query = { latitude: latitude.toFixed(6), longitude: longitude.toFixed(6) };
      const { city, locality } = await call('GET /geocode/reverse', { query });
      return locality ?? city;
    },
    placeholderData: keepPreviousData,
    retry: false,
  });
  if (name.isPending) return <Skeleton height={104} />;
  const known = { latitude, longitude, name: name.data ?? `${latitude.toFixed(4)}, ${longitude.toFixed(4)}` };
  return (
    <LocationField
      label={m.session_location()}
      hint={hint ?? m.session_location_doctor_hint()}
      place={chosen === undefined ? known : chosen}
      inputRef={inputRef}
      error={error}
      onChange={onChange}
    />
  );
}
