/**
 * Whether the choice to which a sign-up leads back is to be booked at once. In the memory of the page alone: no
 * link and no reload can book anything.
 */
let wanted = false;

export function bookOnArrival(): void {
  wanted = true;
}

/** Answers once. */
export function takeBookOnArrival(): boolean {
  const taken = wanted;
  wanted = false;
  return taken;
}
