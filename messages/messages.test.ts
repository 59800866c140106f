import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const directory = import.meta.dirname;
const readJson = (path: string) => JSON.parse(readFileSync(join(directory, path), 'utf8'));

/** A message is a text, or variants of it (`declarations`, `selectors`, `match`). */
interface Variants {
  readonly declarations: readonly string[];
  readonly selectors: readonly string[];
  readonly match: Readonly<Record<string, string>>;
}
type Message = string | readonly Variants[];
type Messages = Readonly<Record<string, Message>>;

const settings: {
  readonly baseLocale: string;
  readonly locales: readonly string[];
  readonly 'plugin.inlang.messageFormat': { readonly pathPattern: readonly string[] };
} = readJson('project.inlang/settings.json');
const listFiles = (language: string) => readdirSync(join(directory, language)).sort();
const files = listFiles('en');
const read = (language: string, file: string): Messages => readJson(`${language}/${file}`);

const listTexts = (message: Message) =>
  typeof message === 'string' ? [message] : message.flatMap(({ match }) => Object.values(match));
const listPlaceholders = (message: Message) =>
  [
    ...new Set(
      listTexts(message).flatMap((text) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)),
    ),
  ].sort();
const listInputs = (message: Message) =>
  typeof message === 'string'
    ? listPlaceholders(message)
    : message
        .flatMap(({ declarations }) => declarations)
        .flatMap((declaration) => /^input (\w+)$/.exec(declaration)?.[1] ?? [])
        .sort();
const keysIn = (text: string) => [...text.matchAll(/^ {2}"([^"]+)":/gm)].map(([, key]) => key);

/** In other languages this ends the sentence of the booking card, which is already complete in English. */
const mayBeEmpty = new Set(['home_end']);
/** A quoted patient who searches for a complaint. */
const quotedMessages = new Set(['voices_3']);
/** A sentence in Latin letters is an untranslated one. */
const foreignSentence = /[A-Za-z]{2,}(?: [A-Za-z]{2,}){4,}/;

describe('B-13 every language says the same', () => {
  test.each(settings.locales)('B-13 %s in the same files, all of them known to the compiler', (language) => {
    expect(listFiles(language)).toEqual(files);
    const listed = settings['plugin.inlang.messageFormat'].pathPattern;
    expect([...listed].sort()).toEqual(files.map((file) => `./{locale}/${file}`));
  });

  describe.each(settings.locales)('B-13 in %s', (language) => {
    test.each(files)('B-13 %s has the same keys', (file) => {
      expect(Object.keys(read(language, file)).sort()).toEqual(Object.keys(read('en', file)).sort());
    });

    test.each(files)('B-13 %s has the same placeholders in every message, and uses no other', (file) => {
      const translations = read(language, file);
      for (const [key, message] of Object.entries(read('en', file))) {
        const translated = translations[key] ?? '';
        expect([key, listInputs(translated)]).toEqual([key, listInputs(message)]);
        expect([key, listPlaceholders(translated)]).toEqual([key, listPlaceholders(message)]);
        expect([key, listInputs(translated)]).toEqual([
          key,
          expect.arrayContaining(listPlaceholders(translated)),
        ]);
      }
    });

    test.each(files)('B-13 %s has no empty text', (file) => {
      const empty = ([, message]: [string, Message]) =>
        listTexts(message).length === 0 || listTexts(message).some((text) => text.trim() === '');
      const blank = Object.entries(read(language, file))
        .filter(empty)
        .map(([key]) => key);
      expect(blank.filter((key) => !mayBeEmpty.has(key))).toEqual([]);
    });

    test.each(files)('B-13 %s names no key twice', (file) => {
      const keys = keysIn(readFileSync(join(directory, language, file), 'utf8'));
      expect(keys).toEqual(Object.keys(read(language, file)));
    });
  });

  describe.each(settings.locales.filter((language) => language !== 'en'))('B-13 in %s', (language) => {
    test.each(files)('B-13 %s left no sentence in English', (file) => {
      const left = Object.entries(read(language, file)).filter(([, message]) =>
        listTexts(message).some((text) => foreignSentence.test(text.replace(/\{\w+\}/g, '–'))),
      );
      expect(left.map(([key]) => key)).toEqual([]);
    });
  });

  test.each(settings.locales)(
    'B-13 a page, button or label in “…” has in %s the words it has on the screen',
    (language) => {
      const entries = files.flatMap((file) => Object.entries(read(language, file)));
      const onScreen = new Set(entries.flatMap(([, message]) => listTexts(message)));
      const isOnScreen = (name: string) => onScreen.has(name) || onScreen.has(`(${name})`);
      const named = entries.flatMap(([key, message]) =>
        listTexts(message).flatMap((text) =>
          [...text.matchAll(/“([^”{]+)”/g)].map(([, name = '']) => [key, name]),
        ),
      );
      const unknown = named.filter(([key = '', name = '']) => !quotedMessages.has(key) && !isOnScreen(name));
      expect(unknown).toEqual([]);
    },
  );

  // Voice control needs the accessible name to contain the visible label (WCAG 2.5.3).
  test.each(settings.locales)(
    'B-13 the full name of a button has in %s the words that stand on it',
    (language) => {
      const texts = Object.assign({}, ...files.map((file) => read(language, file))) as Messages;
      const english = Object.assign({}, ...files.map((file) => read('en', file))) as Messages;
      const has = (messages: Messages, name: string, word: string) =>
        String(messages[name]).toLowerCase().includes(String(messages[word]).toLowerCase());
      const names = Object.keys(english).flatMap((name) => {
        const word = /^(.+)_(?:with|named|of)$/.exec(name)?.[1] ?? '';
        return typeof english[word] === 'string' && has(english, name, word) ? [{ name, word }] : [];
      });
      expect(names.filter(({ name, word }) => !has(texts, name, word))).toEqual([]);
    },
  );

  test.each(settings.locales)('B-13 no key of %s stands in two files', (language) => {
    const keys = files.flatMap((file) => Object.keys(read(language, file)));
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
  });
});
