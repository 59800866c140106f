import type { Deps } from '#server/platform/deps.ts';
import { forgetOldRows } from '#server/sessions/forget-old-rows.ts';

const hourMilliseconds = 60 * 60_000;

/** Forgets now and every hour what is no longer needed. A round that fails is made up for by the next. */
export function keepHouse(deps: Deps): void {
  const round = () => {
    forgetOldRows(deps).catch((error: unknown) => console.error('Housekeeping failed:', error));
  };
  round();
  setInterval(round, hourMilliseconds).unref();
}
