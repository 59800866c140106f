// `npm run hams -- audit-log`: prints audit log entries of a person, an address or a time.

import { parseAuditFilter } from '#server/platform/audit/audit-target.ts';
import { columnTitles, formatAuditRow } from '#server/platform/audit/format-audit-row.ts';
import { listAuditEntries } from '#server/platform/audit/list-audit-entries.ts';
import { createSystemClock } from '#server/platform/clock.ts';
import { parseConfig } from '#server/platform/config/config.ts';
import { withOperatorDatabase } from './operator-database.ts';
import { runCliCommand } from './run-cli-command.ts';

async function main(words: readonly string[], signal: AbortSignal): Promise<void> {
  const config = parseConfig(process.env);
  const wanted = parseAuditFilter(words, createSystemClock(config.timeZone));
  const rows = await withOperatorDatabase(config, signal, ({ reads }) => listAuditEntries(reads, wanted));
  if (rows.length === 0) console.log('The audit log has no such entry.');
  else console.log([columnTitles.join('\t'), ...rows.map(formatAuditRow)].join('\n'));
  if (rows.length === wanted.max) console.error(`The newest ${wanted.max}; --at-most shows more.`);
}

await runCliCommand(main);
