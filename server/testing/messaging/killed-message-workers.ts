import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, inject } from 'vitest';
import { query } from '#db/statement.ts';
import { projectRoot } from '#server/platform/config/project-root.ts';
import { embeddedAppRole } from '#server/platform/database/app-role.ts';
import { type TestDatabase, testDatabase } from '#server/testing/database.ts';
import { insertDoctors, insertPatients } from '#server/testing/insert-test-rows.ts';

/** An SMS gateway with its own log, which recognises repeats by their key and is occasionally busy. */
async function openGateway() {
  const log: { key: string; text: string }[] = [];
  const accepted = new Set<string>();
  let repeats = 0;
  let calls = 0;
  const first = Promise.withResolvers<void>();
  const server = createServer(async (request, response) => {
    const { id, text: said } = JSON.parse(await text(request)) as { id: string; text: string };
    calls += 1;
    first.resolve();
    if (calls % 11 === 0) return void response.writeHead(503).end();
    if (accepted.has(id)) repeats += 1;
    else {
      accepted.add(id);
      log.push({ key: id, text: said });
    }
    // Long enough that processes are killed while they wait for the response.
    setTimeout(() => response.writeHead(200).end(), calls % 25);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    log,
    repeats: () => repeats,
    url: `http://127.0.0.1:${port}/sms`,
    called: first.promise,
    close: () => server.close(),
  };
}

async function insertAnnouncements({ pool }: TestDatabase, messages: number, now: number) {
  const people = Array.from({ length: messages }, (_, n) => ({ name: `Patient ${n + 1}`, email: '' }));
  await query(
    pool,
    `with a as (
       insert into appointments (doctor_id, practice_id, patient_id, hospital, starts_at, ends_at, status, reason,
         consult_status, pay_status, fee_paise, booked_at)
       select pr.doctor_id, pr.id, patient, pr.name, :now::timestamptz + interval '3 days',
         :now::timestamptz + interval '73 hours', 'Pending', '-', 'Offline', 'Unpaid', 0, :now
       from unnest(:doctors::bigint[], :patients::bigint[]) as visit (doctor, patient)
         join practices pr on pr.doctor_id = doctor
       returning id, starts_at
     )
     insert into announcements (event, appointment_id, starts_at, sequence, made_at, due_at)
     select 'accepted', id, starts_at, 1, :now, :now from a`,
    {
      doctors: await insertDoctors(pool, people),
      patients: await insertPatients(pool, people),
      now: new Date(now),
    },
  );
}

/** Kills a process, which must still be running. */
export async function killWorker(worker: ChildProcess): Promise<void> {
  if (worker.exitCode !== null) throw new Error(`A worker ended with ${worker.exitCode}`);
  const gone = once(worker, 'exit');
  worker.kill('SIGKILL');
  await gone;
}

/**
 * Creates and delivers so many due messages by processes that `live` starts and kills, and then by two more:
 * none is missing and none is delivered twice. `called` resolves when the gateway has the first.
 */
export async function expectDeliveredOnce(
  messages: number,
  live: (work: () => Promise<ChildProcess>, called: Promise<void>) => Promise<void>,
): Promise<void> {
  const db = await testDatabase();
  const receiver = await openGateway();
  const began = Date.now();
  await insertAnnouncements(db, messages, began);
  const { host, port } = inject('postgres');
  const env = {
    ...process.env,
    DATABASE_URL: `postgres:///${db.name}?host=${encodeURIComponent(host)}&port=${port}&user=${embeddedAppRole}`,
    SMS_WEBHOOK_URL: receiver.url,
    SMS_WEBHOOK_SECRET: 'sixteen letters!',
    CLOCK_BEGAN: String(began),
    // The half minute after which a message is tried again passes in one second.
    CLOCK_SPEED: '30',
  };
  const work = async (): Promise<ChildProcess> => {
    const worker = fork(join(projectRoot, 'server/testing/messaging/message-worker.ts'), {
      env,
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    let said = '';
    worker.stderr?.on('data', (chunk) => (said += String(chunk)));
    // A worker that exits on its own is a defect, and must not be waited for.
    const endedEarly = once(worker, 'exit').then(() => Promise.reject(new Error(`A worker ended: ${said}`)));
    endedEarly.catch(() => {});
    await Promise.race([once(worker, 'message'), endedEarly]);
    return worker;
  };
  await live(work, receiver.called);

  const last = await Promise.all([work(), work()]);
  const waiting = async () =>
    (
      await db.pool.query<{ left: number }>(
        `select (select count(*) from outbox) + (select count(*) from announcements where announced_at is null) as left`,
      )
    ).rows[0]?.left;
  await expect.poll(waiting, { timeout: 100_000, interval: 100 }).toBe(0);
  await Promise.all(last.map(killWorker));

  const notified = new Set(receiver.log.map(({ text: said }) => /Patient \d+/.exec(said)?.[0]));
  expect(notified.size).toBe(messages);
  expect(receiver.log).toHaveLength(messages);
  const { rows } = await db.pool.query<{ key: string }>(
    "select key from messages where channel = 'sms' and sent_at is not null and failed_at is null",
  );
  expect(new Set(rows.map(({ key }) => key))).toEqual(new Set(receiver.log.map(({ key }) => key)));
  console.info(`${messages} messages, ${receiver.repeats()} repeats known by their key`);
  receiver.close();
  await db.close();
}
