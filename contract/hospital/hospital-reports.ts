import { z } from 'zod';
import { figuresPeriod } from '#contract/appointments/figures-period.ts';
import { endpoint } from '#contract/platform/endpoint.ts';
import { financeRoles } from '#domain/accounts/hospital-roles.ts';
import { maxFiguresDays } from '#domain/hospital/hospital-reports.ts';

const count = z.number().int();
const rupees = z.number().describe('Rupees.');

/** The median and the 80th percentile, in minutes, of the measured visits. */
const minutes = z
  .object({ half: count, most: count, measured: count.describe('How many visits were measured.') })
  .nullable()
  .describe('In minutes, of half of the visits and of four in five; null: none was measured.');

const ofMode = z.object({ visits: count, completed: count, didNotCome: count, collected: rupees });

const figures = z
  .object({
    visits: count.describe('In every status but Rescheduled: one that was moved counts at its new time.'),
    requested: count,
    awaited: count.describe('Accepted and not over yet.'),
    completed: count,
    cancelled: count,
    rejected: count,
    rescheduled: count.describe('Moved away; not among the visits.'),
    didNotCome: count,
    notClosed: count.describe('Incomplete, without a word that nobody came.'),
    offline: count.describe('Of all visits, those in the clinic.'),
    online: count.describe('Of all visits, those by video.'),
    waiting: minutes,
    consultation: minutes,
    collected: z
      .object({ total: rupees, cash: rupees, upi: rupees, card: rupees })
      .describe('Collected in the period, less what was voided in it.'),
    owed: rupees.describe('For the completed visits: their fees, less what was paid for them.'),
    byMode: z
      .object({ offline: ofMode, online: ofMode })
      .describe('Of all that, what is of visits in the clinic and what of those by video.'),
  })
  .meta({ id: 'FiguresOfVisits' });
export type VisitFigures = z.infer<typeof figures>;

const hospitalReport = z
  .object({
    from: z.string(),
    to: z.string().describe('The last day.'),
    total: figures,
    byDoctor: z
      .array(figures.extend({ doctorId: z.string(), name: z.string(), specialization: z.string() }))
      .describe('By name.'),
    byDay: z.array(figures.extend({ date: z.string() })).describe('Every day of the period.'),
  })
  .meta({ id: 'HospitalReport' });
export type HospitalReport = z.infer<typeof hospitalReport>;

export const hospitalReportEndpoint = endpoint({
  method: 'GET',
  path: '/hospital/reports',
  tag: 'Front desk',
  summary: 'Visits, money and times of a period, by doctor and by day',
  description: `At most ${maxFiguresDays} days. Visits count by the day on which they begin, money by the day on which it was collected.`,
  who: financeRoles,
  query: figuresPeriod,
  status: 200,
  answer: hospitalReport,
  refusals: [],
});

export const hospitalReportFileEndpoint = endpoint({
  method: 'GET',
  path: '/hospital/reports.csv',
  tag: 'Front desk',
  summary: 'The figures of each doctor and day as a table for a spreadsheet',
  who: financeRoles,
  atDesk: 'password',
  query: figuresPeriod,
  status: 200,
  file: 'text/csv; charset=utf-8',
  answer: z.string(),
  refusals: [],
});
