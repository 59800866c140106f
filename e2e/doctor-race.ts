import { expect } from 'vitest';
import { type AppointmentStatus, transitions } from '#domain/appointments/appointment-lifecycle.ts';
import { parseId } from '#domain/platform/readable-ids.ts';
import { bookSlot, type SignedUp, sendAs } from '#harness/api-calls.ts';
import { type RaceClinic, raceDay, whileLocked } from './race-clinic.ts';

export const readBody = async (answer: Response) =>
  (await answer.json()) as { code?: string; appStatus?: string };

interface Life {
  status: AppointmentStatus;
  events: { from: AppointmentStatus | null; to: AppointmentStatus }[];
}

const isLegal = (from: AppointmentStatus, to: AppointmentStatus) =>
  Object.values(transitions).some(
    (one) => (one.from as readonly string[]).includes(from) && (one.to === to || one.to === 'former'),
  );

export function createDoctorRace(clinic: RaceClinic, doctor: SignedUp) {
  return {
    async requested(index: number, slot: string): Promise<string> {
      const answer = await bookSlot(clinic.host(index), clinic.patient(index), doctor.id, raceDay, slot);
      expect(answer.status).toBe(201);
      return ((await answer.json()) as { appointmentId: string }).appointmentId;
    },
    accept: (index: number, appointmentId: string) =>
      sendAs('PUT', clinic.host(index), '/appointments/respond', doctor, { appointmentId, action: 'accept' }),
    cancel: (index: number, appointmentId: string, whose: number) =>
      sendAs('POST', clinic.host(index), '/patients/cancel-appointment', clinic.patient(whose), {
        appointmentId,
      }),
    /** Checks that the events are `steps` legal steps from the booking to the present status. */
    async expectLife(appointmentId: string, steps: number): Promise<Life> {
      const answer = await fetch(`${clinic.host(0)}/api/Appointments/detail?appointmentId=${appointmentId}`, {
        headers: { authorization: `Bearer ${doctor.token}` },
      });
      const { appointmentDetails: life } = (await answer.json()) as { appointmentDetails: Life };
      expect(life.events).toHaveLength(1 + steps);
      for (const [index, { from, to }] of life.events.entries()) {
        expect(from).toBe(life.events[index - 1]?.to ?? null);
        if (from) expect(isLegal(from, to)).toBe(true);
      }
      expect(life.events.at(-1)?.to).toBe(life.status);
      return life;
    },
  };
}

type Call = () => Promise<Response>;

/** Both calls have read the appointment and wait for a lock to change it, the first ahead of the second. */
export async function runSimultaneously(
  clinic: RaceClinic,
  appointmentId: string,
  first: Call,
  second: Call,
): Promise<[Response, Response]> {
  const id = parseId('appointment', appointmentId);
  const answers = await whileLocked(
    clinic,
    // The lock that a status change takes; mere references to the appointment need not wait for it.
    ['select from appointments where id = $1 for no key update', id],
    async (waiting) => {
      const early = first();
      await waiting(1);
      const late = second();
      await waiting(2);
      return [early, late] as const;
    },
  );
  return Promise.all(answers);
}
