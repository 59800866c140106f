import { lazy, Suspense, useState } from 'react';
import type { Practice } from '#contract/doctors/practices.ts';
import type { AvailableDay } from '#contract/scheduling/availability.ts';
import { type ConsultMode, consultModes } from '#domain/doctors/modes.ts';
import { m } from '#messages/messages.js';
import { useSession } from '#web/api/session.ts';
import { PracticeChoice } from '#web/doctors/practices/practice-choice.tsx';
import { ShownAsOf, useShownAsOf } from '#web/platform/offline/shown-as-of.tsx';
import { nextFreeAfter, nextFreeSlots, slotState } from '#web/scheduling/availability/booking/free-slots.ts';
import { SlotPicker } from '#web/scheduling/availability/booking/slot-picker.tsx';
import { timesAt } from '#web/scheduling/availability/booking/times-at.ts';
import { type Availability, useAvailability } from '#web/scheduling/availability/booking/use-availability.ts';
import type { Search } from '#web/ui/paths.ts';
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

/** Of no use to visitors who are not logged in. */
const WhoseVisit = lazy(async () => ({
  default: (await import('#web/patients/person-choice/whose-visit.tsx')).WhoseVisit,
}));

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
  const everywhere = useAvailability(doctor.doctorId, chosen.date, initial, log);
  const { practices } = doctor;
  const several = practices.length > 1;
  const place = placeOf(practices, chosen, everywhere.day);
  const availability = timesAt(everywhere, place);
  const { today, days, day, refresh } = availability;
  const isPatient = useSession().role === 'patient';
  const { people, isBusyFor, visitOf } = useOwnTimes(isPatient, log);
  const offline = useShownAsOf(log) !== null;
  // A page that stays open past midnight moves to the new day.
  const current = chosen.date < today ? { ...chosen, date: today, slot: null } : chosen;
  // The address may name somebody whom this patient does not look after, or no more.
  const isKnown =
    people.length === 0 || people.some((one) => one.patientId === current.patientId && one.mayBook);
  const choice = {
    ...current,
    practiceId: several ? place.practiceId : null,
    mode: place.mode,
    patientId: isKnown ? current.patientId : null,
  };
  const isBusy = isBusyFor(choice.patientId);
  const busyName = people.find(({ patientId }) => patientId === choice.patientId)?.name ?? null;
  // What is free for this patient: offers never name a time of another visit of theirs.
  const open = days.map((one) => ({
    ...one,
    free: one.free.filter((slot) => !isBusy(one.date, slot, one.interval)),
  }));

  const change = (changed: Partial<BookingChoice>) => {
    const next = { ...choice, ...changed };
    setChosen(next);
    if ('needs' in changed) keepNeeds(doctor.doctorId, next.needs);
    mirror(choicePath(doctor.doctorId, search, next));
  };

  return (
    <BookPanel
      doctor={{ ...doctor, basicFee: place.fee ?? doctor.basicFee }}
      choice={choice}
      modes={place.modes}
      onChange={change}
      today={today}
      slotState={choice.slot && day ? stateOf(day, choice.slot, isBusy) : 'free'}
      visit={choice.slot && visitOf(choice.patientId, doctor.doctorId, choice.date, choice.slot)}
      busyName={busyName}
      whose={whoseWords(people, busyName)}
      nextFree={nextFreeSlots(open, offeredSlots)}
      instead={choice.slot ? nextFreeAfter(open, choice.date, choice.slot) : null}
      returnTo={choicePath(doctor.doctorId, search, choice)}
      onStale={refresh}
      forWhom={
        isPatient &&
        people.length > 0 && (
          <Suspense fallback={null}>
            <WhoseVisit
              people={people}
              value={choice.patientId}
              onChange={(patientId) => change({ patientId })}
            />
          </Suspense>
        )
      }
    >
      {several && (
        <div>
          <PracticeChoice
            practices={practices}
            chosen={place.practiceId}
            label={m.published_where()}
            onChoose={(practiceId) => change({ practiceId, slot: null })}
          />
        </div>
      )}
      <ShownAsOf log={log} />
      <SlotPicker
        availability={offline ? { ...availability, stale: false } : availability}
        date={choice.date}
        slot={choice.slot}
        isBusy={isBusy}
        busyName={busyName}
        onDate={(date) => {
          change({ date, slot: date === choice.date ? choice.slot : null });
          refresh();
        }}
        onSlot={(date, slot) => change({ date, slot })}
      />
    </BookPanel>
  );
}

/** The practice of the choice, else the one that offers its time, else the first; with its modes and fee. */
function placeOf(
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

/** "For Anjali Iyer" or "Me", where there is a choice; null where there is none. */
const whoseWords = (people: readonly { readonly mayBook: boolean }[], name: string | null) => {
  if (people.filter(({ mayBook }) => mayBook).length < 2) return null;
  return name === null ? m.for_whom_me() : m.for_whom_of({ name });
};

/** As `slotState`, and `busy` if the patient has a visit then: whoever has just booked it reads so, not that it is gone. */
function stateOf(day: AvailableDay, slot: string, isBusy: IsBusy): ChosenSlot {
  const state = slotState(day, slot);
  return state !== 'gone' && isBusy(day.date, slot, day.interval) ? 'busy' : state;
}

/**
 * Writes the choice into the address without a navigation (B-13), for which the router would load the page's
 * data again.
 */
function mirror(path: string) {
  window.history.replaceState(window.history.state, '', path);
}
