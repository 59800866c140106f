import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import {
  applyStoredReports,
  recordReport,
} from '#server/platform/delivery-reports/record-delivery-report.ts';
import { type TestApp, testApp, thursdayMorning } from '#server/testing/app.ts';
import { insertMessage } from '#server/testing/messaging/outbox.ts';
import { createSignature } from './hams-signature.ts';

const secret = 'a shared secret of the clinic';
let hams: TestApp;
beforeAll(async () => {
  hams = await testApp({ SMS_WEBHOOK_URL: 'https://sms.example/send', SMS_WEBHOOK_SECRET: secret });
});
afterEach(async () => {
  hams.setNow(thursdayMorning);
  await hams.db.pool.query('truncate messages, provider_reports cascade');
});
afterAll(() => hams.close());

const storedMessage = (channel: 'sms' | 'whatsapp' = 'sms') => insertMessage(hams, { channel });

async function readLogRows() {
  const { rows } = await hams.db.pool.query(
    'select sent_at, delivered_at, read_at, failed_at, failure from messages order by id',
  );
  return rows;
}
const emptyLogRow = { sent_at: null, delivered_at: null, read_at: null, failed_at: null, failure: null };

function report(body: unknown, header?: string) {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const signature = header ?? createSignature(secret, thursdayMorning / 1000, text);
  return hams.app.inject({
    method: 'POST',
    url: '/api/webhooks/sms',
    headers: { 'content-type': 'application/json', ...(signature && { 'hams-signature': signature }) },
    body: text,
  });
}

test('N-02 the gateway says that an SMS arrived and was read; repeats and old reports change nothing', async () => {
  const { key } = await storedMessage();
  const first = new Date(thursdayMorning);
  expect((await report({ id: key, status: 'delivered' })).statusCode).toBe(204);
  expect(await readLogRows()).toEqual([{ ...emptyLogRow, sent_at: first, delivered_at: first }]);
  hams.setNow(thursdayMorning + 60_000);
  await report({ id: key, status: 'read' });
  hams.setNow(thursdayMorning + 120_000);
  for (const status of ['read', 'delivered', 'sent', 'failed'])
    await report({ id: key, status, detail: 'late' });
  const read = new Date(thursdayMorning + 60_000);
  expect(await readLogRows()).toEqual([
    { ...emptyLogRow, sent_at: first, delivered_at: first, read_at: read },
  ]);
});

test('N-02 a failure keeps its reason, short and without a phone number', async () => {
  const { key } = await storedMessage();
  await report({ id: key, status: 'failed', detail: `no route to 919000000001 ${'x'.repeat(300)}` });
  const [row] = await readLogRows();
  expect(row).toMatchObject({ failed_at: new Date(thursdayMorning), delivered_at: null });
  expect(row.failure).toMatch(/^no route to … x+$/);
  expect(row.failure).toHaveLength(200);
  await report({ id: key, status: 'delivered' });
  expect(await readLogRows()).toMatchObject([
    { failed_at: null, failure: null, delivered_at: new Date(thursdayMorning) },
  ]);
});

test('N-02 a reason with a character that cannot be stored is taken all the same', async () => {
  const { key } = await storedMessage();
  expect((await report({ id: key, status: 'failed', detail: 'no\0route' })).statusCode).toBe(204);
  expect(await readLogRows()).toMatchObject([{ failure: 'no route' }]);
});

test('N-02 a report of an unknown message is taken, and changes no other', async () => {
  await storedMessage();
  const { key } = await storedMessage('whatsapp');
  await report({ id: key, status: 'read' });
  await report({ id: '6f1c2d3e-0000-4000-8000-000000000001', status: 'read' });
  expect(await readLogRows()).toEqual([emptyLogRow, emptyLogRow]);
});

test.each([
  ['no signature', ''],
  ['another secret', createSignature('another secret of a stranger', thursdayMorning / 1000, '{}')],
  ['another body', createSignature(secret, thursdayMorning / 1000, '{"id":""}')],
  ['nonsense', 't=now,v1=yes'],
])('N-02 with %s nothing is stored: 401', async (_, header) => {
  const { key } = await storedMessage();
  expect((await report({ id: key, status: 'delivered' }, header)).statusCode).toBe(401);
  expect(await readLogRows()).toEqual([emptyLogRow]);
});

test.each([-301, 301])(
  'N-02 a signature %i seconds off is refused, a minute less is not',
  async (seconds) => {
    const { key } = await storedMessage();
    const body = JSON.stringify({ id: key, status: 'delivered' });
    const at = (offset: number) => createSignature(secret, thursdayMorning / 1000 + offset, body);
    expect((await report(body, at(seconds))).statusCode).toBe(401);
    expect(await readLogRows()).toEqual([emptyLogRow]);
    expect((await report(body, at(seconds - Math.sign(seconds) * 60))).statusCode).toBe(204);
  },
);

test.each(['', '{', '[]', '{"id":"7","status":"read"}', '{"id":"6f1c2d3e-0000-4000-8000-000000000001"}'])(
  'N-02 what is signed and not a report is refused: %s',
  async (body) => {
    expect((await report(body)).statusCode).toBe(400);
  },
);

test('N-02 without a gateway there is no webhook', async () => {
  const none = await testApp();
  try {
    const answer = await none.app.inject({ method: 'POST', url: '/api/webhooks/sms', body: '{}' });
    expect(answer.statusCode).toBe(404);
  } finally {
    await none.close();
  }
});

test('N-02 what a provider reports before we know its id is kept, and folded in with the id', async () => {
  const { id } = await storedMessage('whatsapp');
  const at = new Date(thursdayMorning);
  for (const status of ['read', 'sent', 'read'] as const) {
    await recordReport(hams.db.pool, 'whatsapp', 'wamid.1', { status, at, detail: null });
  }
  expect(await readLogRows()).toEqual([emptyLogRow]);
  await hams.db.pool.query('update messages set provider_id = $2 where id = $1', [id, 'wamid.1']);
  await applyStoredReports(hams.db.pool, 'whatsapp', 'wamid.1');
  expect(await readLogRows()).toEqual([{ ...emptyLogRow, sent_at: at, delivered_at: at, read_at: at }]);
});
