import type { Call } from '../api/client.ts';
import type { Place } from './place.ts';

/** Why detection failed: not supported, no position, or no town there. */
export type DetectionFailure = 'unsupported' | 'no-position' | 'no-city';

const patienceMilliseconds = 10_000;

function position(geolocation: Geolocation): Promise<GeolocationPosition> {
  return new Promise((resolve, reject) => {
    geolocation.getCurrentPosition(resolve, reject, {
      timeout: patienceMilliseconds,
      maximumAge: 300_000,
    });
  });
}

/** The town at the browser's position (B-06). */
export async function detectPlace(call: Call): Promise<Place | DetectionFailure> {
  if (!('geolocation' in navigator) || !navigator.geolocation) return 'unsupported';
  let here: GeolocationCoordinates;
  try {
    ({ coords: here } = await position(navigator.geolocation));
  } catch {
    return 'no-position'; // denied, switched off, or too slow: the person can choose instead
  }
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
