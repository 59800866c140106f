import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { z } from 'zod';
import { addDays, dayAt } from '#domain/calendar-days.ts';
import { idOf } from '#domain/readable-ids.ts';
import { gridOf, labelOf, publishingHorizonDays } from '#domain/slot-grid.ts';
import { type SignedUp, signUpOneDoctor, signUpPatients } from '#harness/callers.ts';
import { type CallCounts, callPersistently } from './call-persistently.ts';

/** A booking that a patient was told is stored. */
export interface Acknowledged {
  readonly appointmentId: number;
  readonly idempotencyKey: string;
  /** Milliseconds of `performance.now()`. */
  readonly at: number;
}

export interface Bookings {
  readonly acknowledged: readonly Acknowledged[];
  readonly counts: CallCounts;
  /** Resolves when every client is done with what it has begun. Rejects with what a client failed of. */
  stop(): Promise<void>;
}

const slots = gridOf(15).map(labelOf);
const booked = z.object({ appointmentId: z.string() });

/**
 * Patients, each with a doctor, who publishes day after day, book slot after slot until they are stopped. What is not answered
 * is asked again with the same key, so that it is booked once.
 */
export async function bookUntilStopped(
  urls: readonly string[],
  { clients = 6, pause = 60 }: { clients?: number; pause?: number } = {},
): Promise<Bookings> {
  const [home = ''] = urls;
  const patients = await signUpPatients(home, clients, 6_200_000_000);
  const doctors: SignedUp[] = [];
  for (let index = 0; index < clients; index += 1) {
    doctors.push(await signUpOneDoctor(home, String(6_100_000_000 + index)));
  }
  const acknowledged: Acknowledged[] = [];
  const counts: CallCounts = { requests: 0, unavailable: 0, unanswered: 0, wrong: [] };
  let stopped = false;
  const isOver = () => stopped;

  const bookAll = async (patient: SignedUp, doctor: SignedUp, client: number) => {
    const inTurn = [...urls.slice(client % urls.length), ...urls.slice(0, client % urls.length)];
    const today = dayAt(Date.now(), 'Asia/Kolkata');
    for (let ahead = 1; ahead < publishingHorizonDays && !stopped; ahead += 1) {
      const date = addDays(today, ahead);
      const publishing = {
        path: `/doctors/${doctor.id}/slots`,
        headers: { authorization: `Bearer ${doctor.token}` },
        body: { date, slots, interval: 15 },
      };
      await callPersistently(inTurn, publishing, counts, isOver);
      for (const slotNumber of slots) {
        const idempotencyKey = randomUUID();
        const booking = {
          path: '/appointments/book',
          headers: { authorization: `Bearer ${patient.token}`, 'idempotency-key': idempotencyKey },
          body: { date, doctorId: doctor.id, slotNumber },
        };
        const answer = await callPersistently(inTurn, booking, counts, isOver);
        if (answer === null) return;
        acknowledged.push({ appointmentId: idIn(answer), idempotencyKey, at: performance.now() });
        await setTimeout(pause);
      }
    }
    if (!stopped) throw new Error('The doctors have no day left to book.');
  };

  const booking = Promise.all(
    patients.map((patient, client) => bookAll(patient, doctors[client] ?? patient, client)),
  );
  booking.catch(() => {}); // told by stop()
  return {
    acknowledged,
    counts,
    async stop() {
      stopped = true;
      await booking;
    },
  };
}

function idIn(answer: string): number {
  const { appointmentId } = booked.parse(JSON.parse(answer));
  const id = idOf('appointment', appointmentId);
  if (id === null) throw new Error(`${appointmentId} is no id of an appointment`);
  return id;
}
