import type { FiguresOfVisits } from '#contract/hospital-figures.ts';
import { m } from '#messages/messages.js';
import { inLakhs, inRupees } from '../ui/rupees.ts';

/** In a table what was not measured is a dash; the tile above says it in words. */
const minutesOf = (minutes: number | undefined) => (minutes === undefined ? '–' : String(minutes));

/** Asked for or accepted, and not over yet. */
export const upcomingOf = ({ requested, awaited }: FiguresOfVisits) => requested + awaited;
/** What is neither ahead nor completed, missed or cancelled. */
export const othersOf = ({ rejected, rescheduled, notClosed }: FiguresOfVisits) =>
  rejected + rescheduled + notClosed;

/** A figure of a line: of a doctor or a day, or of a mode. */
export interface FigureColumn<Line = FiguresOfVisits> {
  readonly name: string;
  readonly cell: (line: Line) => string;
}

interface ColumnOfVisits extends FigureColumn {
  /** Left out where there is nothing of it, or it was not measured, in the whole period. */
  readonly isEmpty?: (total: FiguresOfVisits) => boolean;
}

const columns = (): readonly ColumnOfVisits[] => [
  { name: m.hospital_figures_collected(), cell: (line) => inRupees(line.collected.total) },
  { name: m.figures_visits(), cell: (line) => inLakhs(line.visits) },
  { name: m.dashboards_status_completed(), cell: (line) => inLakhs(line.completed) },
  { name: m.figures_did_not_come(), cell: (line) => inLakhs(line.didNotCome) },
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
    cell: (line) => minutesOf(line.waiting?.half),
    isEmpty: (total) => total.waiting === null,
  },
  {
    name: m.figures_waiting_most(),
    cell: (line) => minutesOf(line.waiting?.most),
    isEmpty: (total) => total.waiting === null,
  },
];

/** The columns of the figures, of a doctor as of a day, without those that would be empty in every line. */
export const figureColumns = (total: FiguresOfVisits): readonly FigureColumn[] =>
  columns().filter(({ isEmpty }) => !isEmpty?.(total));
