/**
 * Set when the choice that a sign-up returns to is to be booked immediately. It lives in the memory of the
 * page only, so that no link and no reload can book anything.
 */
let isRequested = false;

export function requestBookOnArrival(): void {
  isRequested = true;
}

export function consumeBookOnArrival(): boolean {
  const taken = isRequested;
  isRequested = false;
  return taken;
}
