import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { MessagePreferences } from '#contract/messaging/messages.ts';
import { type TestApp, testApp, thursdayMorning } from '#server/testing/app.ts';
import {
  bookVisit,
  freshPhone,
  newDoctor,
  newPatient,
  patientForm,
  type TestPerson,
} from '#server/testing/people.ts';

let hams: TestApp;
let patient: TestPerson;
let doctor: TestPerson;
beforeAll(async () => {
  hams = await testApp();
});
beforeEach(async () => {
  hams.setNow(thursdayMorning);
  [patient, doctor] = await Promise.all([newPatient(hams), newDoctor(hams)]);
});
afterAll(() => hams.close());

const url = '/api/message-preferences';
const ask = async (who: TestPerson): Promise<MessagePreferences> =>
  (await hams.app.inject({ url, headers: who.bearer })).json();
const put = (who: TestPerson, body: Record<string, unknown>, language = 'en') =>
  hams.app.inject({
    method: 'PUT',
    url,
    headers: { ...who.bearer, 'accept-language': language },
    body,
  });
async function saved(who: TestPerson, body: Record<string, unknown>, language = 'en') {
  const answer = await put(who, body, language);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<MessagePreferences>();
}
const choice = (topic: string, channel: string, wanted: boolean) => ({
  choices: [{ topic, channel, wanted }],
});
const findSwitch = ({ topics }: MessagePreferences, topic: string, channel: string) =>
  topics.find((one) => one.topic === topic)?.channels.find((one) => one.channel === channel);
const evidence = async (who: TestPerson) =>
  (
    await hams.db.pool.query(
      'select topic, channel, wanted, at, locale, text_version, source from message_choices where person_id = $1 order by id',
      [who.id],
    )
  ).rows;

describe('what can be chosen follows from the table of events and from what is set up', () => {
  const table = ({ topics }: MessagePreferences) =>
    topics.map(({ topic, always, channels }) => [
      topic,
      always ? 'always' : 'free',
      channels.map(({ channel, wanted }) => (wanted ? channel : `no ${channel}`)).join(' '),
    ]);

  test('N-06 a patient chooses by topic; WhatsApp is off until one agrees; security always comes', async () => {
    expect(table(await ask(patient))).toEqual([
      ['visits', 'free', 'email push sms no whatsapp'],
      ['reminders', 'free', 'email push sms no whatsapp'],
      ['prescriptions', 'free', 'email push'],
      ['reviews', 'free', 'email'],
      ['security', 'always', 'email push sms'],
    ]);
  });

  test('N-08 a doctor has today’s list and how requests are told as well', async () => {
    const preferences = await ask(doctor);
    expect(table(preferences)).toEqual([
      ['visits', 'free', 'email push'],
      ['digest', 'free', 'email push'],
      ['security', 'always', 'email sms'],
    ]);
    expect(preferences).toMatchObject({ locale: 'en', requestsTold: 'at-once', dailyDigest: true });
    expect(await ask(patient)).toMatchObject({ requestsTold: null, dailyDigest: null });
  });

  test('N-06 a channel that is not set up here is not offered', async () => {
    const mailOnly = await testApp({ SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'a@b.example' });
    const { bearer } = await newPatient(mailOnly);
    const answer = (await mailOnly.app.inject({ url, headers: bearer })).json<MessagePreferences>();
    expect(table(answer).map(([, , channels]) => channels)).toEqual([
      'email push',
      'email push',
      'email push',
      'email',
      'email push',
    ]);
    await mailOnly.close();
  });
});

