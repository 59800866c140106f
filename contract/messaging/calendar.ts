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
  summary: 'A visit that lies ahead, as a file for a calendar',
  description:
    'For its patient and its doctor only. Opened a second time, or after an invitation by e-mail, it changes the entry that is there.',
  who: ['patient', 'doctor'],
  params: z.object({ appointmentId }),
  reads: 'patient records',
  refusals: ['appointment_not_found', 'wrong_status'],
});

export const calendarEntryByLinkEndpoint = endpoint({
  ...calendarFile,
  path: '/visit-links/:token/calendar.ics',
  summary: 'The visit of a link, as a file for a calendar',
  description: 'Where the visit was moved, at its newest time.',
  who: 'anyone',
  params: z.object({ token: z.string().describe('From the link, 22 letters.') }),
  refusals: ['link_unknown', 'wrong_status'],
});

const feedState = z
  .object({
    feed: z
      .object({
        since: instant,
        lastReadAt: instant.nullable().describe('When a calendar last asked for it.'),
      })
      .nullable(),
  })
  .meta({ id: 'CalendarFeedState' });
export type CalendarFeedState = z.output<typeof feedState>;

const feed = { path: '/calendar-feed', tag: 'Calendar', who: ['patient', 'doctor'], refusals: [] } as const;

export const calendarFeedEndpoint = endpoint({
  ...feed,
  method: 'GET',
  summary: 'Whether there is a private address from which calendars read the own visits',
  status: 200,
  answer: feedState,
});

export const createCalendarFeedEndpoint = endpoint({
  ...feed,
  method: 'POST',
  summary: 'A private address from which calendars read the own visits',
  description: 'Answered this once, and stored as a hash. The address of before ends.',
  status: 201,
  answer: z.object({ address: z.url().describe('Whoever has it can read the visits.') }),
});

export const revokeCalendarFeedEndpoint = endpoint({
  ...feed,
  method: 'DELETE',
  summary: 'End the private address',
  status: 200,
  answer: feedState,
});
