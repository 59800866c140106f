import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const here = import.meta.dirname;
const readJson = (path: string) => JSON.parse(readFileSync(join(here, path), 'utf8'));

/** A message: a text, or variants of it (`declarations`, `selectors`, `match`). */
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
const filesOf = (language: string) => readdirSync(join(here, language)).sort();
const files = filesOf('en');
const read = (language: string, file: string): Messages => readJson(`${language}/${file}`);

const textsOf = (message: Message) =>
  typeof message === 'string' ? [message] : message.flatMap(({ match }) => Object.values(match));
const placeholdersOf = (message: Message) =>
  [
    ...new Set(textsOf(message).flatMap((text) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name))),
  ].sort();
const inputsOf = (message: Message) =>
  typeof message === 'string'
    ? placeholdersOf(message)
    : message
        .flatMap(({ declarations }) => declarations)
        .flatMap((declaration) => /^input (\w+)$/.exec(declaration)?.[1] ?? [])
        .sort();
const keysIn = (text: string) => [...text.matchAll(/^ {2}"([^"]+)":/gm)].map(([, key]) => key);

/** The verb that ends the sentence of the booking card in Hindi; an English one has ended by then. */
const mayBeEmpty = new Set(['home_end']);

describe('B-13 English and Hindi say the same', () => {
  test('B-13 in the same files, all of them known to the compiler', () => {
    expect(settings.locales).toEqual(['en', 'hi']);
    expect(filesOf('hi')).toEqual(files);
    const listed = settings['plugin.inlang.messageFormat'].pathPattern;
    expect([...listed].sort()).toEqual(files.map((file) => `./{locale}/${file}`));
  });

  describe.each(files)('B-13 %s', (file) => {
    const english = read('en', file);
    const hindi = read('hi', file);

    test('B-13 has the same keys', () => {
      expect(Object.keys(hindi).sort()).toEqual(Object.keys(english).sort());
    });

    test('B-13 has the same placeholders in every message, and uses no other', () => {
      for (const [key, message] of Object.entries(english)) {
        const translated = hindi[key] ?? '';
        expect([key, inputsOf(translated)]).toEqual([key, inputsOf(message)]);
        expect([key, placeholdersOf(translated)]).toEqual([key, placeholdersOf(message)]);
        for (const either of [message, translated]) {
          expect([key, inputsOf(either)]).toEqual([key, expect.arrayContaining(placeholdersOf(either))]);
        }
      }
    });

    test.each(settings.locales)('B-13 has no empty text in %s', (language) => {
      const messages = Object.entries(read(language, file));
      const empty = ([, message]: [string, Message]) =>
        textsOf(message).length === 0 || textsOf(message).some((text) => text.trim() === '');
      const blank = messages.filter(empty).map(([key]) => key);
      expect(blank.filter((key) => !mayBeEmpty.has(key))).toEqual([]);
    });

    test.each(settings.locales)('B-13 names no key twice in %s', (language) => {
      const keys = keysIn(readFileSync(join(here, language, file), 'utf8'));
      expect(keys).toEqual(Object.keys(read(language, file)));
    });
  });

  test.each(settings.locales)('B-13 no key of %s stands in two files', (language) => {
    const keys = files.flatMap((file) => Object.keys(read(language, file)));
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
  });
});
