import type { Call } from '#web/api/client.ts';
import type { Place } from '#web/ui/place.ts';
import { devicePosition } from './device-position.ts';

/** Geolocation is not supported, found no position, or found no town there. */
export type DetectionFailure = 'unsupported' | 'no-position' | 'no-city';

export async function detectPlace(call: Call): Promise<Place | DetectionFailure> {
  if (!('geolocation' in navigator) || !navigator.geolocation) return 'unsupported';
  const here = await devicePosition(300_000).catch(() => null);
  if (!here) return 'no-position'; // the user can choose instead
  try {
    const at = { latitude: here.latitude.toFixed(4), longitude: here.longitude.toFixed(4) };
    const { city, locality } = await call('GET /geocode/reverse', { query: at });
    const name = city ?? locality;
    return name ? { name, latitude: Number(at.latitude), longitude: Number(at.longitude) } : 'no-city';
  } catch (error) {
    console.error(error);
    return 'no-city';
  }
}
