import { afterAll, beforeAll, expect, test } from 'vitest';
import { bookSlot, type SignedUp, sendAs } from '#harness/api-calls.ts';
import { highVisitLimits } from '#server/testing/visit-limit-settings.ts';
import { createDoctorRace, readBody } from './doctor-race.ts';
import { dayAfterRace, type RaceClinic, raceDay, raceSlots, startRaceClinic } from './race-clinic.ts';

const rounds = 12;

let clinic: RaceClinic;
let doctor: SignedUp;
let race: ReturnType<typeof createDoctorRace>;
beforeAll(async () => {
  clinic = await startRaceClinic(rounds * 2, highVisitLimits);
  doctor = await clinic.newDoctor(raceDay, dayAfterRace);
  race = createDoctorRace(clinic, doctor);
});
afterAll(() => clinic.stop());

test('G-03 the doctor accepts while the patient cancels: every 200 is one step of a legal life', async () => {
  await Promise.all(
    Array.from({ length: rounds }, async (_, round) => {
      const appointmentId = await race.requested(round, raceSlots[4 + round] ?? '');
      const answers = await Promise.all([
        race.accept(0, appointmentId),
        race.cancel(1, appointmentId, round),
      ]);
      const won = answers.filter(({ status }) => status === 200).length;
      expect(won).toBeGreaterThan(0);
      const { status } = await race.expectLife(appointmentId, won);
      const loser = answers.find((answer) => answer.status !== 200);
      if (loser) expect(await readBody(loser)).toMatchObject({ code: 'wrong_status', appStatus: status });
    }),
  );
});

test('G-03 a move is approved to a time while somebody else books it: exactly one of them gets it', async () => {
  const outcomes = await Promise.all(
    Array.from({ length: rounds }, async (_, round) => {
      const appointmentId = await race.requested(round, raceSlots[17 + round] ?? '');
      await race.accept(0, appointmentId);
      await sendAs('POST', clinic.host(1), '/patient/request-reschedule', clinic.patient(round), {
        appointmentId,
        reason: 'Away',
      });
      const slot = raceSlots[round] ?? '';
      const move = { appointmentId, action: 'approve', date: dayAfterRace, slotNumber: slot };
      const rival = clinic.patient(rounds + round);
      const [approved, booked] = await Promise.all([
        sendAs('POST', clinic.host(round), '/doctors/handle-reschedule', doctor, move),
        bookSlot(clinic.host(round + 1), rival, doctor.id, dayAfterRace, slot),
      ]);
      expect([approved.status, booked.status].toSorted()).toContain(409);
      const isApproved = approved.status === 200;
      expect(booked.status).toBe(isApproved ? 409 : 201);
      // The loser changes nothing: an approval is both steps or none.
      const { status } = await race.expectLife(appointmentId, isApproved ? 3 : 2);
      expect(status).toBe(isApproved ? 'Rescheduled' : 'Request for Rescheduling');
      const taken = await fetch(
        `${clinic.host(0)}/api/doctors/${doctor.id}/booked-slots?date=${dayAfterRace}`,
      );
      const { bookedSlots } = (await taken.json()) as { bookedSlots: string[] };
      expect(bookedSlots.filter((label) => label === slot)).toHaveLength(1);
      return isApproved;
    }),
  );
  expect(outcomes).toHaveLength(rounds);
});
