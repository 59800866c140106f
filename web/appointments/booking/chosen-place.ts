import type { Practice } from '#contract/doctors/practices.ts';
import type { AvailableDay } from '#contract/scheduling/availability.ts';
import { type ConsultMode, consultModes } from '#domain/doctors/consult-modes.ts';
import type { IsBusy } from '#web/appointments/own/use-own-visits.ts';
import { findSlotState } from '#web/scheduling/availability/booking/free-slots.ts';
import type { BookingChoice, ChosenSlot } from './booking-choice.ts';

/** The practice of the choice, else the one that offers its time, else the first; with its modes and fee. */
export function findChosenPractice(
  practices: readonly Practice[],
  { practiceId, slot, mode }: BookingChoice,
  day: AvailableDay | null,
) {
  const offering = slot === null ? undefined : day?.parts?.find(({ free }) => free.includes(slot));
  const [wanted] = [practiceId, offering?.practiceId].filter((id) =>
    practices.some((one) => one.practiceId === id),
  );
  const practice = practices.find((one) => one.practiceId === wanted) ?? practices[0];
  const modes: readonly ConsultMode[] = practice?.modes ?? consultModes;
  const way = modes.includes(mode) ? mode : (modes[0] ?? mode);
  const fee = way === 'Online' ? practice?.fees.video : practice?.fees.clinic;
  return { practiceId: practice?.practiceId ?? null, mode: way, modes, fee };
}

/**
 * As `slotState`, but `busy` if the patient has a visit then: after a booking the slot reads as the user's
 * own, not as taken.
 */
export function getSlotState(day: AvailableDay, slot: string, isBusy: IsBusy): ChosenSlot {
  const state = findSlotState(day, slot);
  return state !== 'gone' && isBusy(day.date, slot, day.interval) ? 'busy' : state;
}
