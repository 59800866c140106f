import type { IncomingHttpHeaders } from 'node:http';
import type { RefusalCode } from '#contract/refusals.ts';
import { m } from '#messages/messages.js';
import { cookieName, extractLocaleFromHeader, toLocale } from '#messages/runtime.js';

export type Locale = 'en' | 'hi';

/** The language that a caller reads: what they chose, else what their browser prefers, else English. */
export function localeOf(headers: IncomingHttpHeaders): Locale {
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

/** The sentence of a refusal. That every code has one is checked by the compiler. */
export function refusalSentence(code: RefusalCode, locale: Locale): string {
  return m[`refusal_${code}`]({}, { locale });
}

type FieldMessage = Extract<keyof typeof m, `field_${string}`>;

function isFieldMessage(key: string): key is FieldMessage {
  return key.startsWith('field_') && key in m;
}

/** The sentence for a rule that a field broke; the rule is named by a message key (contract/fields.ts). */
export function fieldSentence(key: string, locale: Locale): string {
  return m[isFieldMessage(key) ? key : 'field_invalid']({}, { locale });
}
