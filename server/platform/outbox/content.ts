import type { AppointmentStatus } from '#domain/appointments/appointment-life.ts';
import type { ConsultMode } from '#domain/doctors/modes.ts';
import type { AnnouncedEvent, RecipientRole } from '#domain/messaging/announcements.ts';
import type { Locale } from '#server/platform/http/language.ts';

/** What messages say of a visit: as it was when the thing happened that they tell of. */
export interface VisitFacts {
  readonly appointmentId: number;
  /** The first appointment of those that replaced each other: the visit keeps its name through every move. */
  readonly rootId: number;
  /** SEQUENCE of its calendar entry. */
  readonly sequence: number;
  readonly status: AppointmentStatus;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly consultStatus: ConsultMode;
  readonly hospital: string;
  /** Of the hospital, in one line; null when it is not known. */
  readonly address: string | null;
  /** Where its practice is; null if the visit is elsewhere. */
  readonly position: { readonly x: number; readonly y: number } | null;
  /** By which the patient reaches the place; empty: none is known. */
  readonly phone: string;
  /** What the hospital asks to bring; empty: nothing. */
  readonly toBring: string;
  readonly doctorId: number;
  readonly doctorName: string;
  readonly patientId: number;
  readonly patientName: string;
  readonly patientEmail: string;
}

/** One event for one reader, in their language, before it takes the form of a channel. */
export interface Notice {
  readonly event: AnnouncedEvent;
  readonly reader: RecipientRole;
  readonly readerId: number;
  readonly readerName: string;
  readonly readerEmail: string;
  readonly locale: Locale;
  /** A few words: the subject of an e-mail, the title of a notification. */
  readonly title: string;
  /** One or two sentences. */
  readonly text: string;
  /** Day and time of the visit in words, with the clinic's zone in mind: "Thu 26 Nov, 16:30". */
  readonly when: string;
  readonly visit: VisitFacts | null;
  /** What else the event says: a reason, minutes, a count. */
  readonly facts: Readonly<Record<string, string | number>>;
  /** The address of the page that acts without a login (N-04), absolute; null where there is none. */
  readonly link: string | null;
}

/** What a channel needs beside the plain text; stored with the message until it is delivered. */
export interface EmailContent {
  readonly form: 'email';
  readonly html: string;
  /** An iTIP invitation (RFC 5546, RFC 6047). */
  readonly calendar: { readonly method: 'REQUEST' | 'CANCEL'; readonly text: string } | null;
  /** For List-Unsubscribe (RFC 8058); null on what cannot be turned off. */
  readonly unsubscribe: string | null;
}

export interface SmsContent {
  readonly form: 'sms';
  /** The name of our template; the operators' id comes from the settings. */
  readonly template: string;
  /** The values of its slots, in order. */
  readonly variables: readonly string[];
  readonly parts: number;
}

export interface PushContent {
  readonly form: 'push';
  readonly title: string;
  readonly body: string;
  /** What a tap opens: a path of this site. */
  readonly path: string;
  /** A newer message about the same visit takes the place of an older one. At most 32 letters of base64url. */
  readonly topic: string;
  /** The token of a link by which the notification's button accepts a request; null without the button. */
  readonly acceptToken: string | null;
}

export interface WhatsappContent {
  readonly form: 'whatsapp';
  readonly template: string;
  readonly parameters: readonly string[];
  /** Quick replies, at most three; a tap comes back with the payload. */
  readonly buttons: readonly { readonly title: string; readonly payload: string }[];
}

export type MessageContent = EmailContent | SmsContent | PushContent | WhatsappContent;

/** A message in the form of its channel. */
export interface ComposedMessage {
  readonly subject: string;
  readonly text: string;
  readonly content: MessageContent | null;
}
