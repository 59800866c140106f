interface Coordinates {
  readonly latitude: number;
  readonly longitude: number;
}

const patienceMilliseconds = 10_000;

/** `maximumAge` is in milliseconds; rejects if the position is denied, off or too slow. */
export function devicePosition(maximumAge: number): Promise<Coordinates> {
  return new Promise((resolve, reject) => {
    navigator.geolocation.getCurrentPosition(({ coords }) => resolve(coords), reject, {
      timeout: patienceMilliseconds,
      maximumAge,
    });
  });
}
