import { z } from 'zod';
import { endpoint } from '#contract/platform/endpoint.ts';
import { appointmentId, instant } from '#contract/platform/fields.ts';

const calendarFile = {
  method: 'GET',
  tag: 'Calendar',
  status: 200,
  file: 'text/calendar; charset=utf-8',
  answer: z.unknown(),
} as const;

export const calendarEntryEndpoint = endpoint({
  ...calendarFile,
  path: '/appointments/:appointmentId/calendar.ics',
  summary: 'Download an upcoming visit as a calendar file',
  description:
    'Available to the patient and the doctor of the visit. Opening the file again, or after an email invitation, updates the existing calendar entry.',
  who: ['patient', 'doctor'],
  params: z.object({ appointmentId }),
  reads: 'patient records',
  refusals: ['appointment_not_found', 'wrong_status'],
});

export const calendarEntryByLinkEndpoint = endpoint({
  ...calendarFile,
  path: '/visit-links/:token/calendar.ics',
  summary: 'Download the visit of a link as a calendar file',
  description: 'If the visit was moved, the file has its latest time.',
  who: 'anyone',
  params: z.object({ token: z.string().describe('The 22-letter token from the link.') }),
  refusals: ['link_unknown', 'wrong_status'],
});

const feedState = z
  .object({
    feed: z
      .object({
        since: instant,
        lastReadAt: instant.nullable().describe('When a calendar last read the feed. Null if never.'),
      })
      .nullable(),
  })
  .meta({ id: 'CalendarFeedState' });
export type CalendarFeedState = z.output<typeof feedState>;

const feed = { path: '/calendar-feed', tag: 'Calendar', who: ['patient', 'doctor'], refusals: [] } as const;

export const calendarFeedEndpoint = endpoint({
  ...feed,
  method: 'GET',
  summary: "Get the status of the caller's calendar link",
  status: 200,
  answer: feedState,
});

export const createCalendarFeedEndpoint = endpoint({
  ...feed,
  method: 'POST',
  summary: 'Create a calendar link',
  description:
    "Calendars read the caller's visits from this private address. The address is returned only once and stored as a hash. A previous address stops working.",
  status: 201,
  answer: z.object({ address: z.url().describe('A secret address: anyone who has it can read the visits.') }),
});

export const revokeCalendarFeedEndpoint = endpoint({
  ...feed,
  method: 'DELETE',
  summary: 'Revoke a calendar link',
  status: 200,
  answer: feedState,
});
