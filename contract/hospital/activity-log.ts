import { z } from 'zod';
import { endpoint } from '#contract/platform/endpoint.ts';
import { day, instant, numericId, patientId } from '#contract/platform/fields.ts';
import { adminRoles, staffRoles } from '#domain/accounts/hospital-roles.ts';
import { logGroupNames, logKinds } from '#domain/hospital/activity-log.ts';

export const maxLogLines = 50;

const filter = z.object({
  since: day.optional().describe('The first clinic day.'),
  until: day.optional().describe('The last clinic day.'),
  actor: numericId.optional().describe('The staff member, by the `actor` of the lines.'),
  event: z.enum(logGroupNames, { error: 'field_choose' }).optional().describe('The type of event.'),
  kind: z
    .enum(logKinds, { error: 'field_choose' })
    .optional()
    .describe('Only changes, or only views. Overridden by `event`.'),
  patientId: patientId.optional(),
});

const logLine = z
  .object({
    id: z.string(),
    at: instant,
    actor: z
      .string()
      .nullable()
      .describe('The id for filtering the log by this person. Null if not on the staff.'),
    name: z.string().describe('The name of the person. Empty if unknown.'),
    role: z
      .enum([...staffRoles, 'doctor', 'operator', 'nobody'])
      .describe('`nobody` if the person was not identified, for example at a shared computer.'),
    event: z.enum(logGroupNames),
    what: z.string().describe("A description in the caller's language."),
    person: z
      .object({ patientId: z.string(), name: z.string() })
      .nullable()
      .describe('The patient, if the line is about one. Null otherwise.'),
    member: z.string().describe('The name of another staff member the line is about. Empty otherwise.'),
    people: z.number().int().describe('The number of people shown, in all views of this line.'),
    visit: z
      .string()
      .nullable()
      .describe('The visit at this hospital that the line is about. Null otherwise.'),
    why: z.string().describe('The reason of a refusal or an emergency access. Empty otherwise.'),
    address: z.string().describe('The client address. Empty if unknown.'),
  })
  .meta({ id: 'ActivityLogLine' });
export type ActivityLogLine = z.infer<typeof logLine>;

export const activityLogEndpoint = endpoint({
  method: 'GET',
  path: '/hospital/activity-log',
  tag: 'Front desk',
  summary: "List the hospital's activity log",
  description:
    'Each line has the person, the event, the patient, the reason and the client address, newest first. Lines are written once and never changed. To read the next page, send its `next` as `page`. Reading the log is logged too. Repeated views of the same screen within a minute are one line here; the file has each.',
  who: adminRoles,
  query: filter.extend({
    page: numericId.optional().describe('The first line: `next` of the previous page.'),
  }),
  status: 200,
  answer: z.object({
    lines: z.array(logLine),
    next: z.string().nullable().describe('The `page` of earlier lines. Null if there are none.'),
    actors: z
      .array(z.object({ actor: z.string(), name: z.string(), role: z.enum(staffRoles) }))
      .describe('All current and former staff members, for filtering.'),
  }),
  refusals: [],
});
export type ActivityLog = z.infer<typeof activityLogEndpoint.answer>;

export const activityLogFileEndpoint = endpoint({
  method: 'GET',
  path: '/hospital/activity-log.csv',
  tag: 'Front desk',
  summary: "Export the hospital's activity log as CSV",
  description: 'The newest ten thousand lines.',
  who: adminRoles,
  atDesk: 'password',
  query: filter,
  status: 200,
  file: 'text/csv; charset=utf-8',
  answer: z.unknown(),
  refusals: [],
});