describe('a choice is kept as evidence', () => {
  test('N-06 with time, language of the words, text version and place; saying it again adds nothing', async () => {
    const agreed = await saved(patient, choice('reminders', 'whatsapp', true), 'ta');
    expect(findSwitch(agreed, 'reminders', 'whatsapp')).toEqual({
      channel: 'whatsapp',
      wanted: true,
      chosenOn: '2026-11-26',
    });
    hams.setNow(thursdayMorning + 24 * 60 * 60_000);
    const again = await saved(patient, choice('reminders', 'whatsapp', true));
    expect(findSwitch(again, 'reminders', 'whatsapp')?.chosenOn).toBe('2026-11-26');
    await saved(patient, choice('reminders', 'whatsapp', false));
    const one = { topic: 'reminders', channel: 'whatsapp', text_version: 1, source: 'settings' };
    expect(await evidence(patient)).toEqual([
      { ...one, wanted: true, at: new Date(thursdayMorning), locale: 'ta' },
      { ...one, wanted: false, at: new Date(thursdayMorning + 24 * 60 * 60_000), locale: 'en' },
    ]);
    expect(findSwitch(await ask(patient), 'visits', 'whatsapp')?.chosenOn).toBeNull();
  });

  test('N-06 what was turned off is not sent, and the bell has it all the same', async () => {
    await saved(doctor, choice('visits', 'email', false));
    await bookVisit(hams, patient, doctor, '16:00');
    await hams.deps.outbox.deliver();
    const { rows } = await hams.db.pool.query(
      "select channel from messages where role = 'doctor' and person_id = $1 order by channel",
      [doctor.id],
    );
    expect(rows.map(({ channel }) => channel)).toEqual(['bell', 'push']);
  });

  test('N-06 nobody turns off warnings, chooses what is not offered, or the other role’s', async () => {
    const refused: [TestPerson, Record<string, unknown>][] = [
      [patient, choice('security', 'sms', false)],
      [patient, choice('reviews', 'sms', true)],
      [patient, choice('visits', 'bell', false)],
      [patient, choice('digest', 'email', true)],
      [doctor, choice('reminders', 'email', false)],
      [patient, { requestsTold: 'hourly' }],
      [patient, { dailyDigest: false }],
      [patient, { locale: 'xx' }],
    ];
    for (const [who, body] of refused) {
      expect((await put(who, body)).json(), JSON.stringify(body)).toMatchObject({ code: 'invalid_request' });
    }
    expect([...(await evidence(patient)), ...(await evidence(doctor))]).toEqual([]);
  });

  test('N-06 a list with one wrong choice stores none of them', async () => {
    const choices = [
      { topic: 'visits', channel: 'email', wanted: false },
      { topic: 'security', channel: 'email', wanted: false },
    ];
    expect((await put(patient, { choices })).statusCode).toBe(400);
    expect(await evidence(patient)).toEqual([]);
  });
});

test('N-08 a doctor hears of requests by the hour, and has no list in the morning', async () => {
  expect(await saved(doctor, { requestsTold: 'hourly' })).toMatchObject({
    requestsTold: 'hourly',
    dailyDigest: true,
  });
  expect(await saved(doctor, { dailyDigest: false })).toMatchObject({
    requestsTold: 'hourly',
    dailyDigest: false,
  });
  await bookVisit(hams, patient, doctor, '16:00');
  await hams.deps.outbox.deliver();
  const { rows } = await hams.db.pool.query(
    "select channel from messages where role = 'doctor' and person_id = $1",
    [doctor.id],
  );
  expect(rows).toEqual([{ channel: 'bell' }]);
});

describe('the language of messages', () => {
  const logIn = async (phone: string, language: string) => {
    const answer = await hams.app.inject({
      method: 'POST',
      url: '/api/patients/login',
      headers: { 'accept-language': language },
      body: { phone, password: 'teal kettle' },
    });
    expect(answer.statusCode).toBe(200);
  };

  test('N-06 is that of the sign-up, then of the newest login, until one is chosen', async () => {
    const phone = freshPhone();
    const signedUp = await hams.app.inject({
      method: 'POST',
      url: '/api/patients/signup',
      headers: { 'accept-language': 'ml' },
      body: patientForm(phone),
    });
    const bearer = { authorization: `Bearer ${signedUp.json<{ token: string }>().token}` };
    const locale = async () =>
      (await hams.app.inject({ url, headers: bearer })).json<MessagePreferences>().locale;
    expect(await locale()).toBe('ml');
    await logIn(phone, 'kn');
    expect(await locale()).toBe('kn');
    await hams.app.inject({ method: 'PUT', url, headers: bearer, body: { locale: 'hi' } });
    await logIn(phone, 'en');
    expect(await locale()).toBe('hi');
  });

  test('N-06 doctors choose theirs too', async () => {
    expect(await saved(doctor, { locale: 'gu' })).toMatchObject({ locale: 'gu' });
    expect(await ask(patient)).toMatchObject({ locale: 'en' });
  });
});
