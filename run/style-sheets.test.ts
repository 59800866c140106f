import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const web = join(import.meta.dirname, '../web');
const read = (name: string) => readFileSync(join(web, name), 'utf8');
const components = globSync('**/*.tsx', { cwd: web }).map((name) => ({ name, code: read(name) }));

const findClasses = (css: string) => {
  const selectors = css.replace(/\/\*.*?\*\//gs, '').replace(/:global\([^)]*\)|\{[^{}]*\}/g, '{');
  return new Set([...selectors.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name = '']) => name));
};
const shared = new Set([...findClasses(read('ui/classes.css')), ...findClasses(read('ui/base.css'))]);

/** The words outside `${…}`: names of shared classes, which no style sheet of the module defines. */
const findSharedWords = (code: string) =>
  [...code.matchAll(/className=(?:"([^"]*)"|\{`((?:[^`$]|\$\{[^}]*\})*)`\})/g)].flatMap(
    ([, plain = '', template = '']) =>
      `${plain} ${template.replace(/\$\{[^}]*\}/g, '')}`.split(/\s+/).filter(Boolean),
  );

test('every shared class that a component names exists', () => {
  const unknown = components.flatMap(({ name, code }) =>
    findSharedWords(code)
      .filter((word) => !shared.has(word))
      .map((word) => `${name}: ${word}`),
  );
  expect(unknown).toEqual([]);
});

test('every shared class is used', () => {
  const all = components.map(({ code }) => code).join('\n');
  const unused = [...shared].filter((name) => !new RegExp(`["'\`} ]${name}["'\`$ ]`).test(all));
  expect(unused).toEqual([]);
});

/** Papers are set in points; what is printed of a screen, too. */
const findScreenRules = (css: string) =>
  css
    .replace(/\/\*.*?\*\//gs, '')
    .replace(/@(?:media print|page)[^{]*(\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\})/g, '');

test('every size of text on a screen is a token of base.css', () => {
  const sheets = globSync('**/*.css', { cwd: web }).filter((name) => !name.endsWith('-paper.module.css'));
  const raw = sheets.flatMap((name) =>
    [...findScreenRules(read(name)).matchAll(/\bfont(?:-size)?:\s*([^;]+);/g)]
      .map(([, value = '']) => value)
      .filter((value) => !/^(?:var\(--text-\w+\)|inherit$|0$)/.test(value))
      .map((value) => `${name}: ${value}`),
  );
  expect(raw).toEqual([]);
});
