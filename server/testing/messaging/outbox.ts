import { once } from 'node:events';
import { createServer as createHttpServer, type IncomingMessage } from 'node:http';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { query } from '#db/statement.ts';
import { openOutbox } from '#server/messaging/delivery/open-outbox.ts';
import { parseConfig } from '#server/platform/config/config.ts';
import type { Deliver } from '#server/platform/outbox/deliver.ts';
import type { Outbox, OutboxMessage } from '#server/platform/outbox/outbox.ts';
import { type TestApp, testApp, thursdayMorning } from '#server/testing/app.ts';
import { quietLog } from '#server/testing/platform/collect-log.ts';

export const testRecipient = { phone: '9000000001', email: 'asha@example.com' };
export const testMessage: OutboxMessage = { kind: 'test', locale: 'hi', subject: 'नमस्ते', text: 'कोड 123456' };
export const testDelivery = { by: 'best', usefulUntil: thursdayMorning + 10 * 60_000 } as const;

export interface TestOutbox {
  readonly hams: TestApp;
  readonly with: (settings: Record<string, string>, deliverers?: Parameters<typeof openOutbox>[1]) => Outbox;
  readonly by: (deliver: Deliver) => Outbox;
  readonly put: (outbox: Outbox, delivery?: Parameters<Outbox['put']>[3]) => Promise<void>;
  readonly waiting: () => Promise<{ attempts: number }[]>;
}

/** Outboxes on the database of this test file, emptied after each test; their log is not printed. */
export function createTestOutboxes(): () => TestOutbox {
  let open: TestOutbox | null = null;
  beforeAll(async () => {
    const hams = await testApp();
    const configured: TestOutbox['with'] = (settings, deliverers) =>
      openOutbox({ ...hams.deps, config: parseConfig(settings) }, deliverers);
    open = {
      hams,
      with: configured,
      by: (deliver) => configured({}, { mailbox: deliver }),
      put: (outbox, delivery = testDelivery) =>
        hams.deps.database.transaction((db) => outbox.put(db, testRecipient, testMessage, delivery)),
      waiting: async () => (await hams.db.pool.query('select attempts from outbox')).rows,
    };
  });
  beforeEach(() => void quietLog('warn'));
  afterEach(async () => {
    vi.restoreAllMocks();
    open?.hams.setNow(thursdayMorning);
    await open?.hams.db.pool.query('delete from outbox');
    await open?.hams.db.pool.query('delete from demo_mailbox');
    for (const server of servers.splice(0)) server.close();
  });
  afterAll(() => open?.hams.close());
  return () => {
    if (!open) throw new Error('The outbox is there when tests run');
    return open;
  };
}

interface StoredMessage {
  readonly channel: 'sms' | 'whatsapp';
  readonly event?: string;
  readonly key?: string;
  readonly providerId?: string;
}

/** A message to some patient. */
export async function insertMessage({ db }: TestApp, message: StoredMessage) {
  const [row] = await query<{ id: number; key: string }>(
    db.pool,
    `insert into messages (key, role, person_id, event, channel, locale, made_at, provider_id)
     values (coalesce(:key, gen_random_uuid()), 'patient', 1, :event, :channel, 'en', now(), :providerId)
     returning id, key`,
    { key: null, event: 'reminder', providerId: null, ...message },
  );
  if (!row) throw new Error('The message was not stored');
  return row;
}

const servers: Server[] = [];

async function listening(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  servers.push(server);
  return (server.address() as AddressInfo).port;
}

/** A fake SMS gateway that answers these statuses in turn, then repeats the last one. */
export async function startSmsGateway(...statuses: number[]) {
  const calls: { headers: IncomingMessage['headers']; body: string }[] = [];
  const server = createHttpServer(async (request, response) => {
    calls.push({ headers: request.headers, body: await text(request) });
    const status = statuses.length > 1 ? statuses.shift() : statuses[0];
    response.writeHead(status ?? 200, { location: '/elsewhere' }).end('thanks');
  });
  return { calls, url: `http://127.0.0.1:${await listening(server)}/sms` };
}

/** A fake SMTP server; `recipient` is its answer to RCPT. */
export async function startMailServer(recipient = '250 fine') {
  const letters: string[] = [];
  const talk = (socket: Socket) => {
    let data: string | null = null;
    let rest = '';
    socket.write('220 test\r\n');
    socket.on('data', (chunk) => {
      rest += String(chunk);
      const lines = rest.split('\r\n');
      rest = lines.pop() ?? '';
      for (const line of lines) {
        if (data !== null && line !== '.') data += `${line}\n`;
        else if (data !== null) {
          letters.push(data);
          data = null;
          socket.write('250 kept\r\n');
        } else if (/^EHLO/.test(line)) socket.write('250 test\r\n');
        else if (/^RCPT/.test(line)) socket.write(`${recipient}\r\n`);
        else if (/^DATA/.test(line)) {
          data = '';
          socket.write('354 go on\r\n');
        } else if (/^QUIT/.test(line)) socket.end('221 bye\r\n');
        else socket.write('250 fine\r\n');
      }
    });
    socket.on('error', () => {}); // the sender may hang up
  };
  return { letters, url: `smtp://127.0.0.1:${await listening(createServer(talk))}` };
}
