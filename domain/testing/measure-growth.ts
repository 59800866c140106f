/** A text whose middle part is repeated. */
export type RepeatedText = readonly [before: string, repeated: string, after: string];

/** Length in UTF-16 code units. */
export function createRepeatedText([before, repeated, after]: RepeatedText, letters: number): string {
  const between = Math.max(0, letters - before.length - after.length);
  return before + repeated.repeat(Math.ceil(between / repeated.length)).slice(0, between) + after;
}

export type ReadText = (text: string) => unknown;

/**
 * The allowed factor for doubling the text: a linear function takes 2 times as long, a quadratic one 4, a
 * cubic one 8.
 */
export const maxGrowth = 2.5;
const minAttempts = 3;
const maxAttempts = 10;
/** Microseconds: below this, reading the clock takes too large a part. */
const minMeasurable = 80;
/**
 * Microseconds: functions faster than this at the limit spend most of their time on the call, and their
 * growth is harmless.
 */
const harmlessDuration = 1000;
/**
 * Microseconds from which a length is checked before its double is tried: a cubic function would take
 * minutes.
 */
const slowDuration = 4000;

/** Processor time of this process, so that waiting on a busy machine does not count. */
function readProcessorTime(): number {
  const { user, system } = process.cpuUsage();
  return user + system;
}

/** Microseconds per call. */
async function timeCall(read: ReadText, text: string, calls = 1): Promise<number> {
  const before = readProcessorTime();
  for (let call = 0; call < calls; call += 1) {
    const result = read(text);
    if (result instanceof Promise) await result;
  }
  return (readProcessorTime() - before) / calls;
}

/** Repeats fast calls until they take long enough to measure. */
async function measureCall(read: ReadText, text: string): Promise<number> {
  const once = await timeCall(read, text);
  return once >= minMeasurable ? once : timeCall(read, text, Math.ceil(minMeasurable / Math.max(1, once)));
}

export interface Growth {
  /** The factor by which the time grows when the text is doubled. */
  readonly times: number;
  readonly letters: number;
  readonly microseconds: number;
}

/**
 * The growth of the last doubling, or the average of the last three, whichever is less: noise inflates one of
 * them, excessive growth both.
 */
async function measureGrowth(read: ReadText, nasty: RepeatedText, letters: number): Promise<Growth> {
  const texts = [letters / 8, letters / 2, letters].map((length) =>
    createRepeatedText(nasty, Math.ceil(length)),
  );
  const fewest = texts.map(() => Number.POSITIVE_INFINITY);
  // Measurements before compilation make the growth look smaller.
  for (const text of texts) await measureCall(read, text);
  for (let attempt = 1; ; attempt += 1) {
    for (const [at, text] of texts.entries()) {
      fewest[at] = Math.min(fewest[at] ?? 0, await measureCall(read, text));
    }
    const [eighth = 0, half = 0, microseconds = 0] = fewest;
    if (microseconds < harmlessDuration) return { times: 1, letters, microseconds };
    const times = Math.min(microseconds / half, Math.cbrt(microseconds / eighth));
    const isDecided = times <= maxGrowth ? attempt >= minAttempts : attempt === maxAttempts;
    if (isDecided) return { times, letters, microseconds };
  }
}

/**
 * Measures the growth of processor time when a text is doubled, up to `limit` letters. A busy machine only
 * makes measurements longer, so the minimum of each length counts, and a growth that seems too large is
 * measured up to ten times: this clears a linear function, but never a quadratic one. Lengths start small, to
 * find excessive growth while it still takes milliseconds.
 */
export async function measureGrowthUpTo(limit: number, read: ReadText, nasty: RepeatedText): Promise<Growth> {
  for (const letters of [64, 32, 16, 8, 4, 2].map((part) => Math.ceil(limit / part))) {
    if ((await timeCall(read, createRepeatedText(nasty, letters))) < slowDuration) continue;
    const growth = await measureGrowth(read, nasty, letters);
    if (growth.times > maxGrowth) return growth;
  }
  const text = createRepeatedText(nasty, limit);
  await timeCall(read, text); // as compiled as it gets
  return measureGrowth(read, nasty, limit);
}
