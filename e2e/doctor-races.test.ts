import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AppointmentStatus, transitions } from '#domain/appointment-life.ts';
import { addDays, dayAt } from '#domain/calendar-days.ts';
import { idOf } from '#domain/readable-ids.ts';
import { gridOf, labelOf } from '#domain/slot-grid.ts';
import { book, change, publish, type SignedUp, signUpOneDoctor, signUpPatients } from '#harness/callers.ts';
import { connectTo } from '#harness/database.ts';
import { end, type RunningHams, startHams, temporaryData } from '#harness/running-hams.ts';
import { manyVisits } from '#server/platform/test-settings.ts';

const slots = gridOf(15).map(labelOf);
const today = dayAt(Date.now(), 'Asia/Kolkata');
const day = addDays(today, 2);
const dayAfter = addDays(today, 3);
const rounds = 12;

let data: Awaited<ReturnType<typeof temporaryData>>;
let processes: RunningHams[];
let doctor: SignedUp;
let patients: SignedUp[];

beforeAll(async () => {
  data = await temporaryData();
  const settings = { DATA_DIR: data.path, ...manyVisits };
  processes = [await startHams(settings), await startHams(settings)];
  doctor = await signUpOneDoctor(host(0), '6110000001');
  await publish(host(0), doctor, day, slots);
  await publish(host(0), doctor, dayAfter, slots);
  patients = await signUpPatients(host(0), rounds * 2, 6_210_000_000);
});

afterAll(async () => {
  for (const { process } of processes) await end(process, 'SIGTERM');
  await data.remove();
});

const host = (index: number) => processes[index % 2]?.url ?? '';
const patient = (index: number) => patients[index] ?? doctor;
const bodyOf = async (answer: Response) => (await answer.json()) as { code?: string; appStatus?: string };

async function requested(index: number, slot: string): Promise<string> {
  const answer = await book(host(index), patient(index), doctor.id, day, slot);
  expect(answer.status).toBe(201);
  return ((await answer.json()) as { appointmentId: string }).appointmentId;
}

const respond = (index: number, appointmentId: string) =>
  change('PUT', host(index), '/appointments/respond', doctor, { appointmentId, action: 'accept' });

const cancel = (index: number, appointmentId: string, whose: number) =>
  change('POST', host(index), '/patients/cancel-appointment', patient(whose), { appointmentId });

type Call = () => Promise<Response>;

/** Both have read the appointment and wait for a lock to change it, the first ahead of the second. */
async function atTheSameMoment(
  appointmentId: string,
  first: Call,
  second: Call,
): Promise<[Response, Response]> {
  const holder = await connectTo(data.path);
  const waiting = (count: number) =>
    expect
      .poll(async () => (await holder.query(lockWaits)).rowCount, { timeout: 10_000, interval: 10 })
      .toBe(count);
  try {
    await holder.query('begin');
    // As a change of its status does; what only refers to the appointment need not wait.
    const { rowCount } = await holder.query('select from appointments where id = $1 for no key update', [
      idOf('appointment', appointmentId),
    ]);
    expect(rowCount).toBe(1);
    const answers = [first()];
    await waiting(1);
    answers.push(second());
    await waiting(2);
    await holder.query('commit');
    return (await Promise.all(answers)) as [Response, Response];
  } finally {
    await holder.end();
  }
}

