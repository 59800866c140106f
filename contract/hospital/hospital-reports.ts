import { z } from 'zod';
import { figuresPeriod } from '#contract/appointments/figures-period.ts';
import { endpoint } from '#contract/platform/endpoint.ts';
import { financeRoles } from '#domain/accounts/hospital-roles.ts';
import { maxFiguresDays } from '#domain/hospital/hospital-reports.ts';

const count = z.number().int();
const rupees = z.number().describe('In rupees.');

/** The median and the 80th percentile, in minutes, of the measured visits. */
const minutes = z
  .object({ half: count, most: count, measured: count.describe('The number of measured visits.') })
  .nullable()
  .describe(
    '`half` is the median and `most` the 80th percentile, in minutes. Null if no visit was measured.',
  );

const ofMode = z.object({ visits: count, completed: count, didNotCome: count, collected: rupees });

const figures = z
  .object({
    visits: count.describe(
      'Visits in every status except Rescheduled; a moved visit counts at its new time.',
    ),
    requested: count,
    awaited: count.describe('Accepted visits that are not over yet.'),
    completed: count,
    cancelled: count,
    rejected: count,
    rescheduled: count.describe('Visits that were moved away, not included in `visits`.'),
    didNotCome: count,
    notClosed: count.describe('Incomplete visits that were not marked as no-shows.'),
    offline: count.describe('All visits in the clinic.'),
    online: count.describe('All video visits.'),
    waiting: minutes,
    consultation: minutes,
    collected: z
      .object({ total: rupees, cash: rupees, upi: rupees, card: rupees })
      .describe('Collected in the period, minus receipts voided in it.'),
    owed: rupees.describe('The fees of completed visits, minus payments.'),
    byMode: z
      .object({ offline: ofMode, online: ofMode })
      .describe('The same figures for visits in the clinic and by video.'),
  })
  .meta({ id: 'FiguresOfVisits' });
export type VisitFigures = z.infer<typeof figures>;

const hospitalReport = z
  .object({
    from: z.string(),
    to: z.string().describe('The last day.'),
    total: figures,
    before: figures
      .extend({ from: z.string(), to: z.string() })
      .describe('Of as many days just before, to compare with.'),
    byDoctor: z
      .array(figures.extend({ doctorId: z.string(), name: z.string(), specialization: z.string() }))
      .describe('Sorted by name.'),
    byDay: z.array(figures.extend({ date: z.string() })).describe('Every day of the period.'),
  })
  .meta({ id: 'HospitalReport' });
export type HospitalReport = z.infer<typeof hospitalReport>;

export const hospitalReportEndpoint = endpoint({
  method: 'GET',
  path: '/hospital/reports',
  tag: 'Front desk',
  summary: 'Get visits, money and times of a period by doctor and day',
  description: `Up to ${maxFiguresDays} days. Visits count on the day they start, money on the day it was collected.`,
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
  summary: 'Export the hospital report as CSV',
  who: financeRoles,
  atDesk: 'password',
  query: figuresPeriod,
  status: 200,
  file: 'text/csv; charset=utf-8',
  answer: z.string(),
  refusals: [],
});
