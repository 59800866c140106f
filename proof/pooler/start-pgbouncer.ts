import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connectTo } from '#harness/database.ts';
import { endProcess, findFreePort } from '#harness/running-hams.ts';
import { waitUntil } from '#harness/wait-until.ts';

interface Behind {
  /** The directory of PostgreSQL's unix socket. */
  readonly host: string;
  readonly port: number;
  readonly database: string;
  /** The only user allowed; PostgreSQL asks for no password. */
  readonly user: string;
}

export interface Pooler {
  readonly url: string;
  stop(): Promise<void>;
}

export const hasPgBouncer = spawnSync('pgbouncer', ['--version']).status === 0;

/** Starts a PgBouncer with this many connections to PostgreSQL, configured as in docs/operations.md. */
export async function startPgBouncer(
  { host, port, database, user }: Behind,
  connections: number,
): Promise<Pooler> {
  const folder = mkdtempSync(join(tmpdir(), 'hams-pgbouncer-'));
  chmodSync(folder, 0o755); // it refuses to run as root and switches to another account
  const ownPort = await findFreePort();
  writeFileSync(join(folder, 'users.txt'), `"${user}" ""\n`);
  writeFileSync(
    join(folder, 'pgbouncer.ini'),
    `[databases]
${database} = host=${host} port=${port} connect_query='set statement_timeout = 10000'
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${ownPort}
unix_socket_dir =
auth_type = trust
auth_file = ${folder}/users.txt
pool_mode = transaction
default_pool_size = ${connections}
max_client_conn = 200
`,
  );
  const asNobody = process.getuid?.() === 0 ? ['-u', 'nobody'] : [];
  const child = spawn('pgbouncer', [...asNobody, join(folder, 'pgbouncer.ini')]);
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += String(chunk)));
  const pooler = {
    url: `postgres://${user}@127.0.0.1:${ownPort}/${database}`,
    async stop() {
      await endProcess(child, 'SIGKILL');
      rmSync(folder, { recursive: true, force: true });
    },
  };
  try {
    await waitUntil('PgBouncer answers', async () => {
      if (child.exitCode !== null) throw new Error(`PgBouncer ended with ${child.exitCode}: ${said}`);
      const client = await connectTo({ connectionString: pooler.url });
      await client.query('select 1').finally(() => client.end());
      return true;
    });
    return pooler;
  } catch (error) {
    await pooler.stop();
    throw error;
  }
}
