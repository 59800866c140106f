import { setTimeout } from 'node:timers/promises';

/** Polls until the condition is true; errors count as false. Throws after `seconds`. */
export async function waitUntil(
  what: string,
  condition: () => Promise<boolean>,
  { seconds = 60, pause = 50 } = {},
): Promise<void> {
  const deadline = performance.now() + seconds * 1000;
  let last: unknown = null;
  for (;;) {
    try {
      if (await condition()) return;
      last = null;
    } catch (error) {
      last = error;
    }
    if (performance.now() > deadline) throw new Error(`${what}: not within ${seconds} s`, { cause: last });
    await setTimeout(pause);
  }
}
