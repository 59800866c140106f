import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp, thursday, thursdayMorning } from '#server/testing/app.ts';
import { insertHospital } from '#server/testing/insert-test-rows.ts';
import { newDoctor, publishDay } from '#server/testing/people.ts';
import { insertPractice, insertPublishedDay } from '#server/testing/practices.ts';

let hams: TestApp;
beforeAll(async () => {
  hams = await testApp();
});
afterAll(() => hams.close());

test('B-07 a hospital says how many doctors of a specialization it has, and when the next of them is free', async () => {
  hams.setNow(thursdayMorning);
  const care = await insertHospital(hams, { name: 'Care Hospital', location: [76.26, 9.93] });
  await insertHospital(hams, { name: 'Empty Hospital', location: [76.27, 9.93] });
  const doctors = [await newDoctor(hams), await newDoctor(hams), await newDoctor(hams)];
  const [one, two, three] = doctors;
  if (!one || !two || !three) throw new Error('no doctors');
  await hams.db.pool.query('update practices set hospital_id = $1 where is_main', [care]);
  await hams.db.pool.query("update doctors set specialization = 'Dentistry' where id = $1", [three.id]);
  await publishDay(hams, one, thursday, ['12:00'], 15);
  await publishDay(hams, two, thursday, ['11:30'], 15);
  await publishDay(hams, three, thursday, ['10:00'], 15);

  const near = async (query: string) =>
    (await hams.app.inject(`/api/hospitals/getAll/9.93/76.26${query}`))
      .json<{ hospitalName: string; doctors: number; nextFree: unknown }[]>()
      .map(({ hospitalName, doctors: count, nextFree }) => [hospitalName, count, nextFree]);
  const at = (slot: string) => ({ date: thursday, slot, today: thursday });
  expect(await near('?specialization=cardiology')).toEqual([
    ['Care Hospital', 2, at('11:30')],
    ['Empty Hospital', 0, null],
  ]);
  expect(await near('')).toEqual([
    ['Care Hospital', 3, at('10:00')],
    ['Empty Hospital', 0, null],
  ]);
  expect(await near('?specialization=Urology')).toMatchObject([
    ['Care Hospital', 0, null],
    ['Empty Hospital', 0, null],
  ]);
});

test('K-02 the next free time at a hospital is one there, not at another practice of its doctor', async () => {
  hams.setNow(thursdayMorning);
  await insertHospital(hams, { name: 'Evening Clinic', location: [76.3, 9.98] });
  const doctor = await newDoctor(hams);
  const practice = await insertPractice(hams, doctor);
  await publishDay(hams, doctor, thursday, ['10:00'], 15);
  await insertPublishedDay(hams, practice, { starts: [1080] });
  const answer = await hams.app.inject('/api/hospitals/getAll/9.98/76.3');
  const found = answer.json<{ hospitalName: string; nextFree: unknown }[]>();
  const evening = found.find(({ hospitalName }) => hospitalName === 'Evening Clinic');
  expect(evening).toMatchObject({ doctors: 1, nextFree: { date: thursday, slot: '18:00' } });
});
