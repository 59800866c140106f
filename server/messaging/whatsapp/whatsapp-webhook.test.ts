import { createHmac } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { topics } from '#domain/messaging/announcements.ts';
import { parseId } from '#domain/platform/readable-ids.ts';
import { locales } from '#messages/runtime.js';
import { createVisitLink } from '#server/messaging/visit-links/create-visit-link.ts';
import { deleteExpiredReports } from '#server/platform/delivery-reports/delete-expired-reports.ts';
import { type TestApp, testApp, thursdayMorning } from '#server/testing/app.ts';
import { insertMessage } from '#server/testing/messaging/outbox.ts';
import { bookVisit, newDoctor, newPatient, type TestPerson } from '#server/testing/people.ts';
import { isOptOut } from './opt-out-phrases.ts';

const settings = {
  WHATSAPP_URL: 'https://graph.example/v23.0/1',
  WHATSAPP_TOKEN: 'a token',
  WHATSAPP_APP_SECRET: 'the secret of the app',
  WHATSAPP_VERIFY_TOKEN: 'the word of the clinic',
};
let hams: TestApp;
let people: Record<'patient' | 'other' | 'doctor', TestPerson>;
beforeAll(async () => {
  hams = await testApp(settings);
  const [patient, other, doctor] = await Promise.all([newPatient(hams), newPatient(hams), newDoctor(hams)]);
  people = { patient, other, doctor };
});
afterEach(async () => {
  hams.setNow(thursdayMorning);
  await hams.db.pool.query(
    'truncate appointments, messages, provider_reports, received_messages, message_choices cascade',
  );
});
afterAll(() => hams.close());

const path = '/api/webhooks/whatsapp';
const sign = (body: string | Buffer, secret = settings.WHATSAPP_APP_SECRET) =>
  `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`;

function postEvent(value: unknown, header?: string) {
  const body = JSON.stringify({
    object: 'whatsapp_business_account',
    entry: [{ id: '1', changes: [{ field: 'messages', value }] }],
  });
  return post(body, header ?? sign(body));
}
const post = (body: string, signature: string) =>
  hams.app.inject({
    method: 'POST',
    url: path,
    headers: { 'content-type': 'application/json', ...(signature && { 'x-hub-signature-256': signature }) },
    body,
  });

async function rows(sql: string) {
  return (await hams.db.pool.query(sql)).rows;
}
const readStored = async () => [
  ...(await rows('select provider_id from provider_reports')),
  ...(await rows('select provider_id from received_messages')),
  ...(await rows('select topic from message_choices')),
];

describe('what is not WhatsApp', () => {
  test('N-02 the address is confirmed to whoever knows the word, as plain text', async () => {
    const ask = (query: Record<string, string>) => hams.app.inject({ url: path, query });
    const right = {
      'hub.mode': 'subscribe',
      'hub.verify_token': settings.WHATSAPP_VERIFY_TOKEN,
      'hub.challenge': '<b>1158201444</b>',
    };
    const answer = await ask(right);
    expect([answer.statusCode, answer.body]).toEqual([200, '<b>1158201444</b>']);
    expect(answer.headers['content-type']).toContain('text/plain');
    for (const wrong of [
      { ...right, 'hub.verify_token': 'guessed' },
      { ...right, 'hub.mode': 'unsubscribe' },
      { 'hub.mode': 'subscribe', 'hub.challenge': '1' },
      {},
    ] as Record<string, string>[]) {
      expect((await ask(wrong)).statusCode).toBe(403);
    }
  });

  const stop = { messages: [{ id: 'wamid.a', from: '917000000001', type: 'text', text: { body: 'STOP' } }] };
  test.each([
    ['no signature', ''],
    ['the signature of another app', sign(JSON.stringify(stop), 'the secret of a stranger')],
    ['the signature of another body', sign('{}')],
    ['a bare digest', sign('{}').slice(7)],
    ['another algorithm', 'sha1=da39a3ee5e6b4b0d3255bfef95601890afd80709'],
  ])('N-02 with %s nothing is stored: 401', async (_, header) => {
    const news = { ...stop, statuses: [{ id: 'wamid.b', status: 'read', timestamp: '1795660200' }] };
    expect((await postEvent(news, header)).statusCode).toBe(401);
    expect(await readStored()).toEqual([]);
  });

  test('N-02 the signature is of the bytes as they came, also where other spellings mean the same', async () => {
    const body = '{ "entry" : [] , "naïve": "\\u00e9" }';
    expect((await post(body, sign(body))).statusCode).toBe(200);
    expect((await post(body, sign(JSON.stringify(JSON.parse(body))))).statusCode).toBe(401);
  });

  test.each(['{', '[]', '{"entry":{}}'])('N-02 what is signed and not news is refused: %s', async (body) => {
    expect((await post(body, sign(body))).statusCode).toBe(400);
  });

  test('N-02 where WhatsApp is not set up there is no webhook', async () => {
    const none = await testApp();
    try {
      expect((await none.app.inject({ url: path })).statusCode).toBe(404);
      expect((await none.app.inject({ method: 'POST', url: path, body: '{}' })).statusCode).toBe(404);
    } finally {
      await none.close();
    }
  });
});

