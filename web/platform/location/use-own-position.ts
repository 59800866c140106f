import { useState } from 'react';
import { m } from '#messages/messages.js';
import type { Call } from '#web/api/client.ts';
import { useCall } from '#web/api/context.tsx';
import type { Place } from '#web/ui/place.ts';
import { devicePosition } from './device-position.ts';

/** Falls back to the coordinates. */
async function findPlaceName(call: Call, { latitude, longitude }: Omit<Place, 'name'>): Promise<string> {
  const digits = `${latitude.toFixed(4)}, ${longitude.toFixed(4)}`;
  try {
    const query = { latitude: latitude.toFixed(6), longitude: longitude.toFixed(6) };
    const { city, locality } = await call('GET /geocode/reverse', { query });
    return locality ?? city ?? digits;
  } catch (error) {
    console.error(error);
    return digits;
  }
}

export function useOwnPosition(onFound: (place: Place) => void) {
  const call = useCall();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const ask = async () => {
    if (!navigator.geolocation) return setProblem(m.common_no_geolocation());
    setBusy(true);
    setProblem(null);
    const position = await devicePosition(60_000).catch(() => null);
    if (position) {
      const { latitude, longitude } = position;
      onFound({ latitude, longitude, name: await findPlaceName(call, position) });
    } else setProblem(m.common_place_undetected());
    setBusy(false);
  };

  return { busy, problem, ask };
}
