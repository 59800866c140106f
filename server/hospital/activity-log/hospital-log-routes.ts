import { hospitalLogEndpoint, hospitalLogFileEndpoint } from '#contract/hospital/hospital-log.ts';
import { today } from '#server/platform/clock.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { Mount } from '#server/platform/http/mount.ts';
import { logTable } from './log-file.ts';
import { logPage, logRows, noteLogRead } from './read-log.ts';

const fileLinesAtMost = 10_000;

/** The log of a hospital (M-10), from the audit log. */
export function hospitalLogRoutes(mount: Mount, deps: Deps): void {
  mount(hospitalLogEndpoint, async ({ input: { query }, caller, address, locale }) => {
    const page = await logPage(deps, caller, query, locale);
    await noteLogRead(deps, caller, address, query, 'GET /hospital/log');
    return page;
  });

  mount(hospitalLogFileEndpoint, async ({ input: { query }, caller, address, locale }) => {
    const rows = await logRows(deps, caller, query, { atMost: fileLinesAtMost, isFolded: false });
    await noteLogRead(deps, caller, address, query, 'GET /hospital/log.csv');
    const content = logTable(rows, locale, deps.clock.timeZone);
    return { name: `log-${today(deps.clock)}.csv`, content };
  });
}
