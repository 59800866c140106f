import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AppointmentsChart, PracticeFigures } from '#contract/practice.ts';
import { type TestApp, testApp } from '#server/platform/test-app.ts';
import { loadTestDemo } from '#server/platform/test-demo.ts';

let hams: TestApp;
let headers: { authorization: string };

beforeAll(async () => {
  hams = await testApp();
  hams.setNow(Date.parse('2026-11-21T07:50:00Z')); // a Saturday, 13:20 at the clinic
  await loadTestDemo(hams);
  const body = { phone: '9100000001', password: 'Doctor@123' };
  const login = await hams.app.inject({ method: 'POST', url: '/api/doctors/login', body });
  headers = { authorization: `Bearer ${login.json<{ token: string }>().token}` };
});
afterAll(() => hams.close());

test('G-02 the demo doctor sees the figures of the specification, all counted from stored visits', async () => {
  const answer = await hams.app.inject({ url: '/api/doctors/figures', headers });
  const figures = answer.json<PracticeFigures>();
  const { offline, online } = figures.modes;
  const share = (count: number) => Math.round((100 * count) / (offline + online));
  expect([share(offline), share(online)]).toEqual([32, 68]);
  expect(figures).toMatchObject({
    today: '2026-11-21',
    totalPatients: 258,
    newPatients: 32,
    genders: { male: 81, female: 177, other: 0 },
    hasPublished: true,
    hasOverview: true,
  });
  expect(figures.appointmentsToday).toBeGreaterThan(0);
  expect(figures.revenue).toBeGreaterThan(0);
});

test('G-02 the demo doctor’s year has visits that took place and visits that fell through', async () => {
  const answer = await hams.app.inject({ url: '/api/doctors/appointments-chart?period=year', headers });
  const { buckets } = answer.json<AppointmentsChart>();
  const sum = (name: 'completed' | 'awaited' | 'fellThrough') =>
    buckets.reduce((total, bucket) => total + bucket[name], 0);
  expect(sum('completed')).toBeGreaterThan(300);
  expect(sum('awaited')).toBeGreaterThan(20);
  expect(sum('fellThrough')).toBeGreaterThan(40);
});
