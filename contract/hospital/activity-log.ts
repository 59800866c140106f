import { z } from 'zod';
import { endpoint } from '#contract/platform/endpoint.ts';
import { day, instant, numericId, patientId } from '#contract/platform/fields.ts';
import { adminRoles, staffRoles } from '#domain/accounts/hospital-roles.ts';
import { logGroupNames, logKinds } from '#domain/hospital/activity-log.ts';

export const maxLogLines = 50;

const filter = z.object({
  since: day.optional().describe('The first clinic day.'),
  until: day.optional().describe('The last clinic day.'),
  actor: numericId.optional().describe('Who did it, by the id that the lines say.'),
  event: z.enum(logGroupNames, { error: 'field_choose' }).optional().describe('What was done.'),
  kind: z
    .enum(logKinds, { error: 'field_choose' })
    .optional()
    .describe('Only what was done, or only what was looked at; an `event` says more and wins.'),
  patientId: patientId.optional(),
});

const logLine = z
  .object({
    id: z.string(),
    at: instant,
    actor: z.string().nullable().describe('By which the log can be asked for; null: nobody of the staff.'),
    name: z.string().describe('Who did it; empty if that is not known.'),
    role: z
      .enum([...staffRoles, 'doctor', 'operator', 'nobody'])
      .describe('`nobody`: has not shown who they are, as at a shared desk.'),
    event: z.enum(logGroupNames),
    what: z.string().describe("In words, in the caller's language."),
    person: z
      .object({ patientId: z.string(), name: z.string() })
      .nullable()
      .describe('Whom it was about, if it was one person; named where the hospital knows them.'),
    member: z
      .string()
      .describe('Whom of the staff it was about, by name, if that is somebody else; else empty.'),
    people: z.number().int().describe('How many people were shown, in all views of this line.'),
    visit: z.string().nullable().describe('The visit of this hospital that it was about.'),
    why: z.string().describe('Of a refusal what was said, of an emergency what was typed; else empty.'),
    address: z.string().describe('From where; empty if it is not known.'),
  })
  .meta({ id: 'ActivityLogLine' });
export type ActivityLogLine = z.infer<typeof logLine>;

export const activityLogEndpoint = endpoint({
  method: 'GET',
  path: '/hospital/activity-log',
  tag: 'Front desk',
  summary: 'Who of the hospital did what, on whom, why and from where, newest first',
  description:
    'Written once and never changed. `page` is the `next` of the page before. That the log was read is in it too. What somebody saw of the same screen several times within a minute is one line; the file has each.',
  who: adminRoles,
  query: filter.extend({
    page: numericId.optional().describe('From which line on: `next` of the page before.'),
  }),
  status: 200,
  answer: z.object({
    lines: z.array(logLine),
    next: z.string().nullable().describe('The `page` of the lines before these; null: there are none.'),
    actors: z
      .array(z.object({ actor: z.string(), name: z.string(), role: z.enum(staffRoles) }))
      .describe('Everybody who is or was on the staff, by whom the log can be asked for.'),
  }),
  refusals: [],
});
export type ActivityLog = z.infer<typeof activityLogEndpoint.answer>;

export const activityLogFileEndpoint = endpoint({
  method: 'GET',
  path: '/hospital/activity-log.csv',
  tag: 'Front desk',
  summary: 'The same as a table for a spreadsheet: the newest ten thousand lines',
  who: adminRoles,
  atDesk: 'password',
  query: filter,
  status: 200,
  file: 'text/csv; charset=utf-8',
  answer: z.unknown(),
  refusals: [],
});
