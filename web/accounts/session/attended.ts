/** How long after the last touch somebody still counts as there. */
const activeMilliseconds = 5 * 60_000;
/** What only a person does; a timer or the live line does not. */
const activityEvents = ['pointerdown', 'keydown', 'wheel', 'touchmove', 'focus'] as const;

/**
 * Listens for signs of a person in this tab. Answers whether nobody has touched it for five minutes: what it
 * asks then is no use of the session (docs/product.md#sessions).
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
