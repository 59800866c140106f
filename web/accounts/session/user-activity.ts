/** A user counts as active for this long after the last input. */
const activeMilliseconds = 5 * 60_000;
/** Only a person causes these events; timers and the live connection do not. */
const activityEvents = ['pointerdown', 'keydown', 'wheel', 'touchmove', 'focus'] as const;

/**
 * Listens for user input in this tab. The returned function says if there was none for five minutes; requests
 * made then do not count as use of the session.
 */
export function trackInactivity(page: Pick<Window, 'addEventListener'>, now: () => number): () => boolean {
  let last = now();
  for (const sign of activityEvents) {
    page.addEventListener(
      sign,
      () => {
        last = now();
      },
      { capture: true, passive: true },
    );
  }
  return () => now() - last >= activeMilliseconds;
}
