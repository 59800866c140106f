import type { IncomingHttpHeaders } from 'node:http';
import type { RefusalCode, RefusalDetails } from '#contract/platform/refusals.ts';
import type { AppointmentStatus } from '#domain/appointments/appointment-lifecycle.ts';
import { toDurationWithUnit } from '#domain/platform/durations.ts';
import { toLanguageTag } from '#domain/platform/language-tags.ts';
import { fieldMessages } from '#messages/field-messages.js';
import { m } from '#messages/messages.js';
import { cookieName, extractLocaleFromHeader, type Locale, toLocale } from '#messages/runtime.js';

export type { Locale };

/** The caller's language: the chosen one, else the browser's preference, else English. */
export function findLocale(headers: IncomingHttpHeaders): Locale {
  const chosen = new RegExp(`(?:^|; )${cookieName}=([\\w-]+)`).exec(headers.cookie ?? '')?.[1];
  const preferred = headers['accept-language'];
  return (
    toLocale(chosen) ??
    (preferred
      ? extractLocaleFromHeader(
          new Request('http://localhost', { headers: { 'accept-language': preferred } }),
        )
      : undefined) ??
    'en'
  );
}

const statusWords: Readonly<Record<AppointmentStatus, typeof m.dashboards_status_pending>> = {
  Requested: m.common_requested,
  Pending: m.dashboards_status_pending,
  Confirmed: m.dashboards_status_confirmed,
  'Request for Rescheduling': m.dashboards_status_request_for_rescheduling,
  Rescheduled: m.common_rescheduled,
  Completed: m.dashboards_status_completed,
  Cancelled: m.dashboards_status_cancelled,
  Rejected: m.dashboards_status_rejected,
  Incomplete: m.dashboards_status_incomplete,
};

export function statusLabel(status: AppointmentStatus, locale: Locale): string {
  return statusWords[status]({}, { locale });
}

// Uses texts of our own, because those of Intl stand alone, and some languages inflect them before "before"
// and "after".
function formatDuration(minutes: number, locale: Locale): string {
  const { count, unit } = toDurationWithUnit(minutes);
  return (unit === 'hour' ? m.duration_hours : m.duration_minutes)({ count }, { locale });
}

function formatMoment(locale: Locale, { date, slotNumber }: { date: string; slotNumber: string }): string {
  const format = new Intl.DateTimeFormat(toLanguageTag(locale), {
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  });
  return `${format.format(new Date(`${date}T00:00:00Z`))} ${slotNumber}`;
}

/** The sentence of a refusal with its details. The compiler checks that every code has one. */
export function refusalSentence(code: RefusalCode, locale: Locale, extra: RefusalDetails = {}): string {
  const {
    appStatus,
    noticeMinutes,
    waitMinutes,
    limit = 0,
    medicine = '',
    words = '',
    rule,
    visits = [],
  } = extra;
  if (code === 'too_late' && noticeMinutes === 0) return m.answer_until_start({}, { locale });
  const status = appStatus ? statusLabel(appStatus, locale) : '';
  const notice = noticeMinutes === undefined ? '' : formatDuration(noticeMinutes, locale);
  const wait = waitMinutes === undefined ? '' : formatDuration(waitMinutes, locale);
  return m[`refusal_${code}`](
    {
      status,
      notice,
      wait,
      limit,
      medicine,
      words,
      rule: rule?.source ?? '',
      visits: visits.map((one) => formatMoment(locale, one)).join(', '),
    },
    { locale },
  );
}

/** Tells the user the id of a failed request, so that the clinic can look it up. */
export const referenceSentence = (reference: string, locale: Locale): string =>
  m.answer_reference({ reference }, { locale });

export type FieldMessage = keyof typeof fieldMessages;

const isFieldMessage = (key: string): key is FieldMessage => Object.hasOwn(fieldMessages, key);

/** The sentence for a broken rule of a field, by its message key (contract/platform/fields.ts). */
export function fieldSentence(key: string, locale: Locale): string {
  return fieldMessages[isFieldMessage(key) ? key : 'field_invalid']({}, { locale });
}
