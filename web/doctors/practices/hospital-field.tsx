import { useState } from 'react';
import { m } from '#messages/messages.js';
import { useCall } from '#web/api/context.tsx';
import { useDebouncedQuery } from '#web/api/use-debounced-query.ts';
import { LocationField } from '#web/platform/location/location-field.tsx';
import type { Registered } from '#web/ui/fields/registered-field.ts';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import type { Place } from '#web/ui/place.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';

/** Suggests listed hospitals near a city. */
export function HospitalField({ error, ...registered }: Registered) {
  const call = useCall();
  const [place, setPlace] = useState<Place | null>(null);
  const params = place && { latitude: String(place.latitude), longitude: String(place.longitude) };
  const { state, answer } = useDebouncedQuery(params && JSON.stringify(params), (signal) =>
    call('GET /hospitals/getAll/:latitude/:longitude', {
      params: params ?? { latitude: '', longitude: '' },
      query: {},
      signal,
    }),
  );
  return (
    <>
      <LocationField
        label={m.practices_near()}
        hint={m.practices_near_hint()}
        place={place}
        error={place ? undefined : error}
        onChange={setPlace}
      />
      {place && state === 'asking' && <Skeleton height={76} />}
      {place && state === 'failed' && (
        <p role="alert" data-wide>
          {m.home_hospital_failed()}
        </p>
      )}
      {place && state === 'answered' && answer && answer.length === 0 && (
        <p role="status" data-wide>
          {m.practices_no_hospitals()}
        </p>
      )}
      {place && state === 'answered' && answer && answer.length > 0 && (
        <div data-wide>
          <SelectField label={m.common_hospital()} autoComplete="off" error={error} {...registered}>
            <option value="">{m.practices_choose()}</option>
            {answer.map(({ hospitalId, hospitalName, addressLine, city }) => (
              <option key={hospitalId} value={hospitalId}>
                {`${hospitalName}, ${addressLine}, ${city}`}
              </option>
            ))}
          </SelectField>
        </div>
      )}
    </>
  );
}
