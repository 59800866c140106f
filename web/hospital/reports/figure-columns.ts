import type { VisitFigures } from '#contract/hospital/hospital-reports.ts';
import { minVisitsForFigures } from '#domain/hospital/hospital-reports.ts';
import { m } from '#messages/messages.js';
import { formatCount, formatRupees } from '#web/ui/format/rupees.ts';

/** In a table a value measured too rarely is a dash; the figures above explain it. */
const formatMinutes = (times: VisitFigures['waiting'], of: 'half' | 'most') =>
  times && times.measured >= minVisitsForFigures ? String(times[of]) : '–';
const isRare = ({ waiting }: VisitFigures) => waiting === null || waiting.measured < minVisitsForFigures;

/** Requested or accepted, and not over yet. */
export const countUpcoming = ({ requested, awaited }: VisitFigures) => requested + awaited;
/** Those whose time has come, which a rate of no-shows is of. */
export const countDue = ({ completed, didNotCome, notClosed }: VisitFigures) =>
  completed + didNotCome + notClosed;
const countOthers = ({ rejected, rescheduled }: VisitFigures) => rejected + rescheduled;

function formatNoShows(line: VisitFigures) {
  const due = countDue(line);
  const share = due >= minVisitsForFigures ? ` (${Math.round((line.didNotCome / due) * 100)}%)` : '';
  return formatCount(line.didNotCome) + share;
}

export interface FigureColumn<Line = VisitFigures> {
  readonly name: string;
  readonly cell: (line: Line) => string;
}

interface ColumnOfVisits extends FigureColumn {
  /** Left out where the whole period has none of it, or no measurement. */
  readonly isEmpty?: (total: VisitFigures) => boolean;
}

const visits = () => ({ name: m.figures_visits(), cell: (line: VisitFigures) => formatCount(line.visits) });
const completed = () => ({
  name: m.dashboards_status_completed(),
  cell: (line: VisitFigures) => formatCount(line.completed),
});
const noShows = () => ({ name: m.figures_did_not_come(), cell: formatNoShows });
const money = () => [
  {
    name: m.hospital_figures_collected(),
    cell: (line: VisitFigures) => formatRupees(line.collected.total),
  },
  { name: m.hospital_figures_owed(), cell: (line: VisitFigures) => formatRupees(line.owed) },
];
const typicalWait = () => ({
  name: m.figures_waiting_half(),
  cell: (line: VisitFigures) => formatMinutes(line.waiting, 'half'),
  isEmpty: isRare,
});

const dayColumns = (): readonly ColumnOfVisits[] => [
  ...money(),
  visits(),
  completed(),
  noShows(),
  {
    name: m.hospital_figures_no_outcome(),
    cell: (line) => formatCount(line.notClosed),
    isEmpty: (total) => total.notClosed === 0,
  },
  { name: m.dashboards_status_cancelled(), cell: (line) => formatCount(line.cancelled) },
  {
    name: m.hospital_figures_upcoming(),
    cell: (line) => formatCount(countUpcoming(line)),
    isEmpty: (total) => countUpcoming(total) === 0,
  },
  {
    name: m.hospital_figures_others(),
    cell: (line) => formatCount(countOthers(line)),
    isEmpty: (total) => countOthers(total) === 0,
  },
  { name: m.prescriptions_offline(), cell: (line) => formatCount(line.offline) },
  { name: m.prescriptions_online(), cell: (line) => formatCount(line.online) },
  typicalWait(),
  {
    name: m.figures_waiting_most(),
    cell: (line) => formatMinutes(line.waiting, 'most'),
    isEmpty: isRare,
  },
];

const withoutEmpty = (columns: readonly ColumnOfVisits[], total: VisitFigures): readonly FigureColumn[] =>
  columns.filter(({ isEmpty }) => !isEmpty?.(total));

/** Every figure of a day. */
export const listDayColumns = (total: VisitFigures) => withoutEmpty(dayColumns(), total);

/** What doctors are compared by; the file has the rest. */
export const listDoctorColumns = (total: VisitFigures) =>
  withoutEmpty([visits(), completed(), noShows(), ...money(), typicalWait()], total);

/** Columns for clinic and video. */
export const listModeColumns = (): readonly FigureColumn<VisitFigures['byMode']['online']>[] => [
  { name: m.figures_visits(), cell: ({ visits }) => formatCount(visits) },
  { name: m.dashboards_status_completed(), cell: ({ completed }) => formatCount(completed) },
  { name: m.figures_did_not_come(), cell: ({ didNotCome }) => formatCount(didNotCome) },
  { name: m.hospital_figures_collected(), cell: ({ collected }) => formatRupees(collected) },
];
