import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signUpDoctor } from '#harness/api-calls.ts';
import { connectToDatabase } from '#harness/database.ts';
import { createTemporaryData, endProcess, type RunningHams, startHams } from '#harness/running-hams.ts';

let data: Awaited<ReturnType<typeof createTemporaryData>>;
let hams: RunningHams;
beforeAll(async () => {
  data = await createTemporaryData();
  hams = await startHams({ DATA_DIR: data.path });
});
afterAll(async () => {
  await endProcess(hams.process, 'SIGTERM');
  await data.remove();
});

async function auditLog(): Promise<string> {
  const env = { ...process.env, DATA_DIR: data.path };
  const args = ['server/start/commands/audit-log.ts', '--event', 'session_opened'];
  return (await promisify(execFile)(process.execPath, args, { env })).stdout;
}

test('M-10 with the embedded PostgreSQL every connection of a serving process is of a role that owns nothing', async () => {
  await signUpDoctor(hams.url, '6120000001');
  const owner = await connectToDatabase(data.path);
  try {
    const { rows } = await owner.query(
      `select distinct usename, application_name from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'
       order by application_name`,
    );
    expect(rows).toEqual([
      { usename: 'hams_app', application_name: 'hams' },
      { usename: 'hams_app', application_name: 'hams live' },
    ]);
  } finally {
    await owner.end();
  }
  expect(await auditLog()).toContain('session_opened');
});

test('M-10 a command of the operator works where the role is not there yet, as after an update', async () => {
  await endProcess(hams.process, 'SIGTERM');
  hams = await startHams({ DATA_DIR: data.path });
  const owner = await connectToDatabase(data.path);
  await endProcess(hams.process, 'SIGKILL');
  await owner.query(
    "select pg_terminate_backend(pid, 5000) from pg_stat_activity where usename = 'hams_app'",
  );
  await owner.query('drop owned by hams_app; drop role hams_app');
  await owner.end();
  expect(await auditLog()).toContain('session_opened');
  hams = await startHams({ DATA_DIR: data.path });
});