const lockWaits = `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;

interface Life {
  status: AppointmentStatus;
  events: { from: AppointmentStatus | null; to: AppointmentStatus }[];
}

async function lifeOf(appointmentId: string): Promise<Life> {
  const answer = await fetch(`${host(0)}/api/Appointments/detail?appointmentId=${appointmentId}`, {
    headers: { authorization: `Bearer ${doctor.token}` },
  });
  const { appointmentDetails } = (await answer.json()) as { appointmentDetails: Life };
  return appointmentDetails;
}

const isLegal = (from: AppointmentStatus, to: AppointmentStatus) =>
  Object.values(transitions).some(
    (one) => (one.from as readonly string[]).includes(from) && (one.to === to || one.to === 'former'),
  );

/** Checks that the events are legal steps from the booking to the present status, and how many. */
async function expectLife(appointmentId: string, steps: number): Promise<Life> {
  const life = await lifeOf(appointmentId);
  expect(life.events).toHaveLength(1 + steps);
  for (const [index, { from, to }] of life.events.entries()) {
    expect(from).toBe(life.events[index - 1]?.to ?? null);
    if (from) expect(isLegal(from, to)).toBe(true);
  }
  expect(life.events.at(-1)?.to).toBe(life.status);
  return life;
}

test('G-03 sixteen tabs accept one request through two processes: one wins, fifteen hear the present status', async () => {
  const appointmentId = await requested(0, '09:00');
  const answers = await Promise.all(Array.from({ length: 16 }, (_, index) => respond(index, appointmentId)));
  const lost = answers.filter(({ status }) => status === 409);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(lost).toHaveLength(15);
  for (const answer of lost)
    expect(await bodyOf(answer)).toMatchObject({ code: 'wrong_status', appStatus: 'Pending' });
  expect(await expectLife(appointmentId, 1)).toMatchObject({ status: 'Pending' });
});

test('G-03 the doctor accepts while the patient cancels: every 200 is one step of a legal life', async () => {
  await Promise.all(
    Array.from({ length: rounds }, async (_, round) => {
      const appointmentId = await requested(round, slots[4 + round] ?? '');
      const answers = await Promise.all([respond(0, appointmentId), cancel(1, appointmentId, round)]);
      const won = answers.filter(({ status }) => status === 200).length;
      expect(won).toBeGreaterThan(0);
      const { status } = await expectLife(appointmentId, won);
      const loser = answers.find((answer) => answer.status !== 200);
      if (loser) expect(await bodyOf(loser)).toMatchObject({ code: 'wrong_status', appStatus: status });
    }),
  );
});

test.each([
  ['accepts', 'Pending', slots[1] ?? ''],
  ['cancels', 'Cancelled', slots[2] ?? ''],
])(
  'G-03 of two who act at the same moment, whoever %s first wins: the other hears "%s"',
  async (first, status, slot) => {
    const appointmentId = await requested(0, slot);
    const accepting = () => respond(0, appointmentId);
    const cancelling = () => cancel(1, appointmentId, 0);
    const calls: [Call, Call] = first === 'accepts' ? [accepting, cancelling] : [cancelling, accepting];
    const [won, lost] = await atTheSameMoment(appointmentId, ...calls);
    expect([won.status, lost.status]).toEqual([200, 409]);
    expect(await bodyOf(lost)).toMatchObject({ code: 'wrong_status', appStatus: status });
    expect(await expectLife(appointmentId, 1)).toMatchObject({ status });
  },
);

test('G-03 a move is approved to a time while somebody else books it: exactly one of them gets it', async () => {
  const outcomes = await Promise.all(
    Array.from({ length: rounds }, async (_, round) => {
      const appointmentId = await requested(round, slots[17 + round] ?? '');
      await respond(0, appointmentId);
      await change('POST', host(1), '/patient/request-reschedule', patient(round), {
        appointmentId,
        reason: 'Away',
      });
      const slot = slots[round] ?? '';
      const move = { appointmentId, action: 'approve', date: dayAfter, slotNumber: slot };
      const rival = patient(rounds + round);
      const [approved, booked] = await Promise.all([
        change('POST', host(round), '/doctors/handle-reschedule', doctor, move),
        book(host(round + 1), rival, doctor.id, dayAfter, slot),
      ]);
      expect([approved.status, booked.status].toSorted()).toContain(409);
      const isApproved = approved.status === 200;
      expect(booked.status).toBe(isApproved ? 409 : 201);
      // Who loses changes nothing: an approval is both steps or none.
      const { status } = await expectLife(appointmentId, isApproved ? 3 : 2);
      expect(status).toBe(isApproved ? 'Rescheduled' : 'Request for Rescheduling');
      const taken = await fetch(`${host(0)}/api/doctors/${doctor.id}/booked-slots?date=${dayAfter}`);
      const { bookedSlots } = (await taken.json()) as { bookedSlots: string[] };
      expect(bookedSlots.filter((label) => label === slot)).toHaveLength(1);
      return isApproved;
    }),
  );
  expect(outcomes).toHaveLength(rounds);
});
