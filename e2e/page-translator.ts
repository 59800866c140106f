import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locale } from '#messages/runtime.js';

type Message = string | readonly [{ readonly match: Readonly<Record<string, string>> }];

const folder = join(import.meta.dirname, '../messages');

function readMessages(locale: Locale): ReadonlyMap<string, readonly string[]> {
  const entries = readdirSync(join(folder, locale)).flatMap((file) =>
    Object.entries(JSON.parse(readFileSync(join(folder, locale, file), 'utf8')) as Record<string, Message>),
  );
  return new Map(
    entries.map(([key, text]) => [key, typeof text === 'string' ? [text] : Object.values(text[0].match)]),
  );
}

/** The names of months and weekdays, as they appear in dates. */
function dateWords(locale: Locale): string[] {
  const days = Array.from({ length: 7 }, (_, day) => Date.UTC(2026, 5, day + 1));
  const months = Array.from({ length: 12 }, (_, month) => Date.UTC(2026, month, 1));
  const formatDates = (moments: number[], format: Intl.DateTimeFormatOptions) =>
    moments.map(new Intl.DateTimeFormat(locale, { ...format, timeZone: 'UTC' }).format);
  return (['long', 'short'] as const).flatMap((form) => [
    ...formatDates(days, { weekday: form }),
    ...formatDates(months, { month: form }),
  ]);
}

/** A part of an English page: its possible messages, and the values of their placeholders. */
interface MatchedText {
  readonly messages: readonly (readonly [key: string, form: number])[];
  readonly values: Readonly<Record<string, string>>;
}

const placeholder = /\{(\w+)\}/;
const literally = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const messagesByText = new Map<string, [string, number][]>();
const patterns: { readonly says: RegExp; readonly message: readonly [string, number] }[] = [];
for (const [key, forms] of readMessages('en')) {
  forms.forEach((form, index) => {
    if (!placeholder.test(form))
      messagesByText.set(form, [...(messagesByText.get(form) ?? []), [key, index]]);
    // Two letters and a value are no sentence.
    else if (/\p{L}{3}/u.test(form.replace(/\{\w+\}/g, ''))) {
      const names = new Set<string>();
      const source = form
        .split(/(\{\w+\})/)
        .map((part) => {
          const name = placeholder.exec(part)?.[1];
          if (!name) return literally(part);
          const again = names.has(name);
          names.add(name);
          return again ? `\\k<${name}>` : `(?<${name}>.+?)`;
        })
        .join('');
      patterns.push({ says: new RegExp(`^${source}$`, 's'), message: [key, index] });
    }
  });
}

const recognized = new Map<string, MatchedText | undefined>();

function recognize(text: string): MatchedText | undefined {
  if (recognized.has(text)) return recognized.get(text);
  const messages = messagesByText.get(text);
  const pattern = messages ? undefined : patterns.find(({ says }) => says.test(text));
  const said = messages
    ? { messages, values: {} }
    : pattern && { messages: [pattern.message], values: pattern.says.exec(text)?.groups ?? {} };
  recognized.set(text, said);
  return said;
}

/**
 * Translates texts of an English page: messages with their values, and names of months and weekdays; among
 * messages that read alike in English, the longest. Other text, such as names, is unchanged.
 */
export function createTranslator(locale: Locale): (text: string) => string {
  const words = readMessages(locale);
  const inDates = dateWords(locale);
  const dates = new Map(dateWords('en').map((word, index) => [word, inDates[index] ?? word]));
  return function translate(text: string): string {
    const said = recognize(text);
    if (!said) return text.replace(/[A-Z][a-z]+/g, (word) => dates.get(word) ?? word);
    const texts = said.messages.map(
      ([key, form]) => words.get(key)?.[form] ?? words.get(key)?.at(-1) ?? text,
    );
    const longest = texts.reduce((one, other) => (other.length > one.length ? other : one));
    return longest.replace(/\{(\w+)\}/g, (_, name: string) => translate(said.values[name] ?? ''));
  };
}
