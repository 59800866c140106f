/**
 * Whether the choice to which a sign-up leads back is to be booked at once. In the memory of the page alone: no
 * link and no reload can book anything.
 */
let isRequested = false;

export function requestBookOnArrival(): void {
  isRequested = true;
}

/** Answers once. */
export function consumeBookOnArrival(): boolean {
  const taken = isRequested;
  isRequested = false;
  return taken;
}
