import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { log } from '#server/platform/log/log.ts';
import { type OutgoingMessage, Undeliverable } from '#server/platform/outbox/deliver.ts';
import type { MessageContent } from '#server/platform/outbox/message-content.ts';
import { composeSms } from '#server/platform/sms/compose-sms.ts';
import { thursdayMorning } from '#server/testing/app.ts';
import { createTestNotice } from '#server/testing/messaging/notice.ts';
import {
  createTestOutboxes,
  startMailServer,
  startSmsGateway,
  testDelivery,
} from '#server/testing/messaging/outbox.ts';
import { deliverBySms } from './deliver-by-sms.ts';

const outboxes = createTestOutboxes();
const secret = 'a shared secret of the clinic';
const bySms = (url: string) => outboxes().with({ SMS_WEBHOOK_URL: url, SMS_WEBHOOK_SECRET: secret });

test('C-09 an SMS goes to the webhook as JSON, signed, with a key that folds repeats', async () => {
  const { calls, url } = await startSmsGateway(500, 200);
  const outbox = bySms(url);
  expect(outbox.ways).toEqual(['sms']);
  await outboxes().put(outbox);
  await outbox.deliver();
  outboxes().hams.setNow(thursdayMorning + 30_000);
  await outbox.deliver();
  expect(calls).toHaveLength(2);
  const [first, second] = calls;
  const id = first?.headers['idempotency-key'];
  expect(JSON.parse(first?.body ?? '')).toEqual({
    id,
    kind: 'test',
    to: '+919000000001',
    locale: 'hi',
    text: 'कोड 123456',
  });
  expect([second?.headers['idempotency-key'], second?.body]).toEqual([id, first?.body]);
  const [, seconds, digest] =
    /^t=(\d+),v1=([\da-f]{64})$/.exec(String(second?.headers['hams-signature'])) ?? [];
  expect(Number(seconds)).toBe(thursdayMorning / 1000 + 30);
  expect(digest).toBe(createHmac('sha256', secret).update(`${seconds}.${second?.body}`).digest('hex'));
  expect(await outboxes().waiting()).toEqual([]);
});

test.each([422, 410])('C-09 a webhook that answers %i will never take it: it is given up', async (status) => {
  const { calls, url } = await startSmsGateway(status);
  const outbox = bySms(url);
  await outboxes().put(outbox);
  await outbox.deliver();
  expect([calls.length, await outboxes().waiting()]).toEqual([1, []]);
});

test.each([302, 401, 404, 429, 503])('C-09 a webhook that answers %i is asked again', async (status) => {
  const { calls, url } = await startSmsGateway(status);
  const outbox = bySms(url);
  await outboxes().put(outbox);
  await outbox.deliver();
  expect([calls.length, (await outboxes().waiting()).length]).toEqual([1, 1]);
  expect(log.warn).toHaveBeenLastCalledWith(
    { kind: 'test', way: 'sms', attempt: 1, reason: `the webhook answered ${status}` },
    'a message did not arrive',
  );
});

test('C-09 a code goes the best way, news go every way; neither goes to the demo when a real way is set up', async () => {
  const { calls, url } = await startSmsGateway(200);
  const { letters, url: mail } = await startMailServer();
  const outbox = outboxes().with({
    SMS_WEBHOOK_URL: url,
    SMS_WEBHOOK_SECRET: secret,
    SMTP_URL: mail,
    MAIL_FROM: 'desk@clinic.example',
    DEMO: 'on',
  });
  await outboxes().put(outbox);
  await outbox.deliver();
  expect([calls.length, letters.length]).toEqual([1, 0]);
  await outboxes().put(outbox, { ...testDelivery, by: 'each' });
  await outbox.deliver();
  expect([calls.length, letters.length]).toEqual([2, 1]);
});

const outgoing = (content: MessageContent | null): OutgoingMessage => ({
  key: '6f1c2d3e-0000-4000-8000-000000000001',
  to: '9000000001',
  kind: 'reminder',
  locale: 'hi',
  subject: 'याद',
  text: 'पाठ',
  content,
  usefulUntil: new Date(thursdayMorning + 60_000),
});
const clock = { now: () => thursdayMorning, timeZone: 'Asia/Kolkata' };
const registered = {
  secret,
  entityId: '1101234567890123456',
  header: 'HAMSIN',
  templates: { reminder: { hi: '1107160000000000001' } },
};

test('N-07 the webhook gets what the operators want to know of a registered text', async () => {
  const { calls, url } = await startSmsGateway(200);
  const { text, content } = composeSms(createTestNotice('reminder', { locale: 'hi' }), clock);
  const message = { ...outgoing(content), text };
  await deliverBySms({ ...registered, url }, clock)(message, AbortSignal.timeout(5000));
  await deliverBySms({ ...registered, url }, clock)({ ...message, locale: 'en' }, AbortSignal.timeout(5000));
  expect(JSON.parse(calls[0]?.body ?? '')).toMatchObject({
    text,
    template: 'reminder',
    templateId: '1107160000000000001',
    entityId: '1101234567890123456',
    header: 'HAMSIN',
    variables: [
      'Asha Menon',
      'S Rao',
      '26',
      '11',
      '16',
      '30',
      'https://hams.clinic.in/v/abcdefghijklmnopqrstuv',
    ],
    parts: 2,
  });
  expect(JSON.parse(calls[1]?.body ?? '')).toMatchObject({ templateId: null });
});

test('N-07 a value that operators would drop is not sent, and given up', async () => {
  const { calls, url } = await startSmsGateway(200);
  const { content } = composeSms(createTestNotice('reminder', { link: null }), clock);
  const sent = deliverBySms({ ...registered, url }, clock)(outgoing(content), AbortSignal.timeout(5000));
  await expect(sent).rejects.toThrow(Undeliverable);
  await expect(sent).rejects.toThrow('{url}');
  expect(calls).toEqual([]);
});
