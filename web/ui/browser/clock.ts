import { createListeners } from './listeners.ts';

/** The server's clock minus the device's in milliseconds; 0 until it is known. */
let clockOffset = 0;
let isKnown = false;
const { subscribe, notify } = createListeners();

export const onClockSet = subscribe;

/**
 * The time by the server's clock, in milliseconds: a device may be hours or years off. The only clock of the
 * site; a test enforces that.
 */
export const currentTime = (): number => Date.now() + clockOffset;

/**
 * `currentTime`, or null until the server's time is known: actions that would lose data with a wrong time
 * wait for it.
 */
export const knownTime = (): number | null => (isKnown ? currentTime() : null);

/** The device's clock, right or wrong: for data that stays on this device. */
export const deviceTime = (): number => Date.now();

/**
 * Sets the clock from the server's time, which is exact to `precision`, received between two moments of the
 * device. A device that may be right is not corrected.
 */
function setClock(said: number, precision: number, sentAt: number, receivedAt: number): void {
  if (Number.isNaN(said)) return;
  const [least, most] = [said - receivedAt, said + precision - sentAt];
  const isRight = clockOffset >= least && clockOffset <= most;
  if (isRight && isKnown) return;
  if (!isRight) clockOffset = Math.round((least + most) / 2);
  isKnown = true;
  notify();
}

/** Reads the time from the response to a request sent at `sentAt` of the device; ignores cached responses. */
export function syncClock({ headers }: Pick<Response, 'headers'>, sentAt: number): void {
  if (headers.has('x-kept-at')) return;
  setClock(Date.parse(headers.get('date') ?? ''), 1000, sentAt, Date.now());
}

/** Reads the time from the headers of the page itself, before anything is shown or requested. */
export function syncClockFromPage(): void {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  // A page from the browser's history is outdated.
  if (!page || page.type === 'back_forward') return;
  const said = page.serverTiming?.find(({ name }) => name === 'clock')?.description;
  const began = Date.now() - performance.now();
  setClock(Number(said || Number.NaN), 0, began + page.requestStart, began + page.responseStart);
}

/** For tests: resets the clock to before the first answer. */
export function resetClock(): void {
  clockOffset = 0;
  isKnown = false;
}
