import { z } from 'zod';
import { endpoint } from '#contract/platform/endpoint.ts';
import { appointmentId, instant, numericId } from '#contract/platform/fields.ts';
import { announcedEvents, channels, recipientRoles, topics } from '#domain/messaging/announcements.ts';

const bellItem = z
  .object({
    id: z.string(),
    event: z.enum(announcedEvents).describe('The type of event, a stable name for programs.'),
    title: z.string(),
    text: z.string(),
    at: instant.describe('When the notification was created.'),
    read: z.boolean(),
    appointmentId: z.string().nullable(),
    path: z.string().describe('The path of the page to open.'),
  })
  .meta({ id: 'BellItem' });
export type BellItem = z.infer<typeof bellItem>;

export const bellEndpoint = endpoint({
  method: 'GET',
  path: '/bell',
  tag: 'Messages',
  summary: "List the caller's notifications",
  description: 'Newest first, in the language of the request.',
  who: ['patient', 'doctor'],
  status: 200,
  answer: z.object({
    unread: z.number().int().describe('The number of unread notifications; 100 means 100 or more.'),
    items: z.array(bellItem).describe('Up to 30.'),
  }),
  refusals: [],
});
export type Bell = z.infer<typeof bellEndpoint.answer>;

export const markBellReadEndpoint = endpoint({
  method: 'POST',
  path: '/bell/read',
  tag: 'Messages',
  summary: 'Mark notifications as read',
  description: 'Marks all notifications up to and including the given one.',
  who: ['patient', 'doctor'],
  body: z.object({ upTo: numericId.describe('The newest notification shown.') }),
  status: 200,
  answer: z.object({ unread: z.number().int() }),
  refusals: [],
});

const locale = z.enum(['en', 'hi', 'bn', 'te', 'mr', 'ta', 'gu', 'kn', 'ml']);
const requestNoticeFrequency = z.enum(['at-once', 'hourly']);

const messagePreferences = z
  .object({
    locale: locale.describe('The language of notifications.'),
    topics: z
      .array(
        z.object({
          topic: z.enum(topics),
          always: z.boolean().describe('True if the topic cannot be turned off.'),
          channels: z.array(
            z.object({
              channel: z.enum(channels),
              wanted: z.boolean(),
              chosenOn: z.string().nullable().describe('The clinic day of the choice. Null for the default.'),
            }),
          ),
        }),
      )
      .describe(
        'The choices available in this installation. The bell always has all notifications about visits.',
      ),
    requestsTold: requestNoticeFrequency
      .nullable()
      .describe('How often a doctor is notified of requests. Null for patients.'),
    dailyDigest: z
      .boolean()
      .nullable()
      .describe('True if a doctor receives the list of the day at 07:00. Null for patients.'),
  })
  .meta({ id: 'MessagePreferences' });
export type MessagePreferences = z.infer<typeof messagePreferences>;

export const messagePreferencesEndpoint = endpoint({
  method: 'GET',
  path: '/message-preferences',
  tag: 'Messages',
  summary: "Get the caller's notification settings",
  description: 'Topics, channels and language.',
  who: ['patient', 'doctor'],
  status: 200,
  answer: messagePreferences,
  refusals: [],
});

export const saveMessagePreferencesEndpoint = endpoint({
  method: 'PUT',
  path: '/message-preferences',
  tag: 'Messages',
  summary: "Update the caller's notification settings",
  description: 'Omitted fields are left unchanged.',
  who: ['patient', 'doctor'],
  body: z.object({
    choices: z
      .array(z.object({ topic: z.enum(topics), channel: z.enum(channels), wanted: z.boolean() }))
      .max(30)
      .default([])
      .describe('Only topics and channels listed in the response that are not `always`.'),
    locale: locale.optional(),
    requestsTold: requestNoticeFrequency.optional().describe('Only for doctors.'),
    dailyDigest: z.boolean().optional().describe('Only for doctors.'),
  }),
  status: 200,
  answer: messagePreferences,
  refusals: [],
});

const visitMessage = z
  .object({
    channel: z.enum(channels),
    event: z.enum(announcedEvents),
    title: z.string().describe('A short title, in the language of the request.'),
    role: z.enum(recipientRoles).describe('The recipient of the message.'),
    state: z
      .enum(['waiting', 'sent', 'delivered', 'read', 'failed', 'not sent'])
      .describe('`not sent` if the visit changed before the message was due.'),
    at: instant.describe('Since when the message has been in this state.'),
    date: z.string().describe('The clinic day of `at`.'),
    time: z.string().describe('The clinic time of `at`, HH:MM.'),
    parts: z
      .number()
      .int()
      .nullable()
      .describe('The number of messages an SMS is billed as. Null for other messages.'),
  })
  .meta({ id: 'VisitMessage' });
export type VisitMessage = z.infer<typeof visitMessage>;

export const appointmentMessagesEndpoint = endpoint({
  method: 'GET',
  path: '/appointments/:appointmentId/messages',
  tag: 'Messages',
  summary: 'List the messages sent about an appointment',
  description:
    'Oldest first, with their state, without texts and addresses. Patients see the messages sent to the patient; the doctor sees all.',
  who: ['patient', 'doctor'],
  params: z.object({ appointmentId }),
  reads: 'patient records',
  status: 200,
  answer: z.object({ messages: z.array(visitMessage) }),
  refusals: ['appointment_not_found'],
});
