import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp, thursdayMorning } from '#server/testing/app.ts';
import { callLink, newLinkedVisit, summarizeTables } from '#server/testing/messaging/visit-links.ts';
import { newDoctor, type TestPerson } from '#server/testing/people.ts';

let hams: TestApp;
let doctor: TestPerson;
let hours = 9;
beforeAll(async () => {
  hams = await testApp();
  doctor = await newDoctor(hams);
});
afterAll(() => hams.close());

const newVisit = () => {
  hours += 1;
  return newLinkedVisit(hams, doctor, `${hours}:00`);
};
const readChoices = async (patientId: number) =>
  (
    await hams.db.pool.query(
      `select topic, channel, wanted, locale, text_version, source, at from message_choices
       where role = 'patient' and person_id = $1 order by id`,
      [patientId],
    )
  ).rows;
const at = new Date(thursdayMorning);

const form = 'application/x-www-form-urlencoded';
const multipart = 'multipart/form-data; boundary=X';
const multipartBody =
  '--X\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--X--\r\n';

test.each([
  ['urlencoded', form, 'List-Unsubscribe=One-Click'],
  ['multipart', multipart, multipartBody],
])(
  'N-06 a mail program unsubscribes by one click (RFC 8058), %s, without cookies',
  async (_name, type, payload) => {
    const { token, patient, open } = await newVisit();
    const post = () =>
      hams.app.inject({
        method: 'POST',
        url: `/v/${token}/unsubscribe`,
        headers: { 'content-type': type, 'accept-language': 'hi' },
        payload,
      });
    const answer = await post();
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
    });
    expect((await open()).visit.reminders).toEqual({ email: false, sms: true });
    expect((await post()).statusCode).toBe(200);
    expect(await readChoices(patient.id)).toEqual([
      {
        topic: 'reminders',
        channel: 'email',
        wanted: false,
        locale: 'hi',
        text_version: 1,
        source: 'one-click',
        at,
      },
    ]);
  },
);

test('N-06 one click on an invitation to review ends those, and no reminders', async () => {
  const { token, patient, open } = await newVisit();
  const post = (query: string) =>
    hams.app.inject({
      method: 'POST',
      url: `/v/${token}/unsubscribe${query}`,
      headers: { 'content-type': form },
      payload: 'List-Unsubscribe=One-Click',
    });
  await post('?topic=reviews');
  expect((await open()).visit).toMatchObject({ reviews: false, reminders: { email: true } });
  expect(await readChoices(patient.id)).toMatchObject([{ topic: 'reviews', wanted: false }]);
  // A topic that cannot be turned off by mail is replaced by the topic of the link.
  await post('?topic=security');
  expect((await readChoices(patient.id)).map(({ topic }) => topic)).toEqual(['reviews', 'reminders']);
});

test('N-06 opening the address unsubscribes nobody: mail scanners open every link', async () => {
  const { token } = await newVisit();
  const before = await summarizeTables(hams);
  await hams.app.inject({ url: `/v/${token}/unsubscribe` });
  await hams.app.inject({ method: 'HEAD', url: `/v/${token}/unsubscribe` });
  expect(await summarizeTables(hams)).toEqual(before);
});

test('N-06 a forged link or a body that is too large unsubscribes nobody', async () => {
  const before = await summarizeTables(hams);
  const post = (token: string, payload: string) =>
    hams.app.inject({
      method: 'POST',
      url: `/v/${token}/unsubscribe`,
      headers: { 'content-type': form },
      payload,
    });
  expect((await post('A'.repeat(22), 'List-Unsubscribe=One-Click')).statusCode).toBe(404);
  expect((await post('A'.repeat(22), 'x'.repeat(5000))).statusCode).toBe(413);
  expect(await summarizeTables(hams)).toEqual(before);
});

test('N-06 on the page reminders go off and on again, one channel or both', async () => {
  const { act, open, patient } = await newVisit();
  const reminders = async () => (await open()).visit.reminders;
  await act('unsubscribe', {});
  expect(await reminders()).toEqual({ email: false, sms: false });
  await act('unsubscribe', { channel: 'sms', on: true });
  expect(await reminders()).toEqual({ email: false, sms: true });
  await act('unsubscribe', { channel: 'sms', on: true });
  expect(
    (await readChoices(patient.id)).map(({ channel, wanted, source }) => [channel, wanted, source]),
  ).toEqual([
    ['email', false, 'link'],
    ['sms', false, 'link'],
    ['sms', true, 'link'],
  ]);
});

test('N-04 without a script the due button works too, and leads back to the page', async () => {
  const { token, open } = await newVisit();
  const tap = (action: string) =>
    hams.app.inject({ method: 'POST', url: `/v/${token}/${action}`, headers: { 'content-type': form } });
  for (const action of ['confirm', 'confirm', 'accept']) {
    const answer = await tap(action);
    expect([answer.statusCode, answer.headers.location]).toEqual([303, `/v/${token}`]);
  }
  expect((await open()).visit.appStatus).toBe('Confirmed');
});

test('N-06 elsewhere forms of this kind are read as little as before', async () => {
  const answer = await hams.app.inject({
    method: 'POST',
    url: '/api/login/patient',
    headers: { 'content-type': form },
    payload: 'phone=1',
  });
  expect([404, 415]).toContain(answer.statusCode);
  expect((await callLink(hams, 'A'.repeat(22))).status).toBe(404);
});
