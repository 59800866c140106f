export interface Position {
  readonly latitude: number;
  readonly longitude: number;
}

/** A map URL: on Android it opens the user's map app, else openstreetmap.org. */
export function toMapLink({ latitude, longitude }: Position, userAgent: string): string {
  const [lat, lon] = [latitude.toFixed(6), longitude.toFixed(6)];
  if (/Android/.test(userAgent)) return `geo:${lat},${lon}?q=${lat},${lon}`;
  return `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lon}#map=17/${lat}/${lon}`;
}
