import { expect, test, vi } from 'vitest';
import { log } from '#server/platform/log/log.ts';
import { createTestOutboxes, startMailServer } from '#server/testing/messaging/outbox.ts';

const outboxes = createTestOutboxes();
const byEmail = (url: string) => outboxes().with({ SMTP_URL: url, MAIL_FROM: 'HAMS <desk@clinic.example>' });

test('C-09 an email goes through the mail server, in plain text', async () => {
  const { letters, url } = await startMailServer();
  const outbox = byEmail(url);
  await outboxes().put(outbox);
  await outbox.deliver();
  const [letter = ''] = letters;
  expect(letter).toContain('From: HAMS <desk@clinic.example>');
  expect(letter).toContain('To: asha@example.com');
  expect(letter).toMatch(/Message-ID: <[\da-f-]{36}@hams>/i);
  expect(letter).toContain('text/plain; charset=utf-8');
  const [, encoded = ''] = letter.split('\n\n');
  expect(Buffer.from(encoded, 'base64').toString()).toContain('कोड 123456');
  expect(await outboxes().waiting()).toEqual([]);
});

test('C-09 a mailbox that does not exist is given up, a busy mail server is tried again; the log names nobody', async () => {
  const gone = byEmail((await startMailServer('550 5.1.1 asha@example.com is unknown')).url);
  await outboxes().put(gone);
  await gone.deliver();
  expect(await outboxes().waiting()).toEqual([]);
  const busy = byEmail((await startMailServer('451 asha@example.com: try later')).url);
  await outboxes().put(busy);
  await busy.deliver();
  expect(await outboxes().waiting()).toHaveLength(1);
  const said = JSON.stringify(vi.mocked(log.warn).mock.calls);
  expect(said).toContain('the mail server answered 550');
  expect(said).toContain('the mail server answered 451');
  expect(said).not.toContain('asha');
});

test('C-09 a mail server that is away is tried again', async () => {
  const outbox = byEmail('smtp://127.0.0.1:1');
  await outboxes().put(outbox);
  await outbox.deliver();
  expect(await outboxes().waiting()).toHaveLength(1);
  expect(JSON.stringify(vi.mocked(log.warn).mock.lastCall)).toContain('could not be used (ESOCKET)');
});
