import { useState } from 'react';
import { m } from '#messages/messages.js';
import { useCall } from '../api/context.tsx';
import type { Place } from './place.ts';

/** Asks the browser for the device's position. A position without a name is shown by its coordinates. */
export function useOwnPosition(onFound: (place: Place) => void) {
  const call = useCall();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const found = async ({ coords: { latitude, longitude } }: GeolocationPosition) => {
    const at = { latitude, longitude };
    const digits = `${latitude.toFixed(4)}, ${longitude.toFixed(4)}`;
    try {
      const query = { latitude: latitude.toFixed(6), longitude: longitude.toFixed(6) };
      const { city, locality } = await call('GET /geocode/reverse', { query });
      onFound({ ...at, name: locality ?? city ?? digits });
    } catch (error) {
      console.error(error);
      onFound({ ...at, name: digits });
    }
    setBusy(false);
  };

  const ask = () => {
    if (!navigator.geolocation) {
      setProblem(m.session_location_unsupported());
      return;
    }
    setBusy(true);
    setProblem(null);
    navigator.geolocation.getCurrentPosition(
      (position) => void found(position),
      () => {
        setBusy(false);
        setProblem(m.session_location_undetected());
      },
      { timeout: 10_000, maximumAge: 60_000 },
    );
  };

  return { busy, problem, ask };
}
