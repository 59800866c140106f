import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { demoAccounts } from '#db/demo/demo-accounts.ts';
import { type TestApp, testApp, thursdayMorning } from '#server/platform/test-app.ts';
import { newPatient, patientForm } from '#server/platform/test-people.ts';
import { forgetDemoMessages } from './forget-demo-messages.ts';
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
    subject: 'Your code for a new HAMS password',
    text: expect.stringMatching(/^\d{6} is your HAMS code/),
    arrivedAt: '2026-11-26T02:30:00.000Z',
    date: '2026-11-26',
    time: '08:00',
  });
  expect(second.arrivedAt).toBe('2026-11-26T02:30:01.000Z');
  hams.setNow(thursdayMorning + 7 * 24 * 60 * 60_000 + 500);
  await forgetDemoMessages(hams.deps);
  expect((await read()).json()).toEqual([second]);
});

test.each([
  ['outside the demo', { DEMO: 'off' }],
  [
    'where messages go out by SMS',
    { DEMO: 'on', SMS_WEBHOOK_URL: 'https://sms.example', SMS_WEBHOOK_SECRET: 'sixteen letters!' },
  ],
  [
    'where messages go out by e-mail',
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

describe('P-04 where others than this machine reach the demo', () => {
  const { patient } = demoAccounts;
  const arrived = (recipient: string) =>
    insertDemoMessage(hams.db.pool, {
      key: crypto.randomUUID(),
      recipient,
      locale: 'en',
      subject: 'News',
      body: `For ${recipient}`,
      form: 'sms',
      content: null,
      now: new Date(thursdayMorning),
    });
  const recipients = async (query = '') =>
    (await hams.app.inject(`/api/demo/mailbox${query}`))
      .json<{ to: string }[]>()
      .map(({ to }) => to)
      .sort();

  beforeEach(async () => {
    hams = await testApp({ HOST: '0.0.0.0', DEMO: 'on' });
    await hams.app.inject({
      method: 'POST',
      url: '/api/patients/signup',
      body: { ...patientForm(patient.phone), email: patient.email },
    });
  });

  test('P-04 the mailbox shows messages to its two accounts, and nobody else’s', async () => {
    const stranger = await newPatient(hams);
    const { rows } = await hams.db.pool.query('select id from patients where phone = $1', [patient.phone]);
    const browser = `patient:${rows[0].id}`;
    const shown = [patient.phone, patient.email, browser].sort();
    for (const to of [...shown, stranger.phone, 'asha@example.com', `patient:${stranger.id}`, 'doctor:1']) {
      await arrived(to);
    }
    expect(await recipients()).toEqual(shown);
    expect(await recipients(`?to=${patient.phone}`)).toEqual([patient.phone]);
    expect(await recipients(`?to=${stranger.phone}`)).toEqual([]);
    expect(await recipients(`?to=patient:${stranger.id}`)).toEqual([]);
  });

  test('P-04 who has an account of their own and forgot its password is told to call; the demo’s gets a code', async () => {
    const stranger = await newPatient(hams);
    for (const phone of [stranger.phone, '9876500000']) {
      expect((await forgot(phone)).json()).toMatchObject({ status: 501, code: 'no_messages' });
    }
    expect((await forgot(patient.phone)).json()).toMatchObject({ by: 'mailbox' });
    await hams.deps.outbox.deliver();
    expect(await recipients()).toEqual([patient.phone]);
  });
});
