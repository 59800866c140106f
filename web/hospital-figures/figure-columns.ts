import type { FiguresOfVisits } from '#contract/hospital-figures.ts';
import { m } from '#messages/messages.js';
import { inLakhs, inRupees } from '../ui/rupees.ts';

/** In a table what was not measured is a dash; the tile above says it in words. */
const minutesOf = (minutes: number | undefined) => (minutes === undefined ? '–' : String(minutes));

/** The columns of the figures, of a doctor as of a day. */
export const figureColumns = () => [
  m.figures_visits(),
  m.dashboards_status_completed(),
  m.figures_did_not_come(),
  m.dashboards_status_cancelled(),
  m.hospital_figures_others(),
  m.prescriptions_offline(),
  m.prescriptions_online(),
  m.figures_waiting_half(),
  m.figures_waiting_most(),
  m.hospital_figures_collected(),
];

export function figureCells(line: FiguresOfVisits): readonly string[] {
  const others = line.visits - line.completed - line.didNotCome - line.cancelled;
  return [
    ...[line.visits, line.completed, line.didNotCome, line.cancelled, others, line.offline, line.online].map(
      inLakhs,
    ),
    minutesOf(line.waiting?.half),
    minutesOf(line.waiting?.most),
    inRupees(line.collected.total),
  ];
}
