import { useEffect, useState } from 'react';
import type { AvailableDay, FreeSlot } from '#contract/scheduling/availability.ts';
import { m } from '#messages/messages.js';
import { filterAvailability, filterDays, type PracticeAndMode } from './filter-availability.ts';
import { listNextFreeSlots } from './free-slots.ts';
import { SlotPicker } from './slot-picker.tsx';
import { type Availability, useAvailability } from './use-availability.ts';

interface TimeChoiceProps {
  readonly doctorId: string;
  readonly initial: Availability;
  /** The practice and mode of the visit to move; its own times, or others where it has none. */
  readonly place: PracticeAndMode;
  readonly picked: FreeSlot | null;
  /** Called with null when another day is opened, or the picked slot has been taken. */
  readonly onPick: (time: FreeSlot | null) => void;
}

/** Falls back to any practice if the named one has no free time. */
function findPlaceWithTimes(days: readonly AvailableDay[], place: PracticeAndMode): PracticeAndMode {
  const there = listNextFreeSlots(filterDays(days, place), 1);
  return there.length > 0 ? place : { ...place, practiceId: null };
}

export function TimeChoice({ doctorId, initial, place, picked, onPick }: TimeChoiceProps) {
  const wanted = findPlaceWithTimes(initial.days, place);
  const [date, setDate] = useState(
    () => picked?.date ?? listNextFreeSlots(filterDays(initial.days, wanted), 1)[0]?.date ?? initial.today,
  );
  const availability = filterAvailability(useAvailability(doctorId, date, initial), wanted);
  const { day } = availability;

  const gone = picked !== null && day?.date === picked.date && !day.free.includes(picked.slot);
  useEffect(() => {
    if (gone) onPick(null);
  }, [gone, onPick]);

  return (
    <>
      {wanted.practiceId !== place.practiceId && <p role="note">{m.booking_elsewhere()}</p>}
      <SlotPicker
        availability={availability}
        date={date}
        slot={picked?.date === date ? picked.slot : null}
        onDate={(next) => {
          setDate(next);
          if (next !== date) onPick(null);
        }}
        onSlot={(next, slot) => {
          setDate(next);
          onPick({ date: next, slot });
        }}
      />
    </>
  );
}
