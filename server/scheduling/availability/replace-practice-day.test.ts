import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { DayPart } from '#domain/scheduling/day-parts.ts';
import { toMinutes } from '#domain/scheduling/slot-grid.ts';
import { type TestApp, testApp, thursday } from '#server/testing/app.ts';
import { waitForLockedStatements } from '#server/testing/lock-order.ts';
import { bookVisit, newDoctor, newPatient, type TestPerson } from '#server/testing/people.ts';
import { findMainPractice, insertPractice } from '#server/testing/practices.ts';
import { replacePracticeDay } from './replace-practice-day.ts';

let hams: TestApp;
beforeAll(async () => {
  hams = await testApp();
});
afterAll(() => hams.close());

const friday = '2026-11-27';
const part = (interval: number, labels: string[], mode: DayPart['mode'] = 'Any'): DayPart => ({
  interval,
  mode,
  starts: labels.map((label) => toMinutes(label) ?? -1),
});

function replace(doctor: TestPerson, practiceId: number, parts: DayPart[], day = friday) {
  const { database, clock } = hams.deps;
  return database.transaction((db) =>
    replacePracticeDay(db, clock, { doctorId: doctor.id, practiceId, day, parts, source: 'hand' }),
  );
}

async function readRows(practiceId: number, day = friday) {
  const { rows } = await hams.db.pool.query(
    `select interval_minutes as interval, mode, starts, retained, is_part from published_days
     where practice_id = $1 and day = $2 order by interval_minutes, mode`,
    [practiceId, day],
  );
  return rows;
}

async function createDoctor() {
  const doctor = await newDoctor(hams);
  return { doctor, main: await findMainPractice(hams, doctor), other: await insertPractice(hams, doctor) };
}

describe('what a practice offers on a day', () => {
  test('K-01 is replaced in its parts, each of any length and mode between 06:00 and 23:00', async () => {
    const { doctor, other } = await createDoctor();
    await replace(doctor, other, [part(15, ['18:00'])]);
    const parts = [part(7, ['06:00', '06:07']), part(50, ['22:10'], 'Online')];
    expect(await replace(doctor, other, parts)).toEqual({ retained: [] });
    expect(await readRows(other)).toEqual([
      { interval: 7, mode: 'Any', starts: [360, 367], retained: [], is_part: true },
      { interval: 15, mode: 'Any', starts: [], retained: [], is_part: false },
      { interval: 50, mode: 'Online', starts: [1330], retained: [], is_part: true },
    ]);
  });

  test.each([
    ['begins before six', part(15, ['05:59'])],
    ['ends after eleven at night', part(30, ['22:31'])],
    ['lasts four minutes', part(4, ['10:00'])],
    ['lasts more than an hour', part(61, ['10:00'])],
    ['lasts half a minute more', part(15.5, ['10:00'])],
  ])('K-01 what %s is refused', async (_, one) => {
    const { doctor, main } = await createDoctor();
    await expect(replace(doctor, main, [one])).rejects.toMatchObject({ code: 'slot_outside_hours' });
  });

  test('K-01 times that overlap are refused, within a practice and across those of a doctor', async () => {
    const { doctor, main, other } = await createDoctor();
    const overlap = { code: 'slots_overlap', status: 409 };
    await expect(replace(doctor, main, [part(30, ['10:00', '10:20'])])).rejects.toMatchObject(overlap);
    const twoModes = [part(30, ['10:00']), part(15, ['10:15'], 'Online')];
    await expect(replace(doctor, main, twoModes)).rejects.toMatchObject(overlap);
    await replace(doctor, main, [part(30, ['10:00'])]);
    await expect(replace(doctor, other, [part(20, ['10:20'])])).rejects.toMatchObject(overlap);
    await replace(doctor, other, [part(20, ['10:30'])]);
    expect((await readRows(other)).map(({ starts }) => starts)).toEqual([[630]]);
  });

  test('K-01 somebody else’s practice, and one that was given up, are none', async () => {
    const [{ doctor }, stranger] = await Promise.all([createDoctor(), createDoctor()]);
    const none = { code: 'practice_not_found', status: 404 };
    await expect(replace(doctor, stranger.other, [])).rejects.toMatchObject(none);
    await hams.db.pool.query('update practices set ended_at = now() where id = $1', [stranger.other]);
    await expect(replace(stranger.doctor, stranger.other, [])).rejects.toMatchObject(none);
  });

  test('K-01 a booked start stays: offered again in its part, else for its visit alone', async () => {
    const { doctor, main } = await createDoctor();
    const [one, two] = await Promise.all([newPatient(hams), newPatient(hams)]);
    await bookVisit(hams, one, doctor, '09:45');
    await bookVisit(hams, two, doctor, '15:15');
    const parts = [part(60, ['09:00', '10:00']), part(15, ['14:00'])];
    expect(await replace(doctor, main, parts, thursday)).toEqual({ retained: [585, 915] });
    expect(await readRows(main, thursday)).toEqual([
      { interval: 15, mode: 'Any', starts: [840, 915], retained: [585], is_part: true },
      { interval: 60, mode: 'Any', starts: [540, 600], retained: [], is_part: true },
    ]);
  });
});

describe('at the same moment', () => {
  test('K-01 two practices never publish times that overlap', async () => {
    const { doctor, main, other } = await createDoctor();
    for (const day of ['2026-12-01', '2026-12-02', '2026-12-03', '2026-12-04']) {
      const answers = await Promise.allSettled([
        replace(doctor, main, [part(30, ['10:00'])], day),
        replace(doctor, other, [part(30, ['10:15'])], day),
      ]);
      expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    }
  });

  test('K-01 a booking that waits for its day to be published gets a slot that stays', async () => {
    const { doctor, main } = await createDoctor();
    const patient = await newPatient(hams);
    const { database, clock } = hams.deps;
    const answer = await database.transaction(async (db) => {
      const day = { doctorId: doctor.id, practiceId: main, day: thursday, source: 'hand' } as const;
      await replacePracticeDay(db, clock, { ...day, parts: [part(60, ['10:00', '12:00'])] });
      const booking = bookVisit(hams, patient, doctor, '10:00');
      await waitForLockedStatements(hams.db.pool, 1);
      return { booking };
    });
    expect((await answer.booking).json()).toMatchObject({ appStatus: 'Requested', slotNumber: '10:00' });
  });
});
