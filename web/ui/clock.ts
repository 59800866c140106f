import { createListeners } from './listeners.ts';

/** How far the server's clock is ahead of this device's, in milliseconds, and whether that is known yet. */
let clockOffset = 0;
let isKnown = false;
const { subscribe, tell } = createListeners();

/** Hears when the clock was set right. */
export const onClockSet = subscribe;

/**
 * The present time by the server's clock, in milliseconds (docs/product.md#days-and-times): a device may be hours or years
 * off. The only clock of the site; a test holds that.
 */
export const currentTime = (): number => Date.now() + clockOffset;

/** The same, null until the server has said what time it is: what is lost if it is wrong waits for that. */
export const knownTime = (): number | null => (isKnown ? currentTime() : null);

/** By the device's clock, wrong or not: for what stays on this device. */
export const deviceTime = (): number => Date.now();

/**
 * Sets the clock by what the server said of its time, which is exact to `precision`, between two moments of the device. A
 * device that may be right stays as it is.
 */
function setClock(said: number, precision: number, sentAt: number, receivedAt: number): void {
  if (Number.isNaN(said)) return;
  const [least, most] = [said - receivedAt, said + precision - sentAt];
  const isRight = clockOffset >= least && clockOffset <= most;
  if (isRight && isKnown) return;
  if (!isRight) clockOffset = Math.round((least + most) / 2);
  isKnown = true;
  tell();
}

/** Reads the time from an answer to what was sent at `sentAt` of the device; one that was kept on the device is old. */
export function syncClock({ headers }: Pick<Response, 'headers'>, sentAt: number): void {
  if (headers.has('x-kept-at')) return;
  setClock(Date.parse(headers.get('date') ?? ''), 1000, sentAt, Date.now());
}

/** Reads it from the page itself, before anything is shown or asked: a header that the page's scripts can read. */
export function syncClockFromPage(): void {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  // One that comes back from the browser's history is old.
  if (!page || page.type === 'back_forward') return;
  const said = page.serverTiming?.find(({ name }) => name === 'clock')?.description;
  const began = Date.now() - performance.now();
  setClock(Number(said || Number.NaN), 0, began + page.requestStart, began + page.responseStart);
}

/** For tests: as before the first answer. */
export function resetClock(): void {
  clockOffset = 0;
  isKnown = false;
}
