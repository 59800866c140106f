import { Refusal } from '#contract/platform/refusals.ts';

/** Settles as the work does; refuses with `unavailable` after the timeout. */
export async function withTimeout<T>(work: Promise<T>, milliseconds: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Refusal('unavailable', {}, 1)), milliseconds);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
