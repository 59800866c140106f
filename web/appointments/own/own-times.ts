import type { PatientAppointment } from '#contract/appointments.ts';
import { minutesOf } from '#domain/slot-grid.ts';
import type { OwnAnswerLog } from '../../api/asking/answer-log.ts';
import { useFreshAnswer } from '../../api/asking/use-fresh-answer.ts';
import { useCall } from '../../api/context.tsx';

/** Whether the patient has a visit of their own at a time: day, start HH:MM, minutes. */
export type IsBusy = (date: string, slot: string, minutes: number) => boolean;

const minute = 60_000;

/** Visits hold their time from start to end, whatever the length of the slot that is looked at. */
function busyAt(visits: readonly PatientAppointment[]): IsBusy {
  const held = visits.map(({ date, slot, startsAt, endsAt }) => {
    const from = minutesOf(slot) ?? 0;
    return { date, from, to: from + (Date.parse(endsAt) - Date.parse(startsAt)) / minute };
  });
  return (date, slot, minutes) => {
    const start = minutesOf(slot) ?? 0;
    return held.some((one) => one.date === date && start < one.to && one.from < start + minutes);
  };
}

/** The own open visits of a patient who is logged in, for a page that offers times; nobody else is busy. */
export function useOwnTimes(isPatient: boolean, log?: OwnAnswerLog): IsBusy {
  const call = useCall();
  const { answer } = useFreshAnswer(
    isPatient ? 'own times' : null,
    () => call('GET /patients/appointments/open'),
    { log },
  );
  return busyAt(answer?.appointments ?? []);
}
