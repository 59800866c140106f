/** The beginning and the end of a text, and what stands between them again and again. */
export type RepeatedText = readonly [before: string, repeated: string, after: string];

/** A text of this kind with so many letters (UTF-16). */
export function createRepeatedText([before, repeated, after]: RepeatedText, letters: number): string {
  const between = Math.max(0, letters - before.length - after.length);
  return before + repeated.repeat(Math.ceil(between / repeated.length)).slice(0, between) + after;
}

export type ReadText = (text: string) => unknown;

/** What a doubling may cost: a linear function takes twice the time, a quadratic one four times, a cubic one eight times. */
export const maxGrowth = 2.5;
const minAttempts = 3;
const maxAttempts = 10;
/** Microseconds: of less, reading the clock itself takes too large a part. */
const minMeasurable = 80;
/**
 * Microseconds: of what takes less at the limit, more goes into a call than into the letters. It has no growth to speak of, and
 * whatever it has harms nobody.
 */
const harmlessDuration = 1000;
/** Microseconds from which a length is looked at before its double is tried: a cubic function would take minutes. */
const slowDuration = 4000;

/** Processor time of this process, of which waiting for a busy machine is no part. */
function readProcessorTime(): number {
  const { user, system } = process.cpuUsage();
  return user + system;
}

/** Microseconds of one of so many calls. */
async function timeCall(read: ReadText, text: string, calls = 1): Promise<number> {
  const before = readProcessorTime();
  for (let call = 0; call < calls; call += 1) {
    const result = read(text);
    if (result instanceof Promise) await result;
  }
  return (readProcessorTime() - before) / calls;
}

/** Of what is quick, as many calls as can be measured together. */
async function measureCall(read: ReadText, text: string): Promise<number> {
  const once = await timeCall(read, text);
  return once >= minMeasurable ? once : timeCall(read, text, Math.ceil(minMeasurable / Math.max(1, once)));
}

export interface Growth {
  /** How many times as long a text of twice the length takes. */
  readonly times: number;
  readonly letters: number;
  /** For this many letters. */
  readonly microseconds: number;
}

/**
 * The growth at this length: of its last doubling, or of the last three on average, whichever is less. Noise makes one of
 * them too large, a function that grows too fast both.
 */
async function measureGrowth(read: ReadText, nasty: RepeatedText, letters: number): Promise<Growth> {
  const texts = [letters / 8, letters / 2, letters].map((length) =>
    createRepeatedText(nasty, Math.ceil(length)),
  );
  const fewest = texts.map(() => Number.POSITIVE_INFINITY);
  // What is measured before it is compiled seems to grow less than it does.
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
 * How the processor time of a function grows when a text is doubled, up to `limit` letters. A busy machine makes any
 * measuring longer and none shorter, so the fewest microseconds of each length count, and a growth that seems too large is
 * measured up to ten times. That clears a linear function in the end, and never a quadratic one: its times come the closer
 * to a growth of four the oftener they are measured. Lengths are climbed from small ones, so that what grows too fast is found
 * where it still takes milliseconds.
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
