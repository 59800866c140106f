import type { PatientAppointment } from '#contract/appointments/appointments.ts';
import type { FreeSlot } from '#contract/scheduling/availability.ts';
import { FirstAvailability } from '#web/scheduling/availability/booking/first-availability-loader.tsx';
import { TimeChoice } from '#web/scheduling/availability/booking/time-choice.tsx';

interface FreeSlotChoiceProps {
  readonly visit: Pick<PatientAppointment, 'doctorId' | 'practiceId' | 'consultStatus'>;
  readonly picked: FreeSlot | null;
  /** Called with null when another day is opened, or the chosen slot has been taken. */
  readonly onPick: (time: FreeSlot | null) => void;
}

export function FreeSlotChoice({ visit, ...rest }: FreeSlotChoiceProps) {
  const { doctorId, practiceId, consultStatus } = visit;
  // A visit cached by an older version has no practice.
  const place = { practiceId: practiceId ?? null, mode: consultStatus };
  return (
    <FirstAvailability doctorId={doctorId}>
      {(initial) => <TimeChoice {...rest} doctorId={doctorId} place={place} initial={initial} />}
    </FirstAvailability>
  );
}
