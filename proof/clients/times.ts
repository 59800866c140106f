import type { SeededRandom } from '#db/demo/seeded-random.ts';
import { defaultTimeZone, toInstant } from '#domain/platform/calendar-days.ts';
import {
  formatSlotTime,
  listGridStarts,
  type SlotInterval,
  toMinutes,
} from '#domain/scheduling/slot-grid.ts';

/** A short day, minutes from midnight: many people are to want the same. */
const closesAt = 12 * 60;
/** How many times of a day are published at once. */
const slotsPerPublication = 8;

const listMorningStarts = (interval: SlotInterval) =>
  listGridStarts(interval).filter((minutes) => minutes < closesAt);

/** One of the times that a day may have. */
export const pickSlot = (random: SeededRandom): string => formatSlotTime(random.pick(listMorningStarts(15)));

/** Some times of a day, of one length, as they are published. */
export const pickSlots = (interval: SlotInterval, random: SeededRandom): string[] =>
  random
    .sample(listMorningStarts(interval), slotsPerPublication)
    .toSorted((a, b) => a - b)
    .map(formatSlotTime);

/** When a time begins; milliseconds since the epoch. */
export const toStartInstant = (day: string, slot: string): number =>
  toInstant(day, toMinutes(slot) ?? 0, defaultTimeZone);
