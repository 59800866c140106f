import type { ActivityLogLine } from '#contract/hospital/activity-log.ts';
import { toCalendarDay } from '#domain/platform/calendar-days.ts';

/** Consecutive lines that say the same of one person, the newest first. */
export type Repeated = readonly [ActivityLogLine, ...ActivityLogLine[]];

export interface LoggedDay {
  readonly day: string;
  readonly entries: readonly Repeated[];
}

const isView = ({ event }: ActivityLogLine) => event === 'read' || event === 'log';

/** A look through ten records is one entry; what was done is never folded. */
const isSameView = (one: ActivityLogLine, other: ActivityLogLine) =>
  isView(one) &&
  one.event === other.event &&
  one.what === other.what &&
  one.actor === other.actor &&
  one.name === other.name &&
  one.address === other.address;

export function groupLines(lines: readonly ActivityLogLine[], timeZone: string): LoggedDay[] {
  const days: { day: string; entries: [ActivityLogLine, ...ActivityLogLine[]][] }[] = [];
  for (const line of lines) {
    const day = toCalendarDay(Date.parse(line.at), timeZone);
    let last = days.at(-1);
    if (last?.day !== day) {
      last = { day, entries: [] };
      days.push(last);
    }
    const before = last.entries.at(-1);
    if (before && isSameView(before[0], line)) before.push(line);
    else last.entries.push([line]);
  }
  return days;
}
