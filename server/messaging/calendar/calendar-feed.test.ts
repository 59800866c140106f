import { afterAll, beforeAll, expect, test } from 'vitest';
import { hashToken } from '#server/messaging/visit-links/create-visit-link.ts';
import { type TestApp, testApp, thursday, thursdayMorning } from '#server/testing/app.ts';
import { calendarParsers } from '#server/testing/messaging/calendar-parsers.ts';
import { bookVisit, newDoctor, newPatient, publishDay, type TestPerson } from '#server/testing/people.ts';

let hams: TestApp;
let doctor: TestPerson;

const site = 'https://hams.example';
const day = 86_400_000;

beforeAll(async () => {
  hams = await testApp({ PUBLIC_URL: site });
  doctor = await newDoctor(hams);
});
afterAll(() => hams.close());

const feed = (method: 'GET' | 'POST' | 'DELETE', { bearer }: TestPerson) =>
  hams.app.inject({ method, url: '/api/calendar-feed', headers: bearer });
const createFeed = async (who: TestPerson) => {
  const answer = await feed('POST', who);
  expect(answer.statusCode).toBe(201);
  const { address } = answer.json<{ address: string }>();
  expect(address).toMatch(/^https:\/\/hams\.example\/calendar\/[\w-]{22}\.ics$/);
  return address.slice(site.length);
};
const get = (url: string, headers: Record<string, string> = {}) => hams.app.inject({ url, headers });
const readEvents = async (url: string) => calendarParsers['ical.js']((await get(url)).body).events;
const bookOne = async (who: TestPerson, slot: string, more = {}) =>
  (await bookVisit(hams, who, doctor, slot, more)).json<{ appointmentId: string }>().appointmentId;
const put = (path: string, who: TestPerson, body: object) =>
  hams.app.inject({ method: 'PUT', url: `/api/appointments/${path}`, headers: who.bearer, body });

test('N-05 a private address is told once and stored as a hash; it says since when and when it was read', async () => {
  const patient = await newPatient(hams);
  expect((await feed('GET', patient)).json()).toEqual({ feed: null });
  const address = await createFeed(patient);
  const since = new Date(thursdayMorning).toISOString();
  expect((await feed('GET', patient)).json()).toEqual({ feed: { since, lastReadAt: null } });
  const { rows } = await hams.db.pool.query('select * from calendar_feeds where person_id = $1', [
    patient.id,
  ]);
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toContain(address.slice(10, 32));

  hams.setNow(thursdayMorning + 60_000);
  await get(address);
  hams.setNow(thursdayMorning);
  const lastReadAt = new Date(thursdayMorning + 60_000).toISOString();
  expect((await feed('GET', patient)).json()).toEqual({ feed: { since, lastReadAt } });
});

test('N-05 the feed has a patient’s visits, and a doctor’s with the names of the patients', async () => {
  const [patient, other] = await Promise.all([newPatient(hams), newPatient(hams)]);
  await bookOne(patient, '10:00', { reason: 'Fever', consultStatus: 'Online' });
  await bookOne(other, '10:15');
  const [mine, theirs] = await Promise.all([createFeed(patient), createFeed(doctor)]);
  const answer = await get(mine);
  expect(answer.headers).toMatchObject({
    'content-type': 'text/calendar; charset=utf-8',
    'cache-control': 'private, no-cache',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex',
  });
  expect(answer.body).toContain('\r\nREFRESH-INTERVAL;VALUE=DURATION:PT15M\r\nX-PUBLISHED-TTL:PT15M\r\n');
  expect(answer.body).not.toContain('Fever');
  expect(await readEvents(mine)).toMatchObject([
    {
      summary: 'Dr. Kabir Sethi, video visit · HAMS',
      location: 'Video visit',
      start: '2026-11-26T04:30:00.000Z',
    },
  ]);
  expect(await readEvents(theirs)).toMatchObject([
    { summary: 'Asha Menon, video visit · HAMS', start: '2026-11-26T04:30:00.000Z' },
    { summary: 'Asha Menon · HAMS', start: '2026-11-26T04:45:00.000Z' },
  ]);
  const byOther = calendarParsers['node-ical'](answer.body).events;
  expect(byOther).toEqual(await readEvents(mine));
});

test('N-05 it speaks the language of its owner', async () => {
  const patient = await newPatient(hams);
  await bookOne(patient, '10:30', { consultStatus: 'Online' });
  await hams.db.pool.query("update accounts set locale = 'hi' where phone = $1", [patient.phone]);
  expect(await readEvents(await createFeed(patient))).toMatchObject([{ location: 'वीडियो विज़िट' }]);
});

