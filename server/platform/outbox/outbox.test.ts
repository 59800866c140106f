import { expect, test, vi } from 'vitest';
import { log } from '#server/platform/log/log.ts';
import { thursdayMorning } from '#server/testing/app.ts';
import {
  createTestOutboxes,
  testDelivery,
  testMessage,
  testRecipient,
} from '#server/testing/messaging/outbox.ts';
import { type Deliver, type OutgoingMessage, Undeliverable } from './deliver.ts';

const outboxes = createTestOutboxes();

test('C-09 what is put in is delivered once, and gone from the outbox then', async () => {
  const arrived: OutgoingMessage[] = [];
  const outbox = outboxes().by(async (one) => void arrived.push(one));
  await outboxes().put(outbox);
  await outbox.deliver();
  await outbox.deliver();
  expect(arrived).toEqual([
    {
      key: expect.stringMatching(/^[\da-f-]{36}$/),
      to: '9000000001',
      kind: 'test',
      locale: 'hi',
      subject: 'नमस्ते',
      text: 'कोड 123456',
      content: null,
      usefulUntil: new Date(testDelivery.usefulUntil),
    },
  ]);
  expect(await outboxes().waiting()).toEqual([]);
});

test('C-09 a transaction that is rolled back sends nothing', async () => {
  const outbox = outboxes().by(async () => expect.unreachable());
  const failing = outboxes().hams.deps.database.transaction(async (db) => {
    await outbox.put(db, testRecipient, testMessage, testDelivery);
    throw new Error('never mind');
  });
  await expect(failing).rejects.toThrow('never mind');
  await outbox.deliver();
  expect(await outboxes().waiting()).toEqual([]);
});

test('C-09 what is put in while it runs is delivered at once, also while a slow one is on its way', async () => {
  const arrived: string[] = [];
  let release = () => {};
  const slow = new Promise<void>((resolve) => (release = resolve));
  const outbox = outboxes().by(async ({ key }) => {
    arrived.push(key);
    if (arrived.length === 1) await slow;
    return {};
  });
  outbox.start();
  await outboxes().put(outbox);
  outbox.hurry();
  await vi.waitFor(() => expect(arrived).toHaveLength(1), 60_000);
  await outboxes().put(outbox);
  outbox.hurry();
  await vi.waitFor(() => expect(arrived).toHaveLength(2), 60_000);
  release();
  await outbox.stop();
  expect(await outboxes().waiting()).toEqual([]);
});

test('C-09 two processes deliver side by side, and no message twice', async () => {
  const arrived: string[] = [];
  const take: Deliver = async ({ key }) => void arrived.push(key);
  const both = [outboxes().by(take), outboxes().by(take)] as const;
  for (let count = 0; count < 30; count += 1) await outboxes().put(both[0]);
  await Promise.all(both.map((outbox) => outbox.deliver()));
  expect(arrived).toHaveLength(30);
  expect(new Set(arrived).size).toBe(30);
});

test('C-09 a process that dies on the way leaves the message to another, which sends it under the same key', async () => {
  const keys: string[] = [];
  let noop = () => {};
  const onItsWay = new Promise<void>((resolve) => (noop = resolve));
  const dying = outboxes().by(({ key }) => {
    keys.push(key);
    noop();
    return new Promise(() => {});
  });
  await outboxes().put(dying);
  void dying.deliver();
  await onItsWay;
  const next = outboxes().by(async ({ key }) => void keys.push(key));
  await next.deliver();
  expect(keys).toHaveLength(1); // the first process may still be delivering
  outboxes().hams.setNow(thursdayMorning + 30_000);
  await next.deliver();
  expect(keys).toEqual([keys[0], keys[0]]);
  expect(await outboxes().waiting()).toEqual([]);
});

test('C-09 what does not arrive is tried again after growing pauses, and given up when it is of no use', async () => {
  const at: number[] = [];
  const outbox = outboxes().by(async () => {
    at.push((outboxes().hams.deps.clock.now() - thursdayMorning) / 1000);
    throw new Error('no luck');
  });
  await outboxes().put(outbox);
  for (let second = 0; second <= 700; second += 1) {
    outboxes().hams.setNow(thursdayMorning + second * 1000);
    if (second % 5 === 0) await outbox.deliver();
  }
  expect(at).toEqual([0, 30, 90, 210, 450]);
  expect(await outboxes().waiting()).toHaveLength(1);
  outboxes().hams.setNow(thursdayMorning + 931_000);
  await outbox.deliver();
  expect(at).toHaveLength(5);
  expect(await outboxes().waiting()).toEqual([]);
  expect(log.warn).toHaveBeenLastCalledWith(
    { kind: 'test', way: 'mailbox', attempt: 6, reason: 'it is of no use any more' },
    'a message was given up',
  );
});

