import type { PatientAppointment } from '#contract/appointments/appointments.ts';
import { toMinutes } from '#domain/scheduling/slot-grid.ts';
import type { WritableRefreshLog } from '../../api/asking/answer-log.ts';
import { usePolledAnswer } from '../../api/asking/use-fresh-answer.ts';
import type { Output } from '../../api/client.ts';
import { useCall } from '../../api/context.tsx';

/** Whether the patient has a visit of their own at a time: day, start HH:MM, minutes. */
export type IsBusy = (date: string, slot: string, minutes: number) => boolean;

const minute = 60_000;

/** Visits hold their time from start to end, whatever the length of the slot that is looked at. */
function createIsBusy(visits: readonly PatientAppointment[]): IsBusy {
  const held = visits.map(({ date, slot, startsAt, endsAt }) => {
    const from = toMinutes(slot) ?? 0;
    return { date, from, to: from + (Date.parse(endsAt) - Date.parse(startsAt)) / minute };
  });
  return (date, slot, minutes) => {
    const start = toMinutes(slot) ?? 0;
    return held.some((one) => one.date === date && start < one.to && one.from < start + minutes);
  };
}

type Person = Output<'GET /patients/appointments/open'>['people'][number];

interface OwnVisits {
  /** Of the person with this id; of the patient without one. */
  readonly isBusyFor: (patientId: string | null) => IsBusy;
  /** The visit that somebody has with a doctor at a time already; null: none. */
  readonly visitOf: (patientId: string | null, doctorId: string, date: string, slot: string) => string | null;
  /** The patient, then whom they look after; empty for everybody else, and before it is known. */
  readonly people: readonly Person[];
}

/**
 * The open visits of a patient who is logged in and of those whom they look after, for a page that offers times; nobody
 * else is busy.
 */
export function useOwnVisits(isPatient: boolean, log?: WritableRefreshLog): OwnVisits {
  const call = useCall();
  const { answer } = usePolledAnswer(
    isPatient ? 'own times' : null,
    () => call('GET /patients/appointments/open', { query: { patientId: 'all' } }),
    { log },
  );
  const { appointments = [], people = [] } = answer ?? {};
  const belongsTo = (patientId: string | null) => (visit: PatientAppointment) =>
    patientId === null ? visit.patient.relation === 'self' : visit.patient.patientId === patientId;
  return {
    isBusyFor: (patientId) => createIsBusy(appointments.filter(belongsTo(patientId))),
    visitOf: (patientId, doctorId, date, slot) =>
      appointments
        .filter(belongsTo(patientId))
        .find((one) => one.doctorId === doctorId && one.date === date && one.slot === slot)?.appointmentId ??
      null,
    people,
  };
}