describe('what became of a message', () => {
  const status = (name: string, timestamp: number) => ({
    statuses: [{ id: 'wamid.out', status: name, timestamp: String(timestamp), recipient_id: '917000000001' }],
  });
  const sent = () => insertMessage(hams, { channel: 'whatsapp', providerId: 'wamid.out' });
  const log = () => rows('select delivered_at, read_at, failed_at, failure from messages');

  test('N-02 it is delivered, then read, when WhatsApp says so; told again in any order it stays', async () => {
    await sent();
    await postEvent(status('delivered', 1_795_660_200));
    await postEvent(status('read', 1_795_660_260));
    const known = [
      {
        delivered_at: new Date(1_795_660_200_000),
        read_at: new Date(1_795_660_260_000),
        failed_at: null,
        failure: null,
      },
    ];
    expect(await log()).toEqual(known);
    for (const name of ['sent', 'delivered', 'read', 'delivered', 'failed']) {
      expect((await postEvent(status(name, 1_795_670_000))).statusCode).toBe(200);
    }
    expect(await log()).toEqual(known);
  });

  test('N-02 it failed, for a reason', async () => {
    await sent();
    const [one] = status('failed', 1_795_660_200).statuses;
    await postEvent({ statuses: [{ ...one, errors: [{ code: 131026, title: 'Message undeliverable' }] }] });
    expect(await log()).toMatchObject([
      { failed_at: new Date(1_795_660_200_000), failure: '131026 Message undeliverable' },
    ]);
  });

  test('N-02 one bad report among good ones does not hold them up, and reports are forgotten in time', async () => {
    await sent();
    const [good] = status('read', 1_795_660_200).statuses;
    const odd = [{ id: 7 }, null, { ...good, status: 'warning' }, { ...good, timestamp: 'soon' }];
    expect((await postEvent({ statuses: [...odd, good] })).statusCode).toBe(200);
    expect(await log()).toMatchObject([{ read_at: new Date(1_795_660_200_000) }]);
    hams.setNow(1_795_660_200_000 + 31 * 24 * 3_600_000);
    await deleteExpiredReports(hams.deps);
    expect(await readStored()).toEqual([]);
  });
});

