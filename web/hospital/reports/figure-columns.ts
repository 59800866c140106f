import type { VisitFigures } from '#contract/hospital/hospital-reports.ts';
import { minVisitsForFigures } from '#domain/hospital/hospital-reports.ts';
import { m } from '#messages/messages.js';
import { formatCount, formatRupees } from '#web/ui/format/rupees.ts';

/** In a table a value measured too rarely is a dash; the tile above explains it. */
const formatMinutes = (times: VisitFigures['waiting'], of: 'half' | 'most') =>
  times && times.measured >= minVisitsForFigures ? String(times[of]) : '–';
const isRare = ({ waiting }: VisitFigures) => waiting === null || waiting.measured < minVisitsForFigures;

/** Requested or accepted, and not over yet. */
export const countUpcoming = ({ requested, awaited }: VisitFigures) => requested + awaited;
export const countOthers = ({ rejected, rescheduled }: VisitFigures) => rejected + rescheduled;

export interface FigureColumn<Line = VisitFigures> {
  readonly name: string;
  readonly cell: (line: Line) => string;
}

interface ColumnOfVisits extends FigureColumn {
  /** Left out where the whole period has none of it, or no measurement. */
  readonly isEmpty?: (total: VisitFigures) => boolean;
}

const allColumns = (): readonly ColumnOfVisits[] => [
  { name: m.hospital_figures_collected(), cell: (line) => formatRupees(line.collected.total) },
  { name: m.hospital_figures_owed(), cell: (line) => formatRupees(line.owed) },
  { name: m.figures_visits(), cell: (line) => formatCount(line.visits) },
  { name: m.dashboards_status_completed(), cell: (line) => formatCount(line.completed) },
  { name: m.figures_did_not_come(), cell: (line) => formatCount(line.didNotCome) },
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
  {
    name: m.figures_waiting_half(),
    cell: (line) => formatMinutes(line.waiting, 'half'),
    isEmpty: isRare,
  },
  {
    name: m.figures_waiting_most(),
    cell: (line) => formatMinutes(line.waiting, 'most'),
    isEmpty: isRare,
  },
];

/** Columns for doctors and days, without those that would be empty in every line. */
export const listFigureColumns = (total: VisitFigures): readonly FigureColumn[] =>
  allColumns().filter(({ isEmpty }) => !isEmpty?.(total));

/** Columns for clinic and video. */
export const listModeColumns = (): readonly FigureColumn<VisitFigures['byMode']['online']>[] => [
  { name: m.hospital_figures_collected(), cell: ({ collected }) => formatRupees(collected) },
  { name: m.figures_visits(), cell: ({ visits }) => formatCount(visits) },
  { name: m.dashboards_status_completed(), cell: ({ completed }) => formatCount(completed) },
  { name: m.figures_did_not_come(), cell: ({ didNotCome }) => formatCount(didNotCome) },
];
