// Called by run/audit-log.mjs: what the audit log says of a person, an address or a time.
import { columns, lineOf } from '#server/platform/audit/line-of.ts';
import { listEntries } from '#server/platform/audit/list-entries.ts';
import { wantedOf } from '#server/platform/audit/wanted-of.ts';
import { systemClock } from '#server/platform/clock.ts';
import { configFrom } from '#server/platform/config/config.ts';
import { asCommand } from './as-command.ts';
import { forOperator } from './open-for-operator.ts';

async function main(words: readonly string[], signal: AbortSignal): Promise<void> {
  const config = configFrom(process.env);
  const wanted = wantedOf(words, systemClock(config.timeZone));
  const rows = await forOperator(config, signal, ({ reads }) => listEntries(reads, wanted));
  if (rows.length === 0) console.log('The audit log has no such entry.');
  else console.log([columns.join('\t'), ...rows.map(lineOf)].join('\n'));
  if (rows.length === wanted.atMost) console.error(`The newest ${wanted.atMost}; --at-most shows more.`);
}

await asCommand(main);
