import type { SeededRandom } from '#db/demo/seeded-random.ts';
import { defaultTimeZone, instantOf } from '#domain/platform/calendar-days.ts';
import { gridOf, labelOf, minutesOf, type SlotInterval } from '#domain/scheduling/slot-grid.ts';

/** A short day, minutes from midnight: many people are to want the same. */
const closesAt = 12 * 60;
/** How many times of a day are published at once. */
const published = 8;

const morning = (interval: SlotInterval) => gridOf(interval).filter((minutes) => minutes < closesAt);

/** One of the times that a day may have. */
export const someTime = (random: SeededRandom): string => labelOf(random.pick(morning(15)));

/** Some times of a day, of one length, as they are published. */
export const someTimes = (interval: SlotInterval, random: SeededRandom): string[] =>
  random
    .sample(morning(interval), published)
    .toSorted((a, b) => a - b)
    .map(labelOf);

/** When a time begins; milliseconds since the epoch. */
export const startOf = (day: string, slot: string): number =>
  instantOf(day, minutesOf(slot) ?? 0, defaultTimeZone);
