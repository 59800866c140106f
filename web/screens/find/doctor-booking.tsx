import { useState } from 'react';
import type { AvailableDay } from '#contract/availability.ts';
import { makeAnswerLog } from '../../api/asking/answer-log.ts';
import {
  type BookableDoctor,
  type BookingChoice,
  type ChosenSlot,
  choiceOf,
  choicePath,
} from '../../appointments/booking/choice.ts';
import { keepNeeds, keptNeeds } from '../../appointments/booking/kept-needs.ts';
import { BookPanel } from '../../appointments/booking/panel.tsx';
import { type IsBusy, useOwnTimes } from '../../appointments/own/own-times.ts';
import { nextFreeAfter, nextFreeSlots, slotState } from '../../availability/booking/free-slots.ts';
import { SlotPicker } from '../../availability/booking/slot-picker.tsx';
import { type Availability, useAvailability } from '../../availability/booking/use-availability.ts';
import { ShownAsOf, useShownAsOf } from '../../offline/shown-as-of.tsx';
import type { Search } from '../../paths.ts';
import { useSession } from '../../session/session.ts';

interface DoctorBookingProps {
  readonly doctor: BookableDoctor;
  readonly search: Search;
  /** The query of the address, with the choice. */
  readonly query: string;
  readonly initial: Availability;
}

/** How many free slots the bar on a phone offers. */
const offeredSlots = 3;

/** The booking panel of a doctor: joins availability and appointments. */
export function DoctorBooking({ doctor, search, query, initial }: DoctorBookingProps) {
  const [chosen, setChosen] = useState(() => ({
    ...choiceOf(new URLSearchParams(query), initial.today),
    needs: keptNeeds(doctor.doctorId),
  }));
  const [log] = useState(makeAnswerLog);
  const availability = useAvailability(doctor.doctorId, chosen.date, initial, log);
  const { today, days, day, refresh } = availability;
  const isBusy = useOwnTimes(useSession().role === 'patient', log);
  // What is free for this patient: offers never name a time of another visit of theirs.
  const open = days.map((one) => ({
    ...one,
    free: one.free.filter((slot) => !isBusy(one.date, slot, one.interval)),
  }));
  const offline = useShownAsOf(log) !== null;
  // A page that stays open past midnight moves to the new day.
  const choice = chosen.date < today ? { ...chosen, date: today, slot: null } : chosen;

  const change = (changed: Partial<BookingChoice>) => {
    const next = { ...choice, ...changed };
    setChosen(next);
    if ('needs' in changed) keepNeeds(doctor.doctorId, next.needs);
    mirror(choicePath(doctor.doctorId, search, next));
  };

  return (
    <BookPanel
      doctor={doctor}
      choice={choice}
      onChange={change}
      today={today}
      slotState={choice.slot && day ? stateOf(day, choice.slot, isBusy) : 'free'}
      nextFree={nextFreeSlots(open, offeredSlots)}
      instead={choice.slot ? nextFreeAfter(open, choice.date, choice.slot) : null}
      returnTo={choicePath(doctor.doctorId, search, choice)}
      onStale={refresh}
    >
      <ShownAsOf log={log} />
      <SlotPicker
        availability={offline ? { ...availability, stale: false } : availability}
        date={choice.date}
        slot={choice.slot}
        isBusy={isBusy}
        onDate={(date) => {
          change({ date, slot: date === choice.date ? choice.slot : null });
          refresh();
        }}
        onSlot={(date, slot) => change({ date, slot })}
      />
    </BookPanel>
  );
}

/** As `slotState`, and `busy` if it is free but the patient has another visit then. */
function stateOf(day: AvailableDay, slot: string, isBusy: IsBusy): ChosenSlot {
  const state = slotState(day, slot);
  return state === 'free' && isBusy(day.date, slot, day.interval) ? 'busy' : state;
}

/**
 * Writes the choice into the address without a navigation (B-13), for which the router would load the page's
 * data again.
 */
function mirror(path: string) {
  window.history.replaceState(window.history.state, '', path);
}
