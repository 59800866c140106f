import { z } from 'zod';
import { endpoint } from '#contract/platform/endpoint.ts';
import { appointmentId, instant, numericId } from '#contract/platform/fields.ts';
import { announcedEvents, channels, recipientRoles, topics } from '#domain/messaging/announcements.ts';

const bellItem = z
  .object({
    id: z.string(),
    event: z.enum(announcedEvents).describe('What happened; a stable name for machines.'),
    title: z.string(),
    text: z.string(),
    at: instant.describe('When it was told.'),
    read: z.boolean(),
    appointmentId: z.string().nullable(),
    path: z.string().describe('The page of this site on which to go on.'),
  })
  .meta({ id: 'BellItem' });
export type BellItem = z.infer<typeof bellItem>;

export const bellEndpoint = endpoint({
  method: 'GET',
  path: '/bell',
  tag: 'Messages',
  summary: "The caller's newest messages in the bell, newest first, in the language of the request",
  who: ['patient', 'doctor'],
  status: 200,
  answer: z.object({
    unread: z.number().int().describe('100 stands for all that is more.'),
    items: z.array(bellItem).describe('At most 30.'),
  }),
  refusals: [],
});
export type Bell = z.infer<typeof bellEndpoint.answer>;

export const markBellReadEndpoint = endpoint({
  method: 'POST',
  path: '/bell/read',
  tag: 'Messages',
  summary: "Mark the caller's messages in the bell as read, up to one of them",
  who: ['patient', 'doctor'],
  body: z.object({ upTo: numericId.describe('The newest that was shown.') }),
  status: 200,
  answer: z.object({ unread: z.number().int() }),
  refusals: [],
});

const locale = z.enum(['en', 'hi', 'bn', 'te', 'mr', 'ta', 'gu', 'kn', 'ml']);
const requestNoticeFrequency = z.enum(['at-once', 'hourly']);

const messagePreferences = z
  .object({
    locale: locale.describe('The language of messages.'),
    topics: z
      .array(
        z.object({
          topic: z.enum(topics),
          always: z.boolean().describe('Cannot be turned off.'),
          channels: z.array(
            z.object({
              channel: z.enum(channels),
              wanted: z.boolean(),
              chosenOn: z.string().nullable().describe('The clinic day of the choice; null: the default.'),
            }),
          ),
        }),
      )
      .describe('What can be chosen in this installation; the bell has everything about visits.'),
    requestsTold: requestNoticeFrequency
      .nullable()
      .describe('How a doctor hears of requests; null for patients.'),
    dailyDigest: z
      .boolean()
      .nullable()
      .describe("Whether a doctor gets today's list at 07:00; null for patients."),
  })
  .meta({ id: 'MessagePreferences' });
export type MessagePreferences = z.infer<typeof messagePreferences>;

export const messagePreferencesEndpoint = endpoint({
  method: 'GET',
  path: '/message-preferences',
  tag: 'Messages',
  summary: 'Which messages the caller wants, by which channels, and in which language',
  who: ['patient', 'doctor'],
  status: 200,
  answer: messagePreferences,
  refusals: [],
});

export const saveMessagePreferencesEndpoint = endpoint({
  method: 'PUT',
  path: '/message-preferences',
  tag: 'Messages',
  summary: 'Change which messages the caller wants; what is left out stays',
  who: ['patient', 'doctor'],
  body: z.object({
    choices: z
      .array(z.object({ topic: z.enum(topics), channel: z.enum(channels), wanted: z.boolean() }))
      .max(30)
      .default([])
      .describe('Of those that the answer lists and that are not `always`.'),
    locale: locale.optional(),
    requestsTold: requestNoticeFrequency.optional().describe('Doctors only.'),
    dailyDigest: z.boolean().optional().describe('Doctors only.'),
  }),
  status: 200,
  answer: messagePreferences,
  refusals: [],
});

const visitMessage = z
  .object({
    channel: z.enum(channels),
    event: z.enum(announcedEvents),
    title: z.string().describe('What it was about, in a few words of the language of the request.'),
    role: z.enum(recipientRoles).describe('Whom it was for.'),
    state: z
      .enum(['waiting', 'sent', 'delivered', 'read', 'failed', 'not sent'])
      .describe('`not sent`: the visit changed before it was due.'),
    at: instant.describe('Since when it is in this state.'),
    date: z.string().describe('The clinic day of that.'),
    time: z.string().describe('The clinic time of that, HH:MM.'),
    parts: z.number().int().nullable().describe('How many messages an SMS is billed as.'),
  })
  .meta({ id: 'VisitMessage' });
export type VisitMessage = z.infer<typeof visitMessage>;

export const appointmentMessagesEndpoint = endpoint({
  method: 'GET',
  path: '/appointments/:appointmentId/messages',
  tag: 'Messages',
  summary: 'What was sent about an appointment, oldest first, and what became of it',
  description: 'Its patient sees what was sent to the patient, its doctor all. Without texts and addresses.',
  who: ['patient', 'doctor'],
  params: z.object({ appointmentId }),
  reads: 'patient records',
  status: 200,
  answer: z.object({ messages: z.array(visitMessage) }),
  refusals: ['appointment_not_found'],
});
