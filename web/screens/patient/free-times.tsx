import type { FreeSlot } from '#contract/availability.ts';
import { TimeChoice } from '../../availability/booking/time-choice.tsx';
import { FirstAvailability } from '../area/first-availability.tsx';

interface FreeTimesProps {
  readonly doctorId: string;
  readonly picked: FreeSlot | null;
  /** Called with null when another day is opened, or the picked slot has been taken. */
  readonly onPick: (time: FreeSlot | null) => void;
}

/** A choice of one of a doctor's free slots, which it loads (F-09). */
export function FreeTimes(props: FreeTimesProps) {
  return (
    <FirstAvailability doctorId={props.doctorId}>
      {(initial) => <TimeChoice {...props} initial={initial} />}
    </FirstAvailability>
  );
}
