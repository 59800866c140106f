import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Schema } from './read-schema.ts';

/** The folders whose SQL names a table, then the database functions that do. */
export interface TableUses {
  readonly readBy: readonly string[];
  readonly writtenBy: readonly string[];
}

export interface SourceText {
  readonly folder: string;
  readonly text: string;
}

/** Sources that access the database, without tests and their helpers. */
export function readSources(root: string): SourceText[] {
  return globSync('{server,db}/**/*.{ts,mjs}', { cwd: root })
    .filter((file) => !/(^|\/)testing\/|\.test\.ts$/.test(file))
    .map((file) => ({ folder: dirname(file), text: readFileSync(join(root, file), 'utf8') }))
    .filter(({ text }) => !/ from '(vitest|[^']*\/testing\/[^']*)'/.test(text));
}

/** A table with its alias, and more of them after commas. */
const tablePattern = String.raw`(?:only\s+|lateral\s+)?\w+(?:\s+(?:as\s+)?(?!(?:join|left|cross|where|on)\b)\w+)?`;
const readPattern = new RegExp(
  String.raw`(?<!\bdelete\s+)\b(?:from|join|using)\s+(?=(${tablePattern}(?:\s*,\s*${tablePattern})*))`,
  'gi',
);
/** A fragment that begins with its first table, such as \`appointments a join …\`. */
const readFragmentPattern = /`\s*(\w+)\s+(?:as\s+)?\w+\s+(?:join|left|cross|where|on)\b/gi;
const writePattern = /\b(?:update|into|delete\s+from|truncate)\s+(?:only\s+)?(\w+)/gi;
/** Where one statement serves several tables, their names are strings or keys in the same folder. */
const readByNamePattern = /\b(?:from|join)\s+\$\{table\}/i;
const writeByNamePattern = /\b(?:update|into|delete\s+from)\s+\$\{table\}|\binsert(?:Rows|WithIds)\(/i;
const tableNamePattern = /'(\w+)'|^\s*(\w+):/gm;

const withoutComments = (text: string) =>
  text.replace(/^\s*\/\*[\s\S]*?\*\//gm, '').replace(/(^|\s)(\/\/|--\s).*$/gm, '');

const found = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].flatMap(([, one, other]) => one ?? other ?? []);

function findNamedTables(text: string) {
  const inLists = found(text, readPattern).flatMap((list) =>
    list.split(',').map((one) => /(?:only\s+|lateral\s+)?(\w+)/i.exec(one)?.[1] ?? ''),
  );
  return { reads: [...inLists, ...found(text, readFragmentPattern)], writes: found(text, writePattern) };
}

/** `server/appointments` of whatever lies deeper in it. */
const toTopFolder = (folder: string) => folder.split('/').slice(0, 2).join('/');

/** Readers and writers of each table, found in the SQL of the sources and of the database's own functions. */
export function findTableUses({ tables, functions }: Schema, sources: readonly SourceText[]) {
  const readBy = new Map(tables.map(({ name }) => [name, new Set<string>()]));
  const writtenBy = new Map(tables.map(({ name }) => [name, new Set<string>()]));
  const note = (by: ReadonlyMap<string, Set<string>>, names: readonly string[], who: string) => {
    for (const name of names) by.get(name)?.add(who);
  };
  const plain = sources.map(({ folder, text }) => ({ folder, text: withoutComments(text) }));
  for (const { folder, text } of plain) {
    const { reads, writes } = findNamedTables(text);
    note(readBy, reads, toTopFolder(folder));
    note(writtenBy, writes, toTopFolder(folder));
  }
  for (const folder of new Set(plain.map((one) => one.folder))) {
    const texts = plain.filter((one) => one.folder === folder).map(({ text }) => text);
    const names = texts.flatMap((text) => found(text, tableNamePattern));
    if (texts.some((text) => readByNamePattern.test(text))) note(readBy, names, toTopFolder(folder));
    if (texts.some((text) => writeByNamePattern.test(text))) note(writtenBy, names, toTopFolder(folder));
  }
  for (const { name, body } of functions) {
    const { reads, writes } = findNamedTables(withoutComments(body));
    note(readBy, reads, `${name}()`);
    note(writtenBy, writes, `${name}()`);
  }
  const inOrder = (names: Iterable<string> = []) => {
    const sorted = [...names].sort();
    const isFunction = (name: string) => name.endsWith('()');
    return [...sorted.filter((name) => !isFunction(name)), ...sorted.filter(isFunction)];
  };
  return new Map(
    tables.map(({ name }): [string, TableUses] => [
      name,
      { readBy: inOrder(readBy.get(name)), writtenBy: inOrder(writtenBy.get(name)) },
    ]),
  );
}