test('C-09 the end of the process waits for what is about to arrive, and not for long', async () => {
  let outcome = '';
  const outbox = outboxes().by(
    (_, signal) =>
      new Promise((_resolve, reject) => {
        outcome = 'begun';
        signal.addEventListener('abort', () => {
          outcome = 'cut off';
          reject(new Error('cut off'));
        });
      }),
  );
  outbox.start();
  await outboxes().put(outbox);
  outbox.hurry();
  await vi.waitFor(() => expect(outcome).toBe('begun'), 60_000);
  await outbox.stop();
  expect(outcome).toBe('cut off');
  expect(await outboxes().waiting()).toHaveLength(1);
});

test('C-09 with nothing set up and no demo there is no way, and nothing is put in', async () => {
  const outbox = outboxes().with({ DEMO: 'off' });
  expect(outbox.ways).toEqual([]);
  await outboxes().put(outbox, { ...testDelivery, by: 'each' });
  expect(await outboxes().waiting()).toEqual([]);
});

test('C-09 a message to nobody takes its way through the outbox and ends there', async () => {
  const outbox = outboxes().by(async () => expect.unreachable());
  await outboxes().hams.deps.database.transaction((db) => outbox.put(db, null, testMessage, testDelivery));
  expect(await outboxes().waiting()).toHaveLength(1);
  await outbox.deliver();
  expect(await outboxes().waiting()).toEqual([]);
});

test('C-09 a repeat in the demo mailbox changes nothing', async () => {
  const outbox = outboxes().hams.deps.outbox;
  await outboxes().put(outbox);
  await outboxes().hams.db.pool.query(
    `insert into outbox (idempotency_key, way, recipient, kind, locale, subject, body, due_at, useful_until)
     select idempotency_key, way, recipient, kind, locale, subject, body, due_at, useful_until from outbox`,
  );
  await outbox.deliver();
  expect((await outboxes().hams.db.pool.query('select recipient from demo_mailbox')).rows).toEqual([
    { recipient: '9000000001' },
  ]);
});

test('C-09 Undeliverable is what gives up, whatever else goes wrong is tried again', async () => {
  const outbox = outboxes().by(async () => {
    throw new Undeliverable('never');
  });
  await outboxes().put(outbox);
  await outbox.deliver();
  expect(await outboxes().waiting()).toEqual([]);
});

test('C-09 a mail server that hangs does not hold up codes by SMS', async () => {
  const settings = {
    SMS_WEBHOOK_URL: 'https://sms.example/send',
    SMS_WEBHOOK_SECRET: 'a shared secret of the clinic',
    SMTP_URL: 'smtp://mail.example',
    MAIL_FROM: 'desk@clinic.example',
  };
  let hanging = 0;
  const arrived: string[] = [];
  const outbox = outboxes().with(settings, {
    email: (_message, signal) => {
      hanging += 1;
      return new Promise((_, reject) => signal.addEventListener('abort', () => reject(new Error('cut'))));
    },
    sms: async ({ to }) => void arrived.push(to),
  });
  const { pool } = outboxes().hams.db;
  await pool.query(
    `insert into outbox (way, recipient, kind, locale, subject, body, due_at, useful_until)
     select 'email', 'asha@example.com', 'test', 'en', '-', '-', $1, $1::timestamptz + interval '1 day'
     from generate_series(1, 100)`,
    [new Date(thursdayMorning - 1000)],
  );
  outbox.start();
  for (let round = 1; round <= 4; round += 1) {
    outbox.hurry();
    await vi.waitFor(() => expect(hanging).toBeGreaterThanOrEqual(5 * round), 60_000);
  }
  await outboxes().put(outbox);
  outbox.hurry();
  await vi.waitFor(() => expect(arrived).toEqual([testRecipient.phone]), 60_000);
  await outbox.stop();
});
