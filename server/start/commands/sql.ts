// `npm run hams -- sql`: psql on the database, as the owner of its tables, or a query runner without psql.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { withoutPassword } from '#server/platform/backups/postgres-programs.ts';
import { parseConfig } from '#server/platform/config/config.ts';
import type { DatabaseAddress } from '#server/platform/database/database.ts';
import { withOwnerClient } from '../with-owner-client.ts';
import { withOperatorDatabase } from './operator-database.ts';
import { runCliCommand } from './run-cli-command.ts';
import { runStatements } from './run-statements.ts';

function toPsqlSettings(address: DatabaseAddress): { args: string[]; env: Record<string, string> } {
  if (!('connectionString' in address)) {
    const { host, port, user, database } = address;
    return { args: [], env: { PGHOST: host, PGPORT: String(port), PGUSER: user, PGDATABASE: database } };
  }
  const { url, password } = withoutPassword(address.connectionString);
  return { args: [`--dbname=${url}`], env: { PGPASSWORD: password } };
}

/** The exit code; null if psql is not installed. */
async function runPsql(address: DatabaseAddress, words: readonly string[]): Promise<number | null> {
  const { args, env } = toPsqlSettings(address);
  const psql = spawn('psql', [...words, ...args], { stdio: 'inherit', env: { ...process.env, ...env } });
  try {
    const [code] = await once(psql, 'close');
    return code ?? 1;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}

async function main(words: readonly string[], signal: AbortSignal): Promise<void> {
  // In psql Ctrl-C ends a statement, not the program.
  process.removeAllListeners('SIGINT').on('SIGINT', () => {});
  await withOperatorDatabase(parseConfig(process.env), signal, async (running) => {
    const code = await runPsql(running.owner, words);
    if (code !== null) process.exitCode = code;
    else await withOwnerClient(running, (client) => runStatements(client, process.stdin, console));
  });
}

await runCliCommand(main);
