import { afterEach, expect, test } from 'vitest';
import { type TestApp, testApp, thursdayMorning } from '#server/platform/test-app.ts';
import { newPatient } from '#server/platform/test-people.ts';
import { forgetDemoMessages } from './forget-demo-messages.ts';

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
