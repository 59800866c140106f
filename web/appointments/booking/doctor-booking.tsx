import { lazy, Suspense, useState } from 'react';
import { m } from '#messages/messages.js';
import { createRefreshLog } from '#web/api/asking/refresh-log.ts';
import { useSession } from '#web/api/session.ts';
import { useOwnVisits } from '#web/appointments/own/use-own-visits.ts';
import { PracticeChoice } from '#web/doctors/practices/practice-choice.tsx';
import { loadBookingFor, saveBookingFor } from '#web/patients/person-choice/booking-for-storage.ts';
import { OfflineNotice, useDataTime } from '#web/platform/offline/offline-notice.tsx';
import { filterAvailability } from '#web/scheduling/availability/booking/filter-availability.ts';
import { findNextFreeSlot, listNextFreeSlots } from '#web/scheduling/availability/booking/free-slots.ts';
import { SlotPicker } from '#web/scheduling/availability/booking/slot-picker.tsx';
import { type Availability, useAvailability } from '#web/scheduling/availability/booking/use-availability.ts';
import type { Search } from '#web/ui/paths.ts';
import { type BookableDoctor, type BookingChoice, choicePath, parseChoice } from './booking-choice.ts';
import { BookingPanel } from './booking-panel.tsx';
import { findChosenPractice, getSlotState } from './chosen-place.ts';
import { loadNeeds, saveNeeds } from './needs-storage.ts';

/** Only for patients with a family. */
const BookingFor = lazy(async () => ({
  default: (await import('#web/patients/person-choice/booking-for.tsx')).BookingFor,
}));

interface DoctorBookingProps {
  readonly doctor: BookableDoctor;
  readonly search: Search;
  readonly query: string;
  readonly initial: Availability;
}

const offeredSlots = 3;

export function DoctorBooking({ doctor, search, query, initial }: DoctorBookingProps) {
  const [chosen, setChosen] = useState(() => {
    const asked = parseChoice(new URLSearchParams(query), initial.today);
    return {
      ...asked,
      patientId: asked.patientId ?? loadBookingFor(),
      needs: loadNeeds(doctor.doctorId),
    };
  });
  const [log] = useState(createRefreshLog);
  const everywhere = useAvailability(doctor.doctorId, chosen.date, initial, log);
  const { practices } = doctor;
  const several = practices.length > 1;
  const place = findChosenPractice(practices, chosen, everywhere.day);
  const availability = filterAvailability(everywhere, place);
  const { today, days, day, refresh } = availability;
  const isPatient = useSession().role === 'patient';
  const { people, isBusyFor, visitOf } = useOwnVisits(isPatient, log);
  const offline = useDataTime(log) !== null;
  // A page that stays open past midnight moves to the new day.
  const current = chosen.date < today ? { ...chosen, date: today, slot: null } : chosen;
  // The URL may name a patient that this user does not look after, or no longer.
  const isKnown =
    people.length === 0 || people.some((one) => one.patientId === current.patientId && one.mayBook);
  const choice = {
    ...current,
    practiceId: several ? place.practiceId : null,
    mode: place.mode,
    patientId: isKnown ? current.patientId : null,
  };
  const hasFamily = people.filter(({ mayBook }) => mayBook).length > 1;
  const isBusy = isBusyFor(choice.patientId);
  const busyName = people.find(({ patientId }) => patientId === choice.patientId)?.name ?? null;
  // Slots that are free for this patient: offers never include the time of another visit of theirs.
  const open = days.map((one) => ({
    ...one,
    free: one.free.filter((slot) => !isBusy(one.date, slot, one.interval)),
  }));

  const change = (changed: Partial<BookingChoice>) => {
    const next = { ...choice, ...changed };
    setChosen(next);
    if (changed.patientId !== undefined) saveBookingFor(changed.patientId);
    if ('needs' in changed) saveNeeds(doctor.doctorId, next.needs);
    replaceAddress(choicePath(doctor.doctorId, search, next));
  };

  return (
    <BookingPanel
      doctor={{ ...doctor, basicFee: place.fee ?? doctor.basicFee }}
      choice={choice}
      modes={place.modes}
      onChange={change}
      today={today}
      slotState={choice.slot && day ? getSlotState(day, choice.slot, isBusy) : 'free'}
      visit={choice.slot && visitOf(choice.patientId, doctor.doctorId, choice.date, choice.slot)}
      busyName={busyName}
      whose={hasFamily ? formatPatientChoice(busyName) : null}
      nextFree={listNextFreeSlots(open, offeredSlots)}
      instead={choice.slot ? findNextFreeSlot(open, choice.date, choice.slot) : null}
      returnTo={choicePath(doctor.doctorId, search, choice)}
      onStale={refresh}
      bookingFor={
        hasFamily && (
          <Suspense fallback={null}>
            <BookingFor
              people={people}
              value={choice.patientId}
              onChange={(patientId) => change({ patientId })}
            />
          </Suspense>
        )
      }
      isAlone={people.length > 0 && !hasFamily}
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
      <OfflineNotice log={log} />
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
    </BookingPanel>
  );
}

/** "For Anjali Iyer" or "Me". */
const formatPatientChoice = (name: string | null) =>
  name === null ? m.for_whom_me() : m.for_whom_of({ name });

/** Writes the choice into the URL without a navigation, because the router would reload the page's data. */
function replaceAddress(path: string) {
  window.history.replaceState(window.history.state, '', path);
}
