import { useEffect, useState } from 'react';
import type { FreeSlot } from '#contract/availability.ts';
import { nextFreeSlots } from '../../availability/booking/free-slots.ts';
import { SlotPicker } from '../../availability/booking/slot-picker.tsx';
import { type Availability, useAvailability } from '../../availability/booking/use-availability.ts';
import { FirstAvailability } from '../area/first-availability.tsx';

interface FreeTimesProps {
  readonly doctorId: string;
  readonly picked: FreeSlot | null;
  /** Called with null when another day is opened, or the picked slot has been taken. */
  readonly onPick: (time: FreeSlot | null) => void;
}

/** A choice of one of a doctor's free slots (F-09, docs/product.md#rescheduling). */
export function FreeTimes(props: FreeTimesProps) {
  return (
    <FirstAvailability doctorId={props.doctorId}>
      {(initial) => <Picker {...props} initial={initial} />}
    </FirstAvailability>
  );
}

function Picker({ doctorId, picked, onPick, initial }: FreeTimesProps & { readonly initial: Availability }) {
  const [date, setDate] = useState(
    () => picked?.date ?? nextFreeSlots(initial.days, 1)[0]?.date ?? initial.today,
  );
  const availability = useAvailability(doctorId, date, initial);
  const { day } = availability;

  const gone = picked !== null && day?.date === picked.date && !day.free.includes(picked.slot);
  useEffect(() => {
    if (gone) onPick(null);
  }, [gone, onPick]);

  return (
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
  );
}
