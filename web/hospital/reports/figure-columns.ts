import type { VisitFigures } from '#contract/hospital/hospital-figures.ts';
import { minVisitsForFigures } from '#domain/hospital/hospital-figures.ts';
import { m } from '#messages/messages.js';
import { inLakhs, inRupees } from '#web/ui/rupees.ts';

/** In a table what was not measured, or too rarely, is a dash; the tile above says it in words. */
const minutesOf = (times: VisitFigures['waiting'], of: 'half' | 'most') =>
  times && times.measured >= minVisitsForFigures ? String(times[of]) : '–';
const isRare = ({ waiting }: VisitFigures) => waiting === null || waiting.measured < minVisitsForFigures;

/** Asked for or accepted, and not over yet. */
export const upcomingOf = ({ requested, awaited }: VisitFigures) => requested + awaited;
/** What was rejected or moved away. */
export const othersOf = ({ rejected, rescheduled }: VisitFigures) => rejected + rescheduled;

/** A figure of a line: of a doctor or a day, or of a mode. */
export interface FigureColumn<Line = VisitFigures> {
  readonly name: string;
  readonly cell: (line: Line) => string;
}

interface ColumnOfVisits extends FigureColumn {
  /** Left out where there is nothing of it, or it was not measured, in the whole period. */
  readonly isEmpty?: (total: VisitFigures) => boolean;
}

const columns = (): readonly ColumnOfVisits[] => [
  { name: m.hospital_figures_collected(), cell: (line) => inRupees(line.collected.total) },
  { name: m.hospital_figures_owed(), cell: (line) => inRupees(line.owed) },
  { name: m.figures_visits(), cell: (line) => inLakhs(line.visits) },
  { name: m.dashboards_status_completed(), cell: (line) => inLakhs(line.completed) },
  { name: m.figures_did_not_come(), cell: (line) => inLakhs(line.didNotCome) },
  {
    name: m.hospital_figures_no_outcome(),
    cell: (line) => inLakhs(line.notClosed),
    isEmpty: (total) => total.notClosed === 0,
  },
  { name: m.dashboards_status_cancelled(), cell: (line) => inLakhs(line.cancelled) },
  {
    name: m.hospital_figures_upcoming(),
    cell: (line) => inLakhs(upcomingOf(line)),
    isEmpty: (total) => upcomingOf(total) === 0,
  },
  {
    name: m.hospital_figures_others(),
    cell: (line) => inLakhs(othersOf(line)),
    isEmpty: (total) => othersOf(total) === 0,
  },
  { name: m.prescriptions_offline(), cell: (line) => inLakhs(line.offline) },
  { name: m.prescriptions_online(), cell: (line) => inLakhs(line.online) },
  {
    name: m.figures_waiting_half(),
    cell: (line) => minutesOf(line.waiting, 'half'),
    isEmpty: isRare,
  },
  {
    name: m.figures_waiting_most(),
    cell: (line) => minutesOf(line.waiting, 'most'),
    isEmpty: isRare,
  },
];

/** The columns of the figures, of a doctor as of a day, without those that would be empty in every line. */
export const figureColumns = (total: VisitFigures): readonly FigureColumn[] =>
  columns().filter(({ isEmpty }) => !isEmpty?.(total));
