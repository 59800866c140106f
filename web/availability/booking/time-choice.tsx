import { useEffect, useState } from 'react';
import type { FreeSlot } from '#contract/availability.ts';
import { nextFreeSlots } from './free-slots.ts';
import { SlotPicker } from './slot-picker.tsx';
import { type Availability, useAvailability } from './use-availability.ts';

interface TimeChoiceProps {
  readonly doctorId: string;
  readonly initial: Availability;
  readonly picked: FreeSlot | null;
  /** Called with null when another day is opened, or the picked slot has been taken. */
  readonly onPick: (time: FreeSlot | null) => void;
}

/** A choice of one of a doctor's free slots (F-09, docs/product.md#rescheduling). */
export function TimeChoice({ doctorId, initial, picked, onPick }: TimeChoiceProps) {
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
