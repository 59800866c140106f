import type { Call } from '#web/api/client.ts';
import type { Place } from '#web/ui/place.ts';
import { devicePosition } from './device-position.ts';

/** Why detection failed: not supported, no position, or no town there. */
export type DetectionFailure = 'unsupported' | 'no-position' | 'no-city';

/** The town at the browser's position (B-06). */
export async function detectPlace(call: Call): Promise<Place | DetectionFailure> {
  if (!('geolocation' in navigator) || !navigator.geolocation) return 'unsupported';
  const here = await devicePosition(300_000).catch(() => null);
  if (!here) return 'no-position'; // the person can choose instead
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
