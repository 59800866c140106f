export interface Position {
  readonly latitude: number;
  readonly longitude: number;
}

/** A place on a map: on Android in the app that the person uses for it, else on openstreetmap.org. */
export function toMapLink({ latitude, longitude }: Position, userAgent: string): string {
  const [lat, lon] = [latitude.toFixed(6), longitude.toFixed(6)];
  if (/Android/.test(userAgent)) return `geo:${lat},${lon}?q=${lat},${lon}`;
  return `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lon}#map=17/${lat}/${lon}`;
}