test('N-05 a feed that has not changed is not sent again, whenever it is asked for', async () => {
  const patient = await newPatient(hams);
  const id = await bookOne(patient, '11:00');
  const address = await createFeed(patient);
  const first = await get(address);
  const etag = String(first.headers.etag);
  expect(etag).toMatch(/^"[\w-]{43}"$/);
  hams.setNow(thursdayMorning + 15 * 60_000);
  for (const names of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
    const again = await get(address, { 'if-none-match': names });
    expect([again.statusCode, again.body, again.headers.etag], names).toEqual([304, '', etag]);
    expect(again.headers).toMatchObject({ 'cache-control': 'private, no-cache' });
  }
  expect((await get(address)).body).toBe(first.body);
  const head = await hams.app.inject({ method: 'HEAD', url: address });
  expect([head.statusCode, head.body, head.headers.etag]).toEqual([200, '', etag]);
  expect(head.headers['content-length']).toBe(String(Buffer.byteLength(first.body)));

  await put('respond', doctor, { appointmentId: id, action: 'accept' });
  const changed = await get(address, { 'if-none-match': etag });
  expect([changed.statusCode, changed.headers.etag === etag]).toEqual([200, false]);
  hams.setNow(thursdayMorning);
});

test('N-05 a moved visit is there once, at its new time; what does not take place leaves the feed', async () => {
  const patient = await newPatient(hams);
  const id = await bookOne(patient, '12:00');
  const address = await createFeed(patient);
  await put('respond', doctor, { appointmentId: id, action: 'accept' });
  const [before] = await readEvents(address);
  await put(`update-status/${id}`, doctor, { appStatus: 'Rescheduled' });
  expect(await readEvents(address)).toEqual([]);
  await hams.app.inject({
    method: 'POST',
    url: '/api/appointments/pick-time',
    headers: patient.bearer,
    body: { appointmentId: id, date: thursday, slotNumber: '12:30' },
  });
  const moved = await readEvents(address);
  expect(moved).toMatchObject([{ uid: before?.uid, start: '2026-11-26T07:00:00.000Z' }]);
  expect(moved[0]?.sequence).toBeGreaterThan(before?.sequence ?? Infinity);

  for (const [slot, action] of [
    ['13:00', 'reject'],
    ['13:15', 'cancel'],
  ] as const) {
    const other = await bookOne(patient, slot);
    expect(await readEvents(address)).toHaveLength(2);
    if (action === 'reject') await put('respond', doctor, { appointmentId: other, action, reason: 'Ill' });
    else await put('cancel', patient, { appointmentId: other });
    expect(await readEvents(address)).toHaveLength(1);
  }
});

test('N-05 it reaches thirty days back and a hundred and eighty ahead', async () => {
  const patient = await newPatient(hams);
  const address = await createFeed(patient);
  await publishDay(hams, doctor, '2026-11-27', ['09:00'], 15);
  const start = Date.parse('2026-11-27T09:00:00+05:30');
  await bookOne(patient, '09:00', { date: '2026-11-27' });
  const countAt = async (now: number) => {
    hams.setNow(now);
    const { length } = await readEvents(address);
    hams.setNow(thursdayMorning);
    return length;
  };
  expect(await countAt(start - 180 * day)).toBe(0);
  expect(await countAt(start - 180 * day + 1)).toBe(1);
  expect(await countAt(start + 30 * day)).toBe(1);
  expect(await countAt(start + 30 * day + 1)).toBe(0);
});

test('N-05 a replaced, revoked or invented address answers alike: there is nothing', async () => {
  const patient = await newPatient(hams);
  const first = await createFeed(patient);
  const second = await createFeed(patient);
  expect(second).not.toBe(first);
  expect((await get(second)).statusCode).toBe(200);
  expect((await feed('DELETE', patient)).json()).toEqual({ feed: null });
  expect((await feed('DELETE', patient)).json()).toEqual({ feed: null });
  const answers = await Promise.all(
    [first, second, '/calendar/AAAAAAAAAAAAAAAAAAAAAA.ics', '/calendar/x.ics', '/calendar/%00.ics'].map(
      (url) => get(url, { 'if-none-match': '*' }),
    ),
  );
  for (const answer of answers) {
    expect([answer.statusCode, answer.body]).toEqual([404, answers[0]?.body]);
    expect(answer.headers).toMatchObject({ 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' });
  }
  expect((await get(await createFeed(patient))).statusCode).toBe(200);
});

test('N-05 of two addresses made at the same moment one holds', async () => {
  const patient = await newPatient(hams);
  const made = await Promise.all([createFeed(patient), createFeed(patient), createFeed(patient)]);
  const codes = await Promise.all(made.map(async (url) => (await get(url)).statusCode));
  expect(codes.toSorted()).toEqual([200, 404, 404]);
});

test('N-05 a patient and a doctor of the same number have feeds of their own', async () => {
  const patient = await newPatient(hams);
  const token = 'some token';
  await hams.db.pool.query(
    "insert into calendar_feeds (token_hash, role, person_id, made_at) values ($1, 'doctor', $2, now())",
    [hashToken(token), patient.id],
  );
  expect((await feed('GET', patient)).json()).toEqual({ feed: null });
});
