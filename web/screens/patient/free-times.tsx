import type { PatientAppointment } from '#contract/appointments/appointments.ts';
import type { FreeSlot } from '#contract/scheduling/availability.ts';
import { TimeChoice } from '#web/scheduling/availability/booking/time-choice.tsx';
import { FirstAvailability } from '../area/first-availability.tsx';

interface FreeSlotChoiceProps {
  /** The visit that gets another time. */
  readonly visit: Pick<PatientAppointment, 'doctorId' | 'practiceId' | 'consultStatus'>;
  readonly picked: FreeSlot | null;
  /** Called with null when another day is opened, or the picked slot has been taken. */
  readonly onPick: (time: FreeSlot | null) => void;
}

/** A choice of one of a doctor's free slots, which it loads (F-09). */
export function FreeSlotChoice({ visit, ...rest }: FreeSlotChoiceProps) {
  const { doctorId, practiceId, consultStatus } = visit;
  // A visit that an older version kept on the device has no practice.
  const place = { practiceId: practiceId ?? null, mode: consultStatus };
  return (
    <FirstAvailability doctorId={doctorId}>
      {(initial) => <TimeChoice {...rest} doctorId={doctorId} place={place} initial={initial} />}
    </FirstAvailability>
  );
}