describe('what people answer', () => {
  async function bookAccepted() {
    const answer = await bookVisit(hams, people.patient, people.doctor, '16:00');
    const appointmentId = parseId('appointment', answer.json<{ appointmentId: string }>().appointmentId) ?? 0;
    await hams.app.inject({
      method: 'PUT',
      url: '/api/appointments/respond',
      headers: people.doctor.bearer,
      body: { appointmentId: String(appointmentId), action: 'accept' },
    });
    const token = await createVisitLink(hams.db.pool, {
      appointmentId,
      role: 'patient',
      personId: people.patient.id,
      now: new Date(thursdayMorning),
    });
    return { appointmentId, token };
  }
  const tap = (payload: string, phone = people.patient.phone, id = 'wamid.tap') =>
    postEvent({
      messages: [
        {
          id,
          from: `91${phone}`,
          type: 'button',
          timestamp: '1795660200',
          context: { id: 'wamid.out' },
          button: { payload, text: 'I’m coming' },
        },
      ],
    });
  const postText = (body: string, phone = people.patient.phone, id = 'wamid.text') =>
    postEvent({
      messages: [{ id, from: `91${phone}`, type: 'text', timestamp: '1795660200', text: { body } }],
    });
  const status = () => rows('select status from appointments');
  const confirmations = () =>
    rows(`select actor_role, actor_id, via from appointment_events where action = 'confirm'`);

  test('N-02 a tap confirms the visit, once however often it is told', async () => {
    const { token } = await bookAccepted();
    const answers = await Promise.all([1, 2, 3].map(() => tap(`confirm:${token}`)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    await tap(`confirm:${token}`, people.patient.phone, 'wamid.second');
    expect(await status()).toEqual([{ status: 'Confirmed' }]);
    expect(await confirmations()).toEqual([
      { actor_role: 'patient', actor_id: people.patient.id, via: 'whatsapp' },
    ]);
  });

  test('N-02 a tap on a visit that was cancelled meanwhile changes nothing', async () => {
    const { token, appointmentId } = await bookAccepted();
    await hams.db.pool.query(`update appointments set status = 'Cancelled' where id = $1`, [appointmentId]);
    expect((await tap(`confirm:${token}`)).statusCode).toBe(200);
    expect(await status()).toEqual([{ status: 'Cancelled' }]);
  });

  test('N-02 a tap of another phone is nobody’s, as are an unknown token and other payloads', async () => {
    const { token } = await bookAccepted();
    await tap(`confirm:${token}`, people.other.phone, 'wamid.1');
    await tap(`confirm:${'x'.repeat(22)}`, people.patient.phone, 'wamid.2');
    await tap(`cancel:${token}`, people.patient.phone, 'wamid.3');
    await tap(`confirm:${token}x`, people.patient.phone, 'wamid.4');
    expect(await status()).toEqual([{ status: 'Pending' }]);
  });

  test('N-06 STOP ends WhatsApp and nothing else, for everybody with this phone; told again it does nothing', async () => {
    const callDoctorBy = (phone: string) =>
      hams.db.pool.query(
        'update accounts set phone = $1 where id = (select account_id from doctors where id = $2)',
        [phone, people.doctor.id],
      );
    await callDoctorBy(people.patient.phone);
    await postText(' Stop. ');
    const ended = (role: string, person: number) =>
      topics.map((topic) => ({
        role,
        person_id: person,
        topic,
        channel: 'whatsapp',
        wanted: false,
        source: 'whatsapp',
      }));
    const choices = () =>
      rows('select role, person_id, topic, channel, wanted, source from message_choices order by id');
    expect(await choices()).toHaveLength(2 * topics.length);
    expect(await choices()).toEqual(
      expect.arrayContaining([...ended('patient', people.patient.id), ...ended('doctor', people.doctor.id)]),
    );
    await postText(' Stop. ');
    expect(await choices()).toHaveLength(2 * topics.length);
    await callDoctorBy(people.doctor.phone);
  });

  test.each(['Please do not stop', 'hello', ''])('N-06 “%s” ends nothing', async (body) => {
    expect((await postText(body)).statusCode).toBe(200);
    expect(await readStored()).toEqual([]);
  });

  test('N-06 every language has a word for it', () => {
    const words = ['STOP', 'बंद करें', 'బంద్', 'ఆపండి', 'நிறுத்து', 'ನಿಲ್ಲಿಸಿ', 'നിർത്തുക', 'थांबवा', 'বন্ধ করুন', 'બંધ કરો'];
    expect(words.filter(isOptOut)).toHaveLength(locales.length);
  });
});
