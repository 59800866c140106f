import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Schema } from './read-schema.ts';

/** The folders whose SQL names a table, and after them the functions of the database. */
export interface TableUses {
  readonly readBy: readonly string[];
  readonly writtenBy: readonly string[];
}

export interface SourceText {
  /** The folder that it lies in. */
  readonly folder: string;
  readonly text: string;
}

/** The sources that talk to the database, without tests and what helps them. */
export function sourcesIn(root: string): SourceText[] {
  return globSync('{server,db}/**/*.{ts,mjs}', { cwd: root })
    .filter((file) => !/(^|\/)testing\/|\.test\.ts$/.test(file))
    .map((file) => ({ folder: dirname(file), text: readFileSync(join(root, file), 'utf8') }))
    .filter(({ text }) => !/ from '(vitest|[^']*\/testing\/[^']*)'/.test(text));
}

/** A table with its alias, and more of them after commas. */
const oneTable = String.raw`(?:only\s+|lateral\s+)?\w+(?:\s+(?:as\s+)?(?!(?:join|left|cross|where|on)\b)\w+)?`;
const read = new RegExp(
  String.raw`(?<!\bdelete\s+)\b(?:from|join|using)\s+(?=(${oneTable}(?:\s*,\s*${oneTable})*))`,
  'gi',
);
/** A part of a statement that begins with its first table, such as \`appointments a join …\`. */
const partOfRead = /`\s*(\w+)\s+(?:as\s+)?\w+\s+(?:join|left|cross|where|on)\b/gi;
const written = /\b(?:update|into|delete\s+from|truncate)\s+(?:only\s+)?(\w+)/gi;
/** Where a statement is made for several tables, their names are texts or keys of the same folder. */
const readByName = /\b(?:from|join)\s+\$\{table\}/i;
const writtenByName = /\b(?:update|into|delete\s+from)\s+\$\{table\}/i;
const nameOfTable = /'(\w+)'|^\s*(\w+):/gm;

const withoutComments = (text: string) =>
  text.replace(/^\s*\/\*[\s\S]*?\*\//gm, '').replace(/(^|\s)(\/\/|--\s).*$/gm, '');

const found = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].flatMap(([, one, other]) => one ?? other ?? []);

function namedIn(text: string) {
  const inLists = found(text, read).flatMap((list) =>
    list.split(',').map((one) => /(?:only\s+|lateral\s+)?(\w+)/i.exec(one)?.[1] ?? ''),
  );
  return { reads: [...inLists, ...found(text, partOfRead)], writes: found(text, written) };
}

/** `server/appointments` of whatever lies deeper in it. */
const slice = (folder: string) => folder.split('/').slice(0, 2).join('/');

/** Who reads and writes each table, by the SQL of the sources and of the database's own functions. */
export function findTableUses({ tables, functions }: Schema, sources: readonly SourceText[]) {
  const readBy = new Map(tables.map(({ name }) => [name, new Set<string>()]));
  const writtenBy = new Map(tables.map(({ name }) => [name, new Set<string>()]));
  const note = (by: ReadonlyMap<string, Set<string>>, names: readonly string[], who: string) => {
    for (const name of names) by.get(name)?.add(who);
  };
  const plain = sources.map(({ folder, text }) => ({ folder, text: withoutComments(text) }));
  for (const { folder, text } of plain) {
    const { reads, writes } = namedIn(text);
    note(readBy, reads, slice(folder));
    note(writtenBy, writes, slice(folder));
  }
  for (const folder of new Set(plain.map((one) => one.folder))) {
    const texts = plain.filter((one) => one.folder === folder).map(({ text }) => text);
    const names = texts.flatMap((text) => found(text, nameOfTable));
    if (texts.some((text) => readByName.test(text))) note(readBy, names, slice(folder));
    if (texts.some((text) => writtenByName.test(text))) note(writtenBy, names, slice(folder));
  }
  for (const { name, body } of functions) {
    const { reads, writes } = namedIn(withoutComments(body));
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
