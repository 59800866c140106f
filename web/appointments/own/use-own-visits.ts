import type { PatientAppointment } from '#contract/appointments/appointments.ts';
import { toMinutes } from '#domain/scheduling/slot-grid.ts';
import type { WritableRefreshLog } from '#web/api/asking/refresh-log.ts';
import { usePolledAnswer } from '#web/api/asking/use-polled-answer.ts';
import type { Output } from '#web/api/client.ts';
import { useCall } from '#web/api/context.tsx';

/** `slot` is the start, HH:MM. */
export type IsBusy = (date: string, slot: string, minutes: number) => boolean;

const minute = 60_000;

/** Visits occupy their time from start to end, whatever the length of the slot in question. */
function createIsBusy(visits: readonly PatientAppointment[]): IsBusy {
  const pending = visits.map(({ date, slot, startsAt, endsAt }) => {
    const from = toMinutes(slot) ?? 0;
    return { date, from, to: from + (Date.parse(endsAt) - Date.parse(startsAt)) / minute };
  });
  return (date, slot, minutes) => {
    const start = toMinutes(slot) ?? 0;
    return pending.some((one) => one.date === date && start < one.to && one.from < start + minutes);
  };
}

type Person = Output<'GET /patients/appointments/open'>['people'][number];

interface OwnVisits {
  /** Without an id: the signed-in patient. */
  readonly isBusyFor: (patientId: string | null) => IsBusy;
  /** The visit that is already booked with a doctor at a time, if any. */
  readonly visitOf: (patientId: string | null, doctorId: string, date: string, slot: string) => string | null;
  /** The patient, then everyone in their care; empty for other users, and until loaded. */
  readonly people: readonly Person[];
}

/**
 * Open visits of a signed-in patient and everyone in their care, for pages that offer times; other users are
 * never busy.
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
