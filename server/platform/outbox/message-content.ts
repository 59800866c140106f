import type { AppointmentStatus } from '#domain/appointments/appointment-lifecycle.ts';
import type { ConsultMode } from '#domain/doctors/consult-modes.ts';
import type { AnnouncedEvent, RecipientRole } from '#domain/messaging/announcements.ts';
import type { Locale } from '#server/platform/http/language.ts';

export interface VisitFacts {
  readonly appointmentId: number;
  /** The first appointment in a chain of moves, which identifies the visit. */
  readonly rootId: number;
  readonly sequence: number;
  readonly status: AppointmentStatus;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly consultStatus: ConsultMode;
  readonly hospital: string;
  /** The hospital's address in one line; null if unknown. */
  readonly address: string | null;
  /** The location of the practice; null if the visit is elsewhere. */
  readonly position: { readonly x: number; readonly y: number } | null;
  /** The phone by which patients reach the practice; empty if unknown. */
  readonly phone: string;
  /** The hospital's note on things to bring; may be empty. */
  readonly toBring: string;
  readonly doctorId: number;
  readonly doctorName: string;
  readonly patientId: number;
  readonly patientName: string;
  readonly patientEmail: string;
}

/** One event for one recipient, in their language, before formatting for a channel. */
export interface Notice {
  readonly event: AnnouncedEvent;
  readonly reader: RecipientRole;
  readonly readerId: number;
  readonly readerName: string;
  readonly readerEmail: string;
  readonly locale: Locale;
  /** A few words: the subject of an email, the title of a notification. */
  readonly title: string;
  readonly text: string;
  readonly when: string;
  readonly visit: VisitFacts | null;
  /** Further details of the event: a reason, minutes, a count. */
  readonly facts: Readonly<Record<string, string | number>>;
  /** The absolute address of a page that acts without a login; null if there is none. */
  readonly link: string | null;
}

/** The parts that a channel needs besides the plain text; stored with the message until it is delivered. */
export interface EmailContent {
  readonly form: 'email';
  readonly html: string;
  /** An iTIP invitation (RFC 5546, RFC 6047). */
  readonly calendar: { readonly method: 'REQUEST' | 'CANCEL'; readonly text: string } | null;
  /** For List-Unsubscribe (RFC 8058); null for messages that cannot be turned off. */
  readonly unsubscribe: string | null;
}

export interface SmsContent {
  readonly form: 'sms';
  readonly template: string;
  readonly variables: readonly string[];
  readonly parts: number;
}

export interface PushContent {
  readonly form: 'push';
  readonly title: string;
  readonly body: string;
  /** The path of this site that a tap opens. */
  readonly path: string;
  /** A newer message about the same visit replaces an older one. At most 32 letters of base64url. */
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

export interface ComposedMessage {
  readonly subject: string;
  readonly text: string;
  readonly content: MessageContent | null;
}
