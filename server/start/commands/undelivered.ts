// `npm run hams -- undelivered`: lists undeliverable messages, and sends them again.

import { parseConfig } from '#server/platform/config/config.ts';
import { StartupError } from '#server/platform/config/startup-error.ts';
import {
  countPatientsToCall,
  listUndelivered,
  type Undelivered,
} from '#server/platform/outbox/list-undelivered.ts';
import { resendMessages } from '#server/platform/outbox/resend-messages.ts';
import { withOperatorDatabase } from './operator-database.ts';
import { runCliCommand } from './run-cli-command.ts';

const usage = 'Use: npm run hams -- undelivered, or … undelivered again 12 15, or … undelivered again all.';

/** The ids to send again, null for all; undefined lists them. Throws StartupError. */
function parseArguments([verb, ...names]: readonly string[]): number[] | null | undefined {
  if (verb === undefined) return undefined;
  if (verb !== 'again' || names.length === 0) throw new StartupError(usage);
  if (names.length === 1 && names[0] === 'all') return null;
  if (!names.every((name) => /^\d{1,15}$/.test(name))) throw new StartupError(usage);
  return names.map(Number);
}

function formatMessage({ id, given_up_at, channel, event, role, person_id, reason }: Undelivered): string {
  return [id, given_up_at.toISOString(), channel, event, `${role} ${person_id}`, reason ?? ''].join('\t');
}

async function main(words: readonly string[], signal: AbortSignal): Promise<void> {
  const wanted = parseArguments(words);
  const config = parseConfig(process.env);
  await withOperatorDatabase(config, signal, async ({ database: { pool } }) => {
    if (wanted === undefined) {
      const rows = await listUndelivered(pool);
      if (rows.length === 0) console.log('Every message has been delivered or is still being retried.');
      else
        console.log(
          ['number\tgiven up at\tchannel\tevent\tto\treason', ...rows.map(formatMessage)].join('\n'),
        );
      const toTell = await countPatientsToCall(pool, new Date());
      if (toTell > 0) console.log(`Patients no message reached, for the front desk to tell: ${toTell}.`);
      return;
    }
    const { due, tooLate, unknown } = await resendMessages(pool, wanted, new Date());
    if (due.length > 0) console.log(`Sent again by the next running HAMS: ${due.join(', ')}.`);
    if (tooLate.length > 0) {
      console.log(`Not sent again, because they are out of date: ${tooLate.join(', ')}.`);
    }
    if (unknown.length > 0) console.log(`No such message is waiting: ${unknown.join(', ')}.`);
    if (due.length + tooLate.length + unknown.length === 0) console.log('No message is waiting.');
    if (tooLate.length + unknown.length > 0) process.exitCode = 1;
  });
}

await runCliCommand(main);
