// Words that a stranger would not search for do not come back: neither in names, comments and file names nor in English texts.
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter((file) => /\.(tsx?|mjs|sql)$/.test(file) && existsSync(join(root, file)));

/** Words of a camelCase, kebab-case or snake_case name. */
const deniedInNames = /^(deeds?|anew|whoever|whomever|whom|somebody|everybody|untold)$/;
const deniedPairs = /AtMost|AtLeast/;
const deniedInComments =
  /\b(deeds?|anew|whoever|whomever|whom|somebody|everybody|untold|at once|by itself|lies? ahead|is to be had)\b/i;
/** For contract/, whose strings are the API reference; `nobody` is a value there. */
const isReference = (file: string) => /^contract\/(?!.*\.test\.)/.test(file);
const deniedInReference = new RegExp(
  `${deniedInComments.source}|\\b(nobody(?!['\`])|anybody|such as|e-mail|called off|put away|second step|the own|present password)\\b`,
  'i',
);

/**
 * Splits a source into names and comments. Strings count as comments in the API reference only: elsewhere they
 * are what people read, or data, and have their own tests.
 */
function readSource(file: string, text: string): { names: readonly string[]; comments: readonly string[] } {
  const comments: string[] = [];
  const code = text.replace(
    /(\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$)|'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\[\s\S])*`|(?<=[(,=:[]\s*)\/(?![/*])(?:[^/\\\n]|\\.)+\//gm,
    (found: string, comment: string | undefined) => {
      if (comment || isReference(file)) comments.push(found.replace(/\s*\n\s*(\*|\/\/)?\s*/g, ' '));
      return "''";
    },
  );
  return { names: [...new Set(code.match(/[A-Za-z_$][\w$]*/g))], comments };
}

const wordsIn = (name: string) =>
  name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .split(/[^A-Za-z]+/)
    .map((word) => word.toLowerCase());
/** Keys of messages and columns of rows have their own lists. */
const isSnakeCase = (name: string) => /^[a-z\d]+_[a-z\d_]+$/.test(name);
const isDenied = (name: string) =>
  !isSnakeCase(name) && (deniedPairs.test(name) || wordsIn(name).some((word) => deniedInNames.test(word)));

/** One line for each word that is on the list. */
function findFaults(file: string, text: string): string[] {
  const { names, comments } = file.endsWith('.sql')
    ? { names: [], comments: [...text.matchAll(/--.*$|is\s+'(?:[^']|'')*'/gm)].map(([comment]) => comment) }
    : readSource(file, text);
  const denied = isReference(file) ? deniedInReference : deniedInComments;
  const exported = [...text.matchAll(/^export (?:async )?(?:function|const|class|type|interface) (\w+)/gm)];
  return [
    ...(isDenied(file) ? [`${file}: its name`] : []),
    ...names.filter(isDenied).map((name) => `${file}: ${name}`),
    ...exported.flatMap(([, name = '']) => (/[a-z]Of$/.test(name) ? [`${file}: ${name} ends in Of`] : [])),
    ...comments.filter((comment) => denied.test(comment)).map((comment) => `${file}: ${comment}`),
  ];
}

test('names, comments and file names use plain words', () => {
  expect(files.length).toBeGreaterThan(2000);
  const faults = files
    .filter((file) => !file.startsWith('run/plain-words'))
    .flatMap((file) => findFaults(file, readFileSync(join(root, file), 'utf8')));
  expect(faults).toEqual([]);
});

describe('the list refuses', () => {
  test.each([
    ['server/a.ts', 'const deskDeed = 1;'],
    ['server/a.ts', 'const rowsAtMost = 1;'],
    ['server/a.ts', 'const { whoever } = row;'],
    ['server/a.ts', 'export function nameOf() {}'],
    ['server/a.ts', '/** Whoever comes second waits. */'],
    ['server/a.ts', 'run(); // Begins anew.'],
    ['contract/a.ts', "z.string().describe('Whoever comes first.')"],
    ['contract/a.ts', "z.string().describe('An e-mail.')"],
    ['server/once-published-anew.ts', ''],
    ['db/a.sql', '-- For somebody else.'],
    ['db/a.sql', "comment on table visits is 'appointments: what lies ahead';"],
  ])('%s: %s', (file, text) => {
    expect(findFaults(file, text)).toHaveLength(1);
  });

  test.each([
    ['server/a.ts', "const text = 'Whoever';"],
    ['contract/a.ts', "z.enum(['nobody']).describe('`nobody` if unknown.')"],
    ['server/a.ts', 'const sql = `select deed from visits`;'],
    ['server/a.ts', 'function offset() {} const deedless = 1;'],
  ])('%s: %s is let pass', (file, text) => {
    expect(findFaults(file, text)).toEqual([]);
  });
});

/** What a native speaker at a front desk would not say, and what they say instead. */
const deniedInTexts = {
  'no one, someone, everyone, anyone': /\b(no|some|every|any)body\b/i,
  'anyone who, the person who': /\b(whoever|whom|whomever)\b/i,
  'straight away, immediately': /\bat once\b/i,
  automatically: /\bby (itself|themselves)\b/i,
  'up to': /\bat most\b/i,
  'for example': /\bsuch as\b/i,
  email: /\be-mails?\b/i,
  again: /\banew\b/i,
  'upcoming, is': /\b(lies? ahead|stands)\b/i,
  'current password': /\bpresent (password|time|status)\b/i,
  specialization: /\bspecialit(y|ies)\b/i,
  'can’t': /\bcannot\b/i,
  Dismiss: /\bput(s|ting)? away\b/i,
  '“…” without a space before it': / …/,
} as const;
/** An error names the way out as an order: "Enter the full name." */
const orderedPolitely = /^Please (add|check|choose|enter|fill|give|pick|say|select|set|tick|use|write)\b/;

type Message = string | readonly { readonly match: Readonly<Record<string, string>> }[];
const findFaultsInText = (key: string, text: string) => [
  ...Object.entries(deniedInTexts).flatMap(([instead, denied]) =>
    denied.test(text) ? [`${key}: “${text}” (${instead})`] : [],
  ),
  ...(/^(field|refusal)_/.test(key) && orderedPolitely.test(text) ? [`${key}: “${text}” (no Please)`] : []),
];

test('English texts say it as a native speaker would', () => {
  const folder = join(root, 'messages/en');
  const texts = readdirSync(folder).flatMap((file) =>
    Object.entries<Message>(JSON.parse(readFileSync(join(folder, file), 'utf8'))).flatMap(([key, message]) =>
      (typeof message === 'string' ? [message] : message.flatMap(({ match }) => Object.values(match))).map(
        (text) => ({ key, text }),
      ),
    ),
  );
  expect(texts.length).toBeGreaterThan(3000);
  expect(texts.flatMap(({ key, text }) => findFaultsInText(key, text))).toEqual([]);
});

test.each([
  ['people_none', 'Nobody looks after you.'],
  ['own_cancel', 'The time is free for others at once.'],
  ['field_name', 'Please enter the full name.'],
  ['bell_loading', 'Loading your messages …'],
])('an English text is refused: %s: %s', (key, text) => {
  expect(findFaultsInText(key, text)).toHaveLength(1);
});

test('an English text may ask a favour', () => {
  expect(findFaultsInText('refusal_busy', 'HAMS is very busy right now. Please try again.')).toEqual([]);
});
