import type { InjectOptions } from 'fastify';
import { afterEach, describe, expect, test } from 'vitest';
import { demoAccounts } from '#db/demo/demo-accounts.ts';
import { type TestApp, testApp, thursdayMorning } from '#server/testing/app.ts';
import { forwardingHeaders } from '#server/testing/forwarding-headers.ts';
import { insertMessage } from '#server/testing/messaging/outbox.ts';
import { newPatient, patientForm } from '#server/testing/people.ts';
import { deleteExpiredDemoMessages } from './delete-expired-demo-messages.ts';
import { insertDemoMessage } from './mailbox-queries.ts';

let hams: TestApp;
afterEach(() => hams.close());

const read = () => hams.app.inject('/api/demo/mailbox');
const forgot = (phone: string) =>
  hams.app.inject({ method: 'POST', url: '/api/password/forgot', body: { role: 'patient', phone } });

test('C-09 in a demo the messages can be read by everybody, newest first, and are forgotten after a week', async () => {
  hams = await testApp();
  expect((await read()).json()).toEqual([]);
  const { phone } = await newPatient(hams);
  await forgot(phone);
  await hams.deps.outbox.deliver();
  hams.setNow(thursdayMorning + 1000);
  await forgot(phone);
  await hams.deps.outbox.deliver();
  const [second, first] = (await read()).json();
  expect(first).toMatchObject({
    form: 'sms',
    _id: expect.any(String),
    to: phone,
    locale: 'en',
    subject: 'Your HAMS code to reset your password',
    text: expect.stringMatching(/^\d{6} is your HAMS code/),
    arrivedAt: '2026-11-26T02:30:00.000Z',
    date: '2026-11-26',
    time: '08:00',
  });
  expect(second.arrivedAt).toBe('2026-11-26T02:30:01.000Z');
  hams.setNow(thursdayMorning + 7 * 24 * 60 * 60_000 + 500);
  await deleteExpiredDemoMessages(hams.deps);
  expect((await read()).json()).toEqual([second]);
});

test.each([
  ['outside the demo', { DEMO: 'off' }],
  [
    'where messages go out by SMS',
    { DEMO: 'on', SMS_WEBHOOK_URL: 'https://sms.example', SMS_WEBHOOK_SECRET: 'sixteen letters!' },
  ],
  [
    'where messages go out by email',
    { DEMO: 'on', SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'a@b.example' },
  ],
])('C-09 %s there is no mailbox to read', async (_, settings) => {
  hams = await testApp(settings);
  await hams.db.pool.query(
    `insert into demo_mailbox (idempotency_key, recipient, locale, subject, body, arrived_at)
     values (gen_random_uuid(), '9000000001', 'en', 'left over', 'left over', now())`,
  );
  const answer = await read();
  expect(answer.json()).toMatchObject({ status: 404, code: 'not_found' });
  expect(answer.body).not.toContain('left over');
});

describe('P-04 whoever does not sit at this machine', () => {
  const { patient } = demoAccounts;
  /** News is in the log of messages, a code is not. */
  const addMessage = async (to: string, subject: 'News' | 'Code' = 'News') => {
    const key = crypto.randomUUID();
    if (subject === 'News') await insertMessage(hams, { key, event: 'booked', channel: 'sms' });
    await insertDemoMessage(hams.db.pool, {
      ...{ key, recipient: to, locale: 'en', subject, body: `For ${to}`, form: 'sms', content: null },
      now: new Date(thursdayMorning),
    });
  };
  const readMailbox = async (request: InjectOptions = {}) =>
    (await hams.app.inject({ url: '/api/demo/mailbox', ...request }))
      .json<{ to: string; subject: string }[]>()
      .map(({ to, subject }) => `${subject} ${to}`)
      .sort();
  const openApp = async (settings: Record<string, string>) => {
    hams = await testApp(settings);
    await hams.app.inject({
      method: 'POST',
      url: '/api/patients/signup',
      body: { ...patientForm(patient.phone), email: patient.email },
    });
  };

  test('P-04 sees news to the demo’s accounts by address and browser, no codes, and nothing of others', async () => {
    await openApp({ HOST: '0.0.0.0', DEMO: 'on' });
    const stranger = await newPatient(hams);
    const { rows } = await hams.db.pool.query(
      'select p.id from patients p join accounts a on a.id = p.account_id where a.phone = $1',
      [patient.phone],
    );
    const own = [patient.phone, patient.email, `patient:${rows[0].id}`];
    for (const to of [...own, stranger.phone, 'asha@example.com', `patient:${stranger.id}`, 'doctor:1']) {
      await addMessage(to);
      await addMessage(to, 'Code');
    }
    const readMailboxOf = (to: string) => readMailbox({ query: { to } });
    expect(await readMailbox()).toEqual(own.map((to) => `News ${to}`).sort());
    expect(await readMailboxOf(patient.phone)).toEqual([`News ${patient.phone}`]);
    expect(await readMailboxOf(stranger.phone)).toEqual([]);
    expect(await readMailboxOf(`patient:${stranger.id}`)).toEqual([]);
    // A code that no one can read is not sent.
    for (const phone of [stranger.phone, '9876500000', patient.phone]) {
      expect((await forgot(phone)).json()).toMatchObject({ status: 501, code: 'no_messages' });
    }
  });

  test('P-04 is known by each request: a proxy that forwards for them, a foreign name, another address', async () => {
    await openApp({});
    const stranger = await newPatient(hams);
    await addMessage(patient.phone);
    await addMessage(patient.phone, 'Code');
    await addMessage(stranger.phone, 'Code');
    expect(await readMailbox()).toHaveLength(3);
    expect(await readMailbox({ headers: { host: '127.0.0.1:3000' } })).toHaveLength(3);
    const elsewhere: InjectOptions[] = [
      ...forwardingHeaders.map((name) => ({ headers: { [name]: '127.0.0.1' } })),
      ...['hams.example', 'rebound.example:3000', 'localhost.example', '192.168.1.5:3000', '::::'].map(
        (host) => ({ headers: { host } }),
      ),
      { remoteAddress: '203.0.113.9' },
    ];
    for (const request of elsewhere) {
      expect(await readMailbox(request), JSON.stringify(request)).toEqual([`News ${patient.phone}`]);
    }
  });
});
