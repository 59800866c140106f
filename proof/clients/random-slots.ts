import type { SeededRandom } from '#db/demo/seeded-random.ts';
import { defaultTimeZone, toInstant } from '#domain/platform/calendar-days.ts';
import {
  formatSlotTime,
  listGridStarts,
  type SlotInterval,
  toMinutes,
} from '#domain/scheduling/slot-grid.ts';

/** Minutes from midnight. A short day makes many people want the same slots. */
const closesAt = 12 * 60;
/** Slots published per day. */
const slotsPerPublication = 8;

const listMorningStarts = (interval: SlotInterval) =>
  listGridStarts(interval).filter((minutes) => minutes < closesAt);

export const pickSlot = (random: SeededRandom): string => formatSlotTime(random.pick(listMorningStarts(15)));

export const pickSlots = (interval: SlotInterval, random: SeededRandom): string[] =>
  random
    .sample(listMorningStarts(interval), slotsPerPublication)
    .toSorted((a, b) => a - b)
    .map(formatSlotTime);

/** Milliseconds since the epoch. */
export const toStartInstant = (day: string, slot: string): number =>
  toInstant(day, toMinutes(slot) ?? 0, defaultTimeZone);
