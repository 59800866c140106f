import { activityLogEndpoint, activityLogFileEndpoint } from '#contract/hospital/activity-log.ts';
import { today } from '#server/platform/clock.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { Mount } from '#server/platform/http/mount.ts';
import { formatLogCsv } from './activity-log-csv.ts';
import { findLogRows, readLogPage, recordLogRead } from './read-activity-log.ts';

const maxFileLines = 10_000;

export function activityLogRoutes(mount: Mount, deps: Deps): void {
  mount(activityLogEndpoint, async ({ input: { query }, actor }) => {
    const page = await readLogPage(actor, deps, query);
    await recordLogRead(actor, deps, query, 'GET /hospital/activity-log');
    return page;
  });

  mount(activityLogFileEndpoint, async ({ input: { query }, actor, locale }) => {
    const rows = await findLogRows(actor, deps, query, { max: maxFileLines, isFolded: false });
    await recordLogRead(actor, deps, query, 'GET /hospital/activity-log.csv');
    const content = formatLogCsv(rows, locale, deps.clock.timeZone);
    return { name: `log-${today(deps.clock)}.csv`, content };
  });
}
