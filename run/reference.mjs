// Compiles the tables of db/reference into typed modules in db/reference/compiled, imported as
// `#reference/…`: rows can be corrected without reading code, and a page includes only the tables it uses.
import { existsSync, globSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root, writeFileAtomically } from './processes.mjs';

const folder = join(root, 'db/reference');
const compiled = join(folder, 'compiled');

/**
 * Columns by table, or by folder of tables. `?`: a cell may be empty. In parentheses: for readers only, not
 * compiled. The first column is the key of a row; with `*`, of a group of rows. Any table may end with a
 * column `note`.
 */
export const tableColumns = {
  'allergy-classes': ['class', 'words', 'ingredients'],
  brands: ['brand', 'ingredients'],
  'care-words': ['care', 'words'],
  'common-medicines': ['medicine'],
  'complaint-words': ['meaning', 'words?'],
  'emergency-words': ['emergency*', '(language)', 'words', 'and?', 'and also?', 'but not?'],
  ingredients: ['ingredient', 'other names'],
  medicines: ['medicine', '(area)', 'forms'],
  salts: ['salt', 'joined?'],
  'short-names': ['medicine', 'short names'],
  'sound-letters': ['letter', 'devanagari'],
  'sound-rules': ['step*', 'pattern', 'becomes'],
  'telemedicine-lists': ['source*', 'ingredient', '(certainty)', 'forms?'],
  'telemedicine-sources': ['source', 'rule', 'list?', 'title', 'date'],
};

/** `care-words/hi` for `db/reference/care-words/hi.tsv`, and so on. */
export const listTables = () =>
  globSync(['*.tsv', '*/*.tsv'], { cwd: folder })
    .map((file) => file.replaceAll('\\', '/').replace(/\.tsv$/, ''))
    .sort();

/**
 * Reads a table with its source, its date and its rows of cells. Throws if the format is invalid;
 * run/reference.test.ts checks the content.
 */
export function readTable(table, content = readFileSync(join(folder, `${table}.tsv`), 'utf8')) {
  const lines = content.trimEnd().split(/\r?\n/);
  const start = lines.findIndex((line) => !line.startsWith('#'));
  const comment = lines.slice(0, start).join('\n');
  const [header = '', ...rows] = lines.slice(start).map((line) => line.split('\t'));
  const wrong = (what, row = -1) => new Error(`db/reference/${table}.tsv:${start + row + 2}: ${what}`);
  const expected = tableColumns[table.split('/')[0]];
  if (!expected) throw wrong('run/reference.mjs does not know this table');
  const names = expected.map((column) => column.replace(/[(?*)]/g, ''));
  if (header.join('\t').replace(/\tnote$/, '') !== names.join('\t'))
    throw wrong(`the columns are ${names.join(', ')}`);
  const seen = new Set();
  for (const [index, row] of rows.entries()) {
    if (row.length > header.length) throw wrong('one cell too many', index);
    while (row.length < header.length) row.push('');
    const empty = expected.findIndex((column, at) => row[at] === '' && !column.endsWith('?'));
    if (empty >= 0) throw wrong(`without ${names[empty]}`, index);
    const key = expected[0].endsWith('*') ? row.join('\t') : row[0];
    if (seen.has(key)) throw wrong(`${row[0]} appears twice`, index);
    seen.add(key);
  }
  const source = /^# Source: (.+)$/m.exec(comment)?.[1] ?? '';
  const date = /^# Date: (\d{4}-\d\d-\d\d)$/m.exec(comment)?.[1] ?? '';
  return { source, date, header, rows };
}

/** Unescapes combining letters, which are written as `\u094d`. */
const parseCell = (cell) =>
  JSON.stringify(cell.replace(/\\u(\w{4})/g, (_, code) => String.fromCharCode(parseInt(code, 16))));
const literal = (cell, column) => (column === 'pattern' ? String(new RegExp(cell, 'g')) : parseCell(cell));

/** A row's cells after its name: one text, or several without trailing empty ones. */
function listValues(row, shown) {
  const cells = shown.map(({ at, column }) => literal(row[at], column));
  while (cells.length > 1 && cells.at(-1) === '""') cells.pop();
  return shown.length === 1 ? cells[0] : `[${cells.join(', ')}]`;
}

function formatModule(table) {
  const { rows } = readTable(table);
  const [name, ...others] = tableColumns[table.split('/')[0]].map((column, at) => ({ column, at }));
  const shown = others.filter(({ column }) => !column.startsWith('('));
  const isGrouped = name.column.endsWith('*');
  const entries = isGrouped
    ? [...Map.groupBy(rows, ([group]) => group)].map(
        ([group, ofGroup]) =>
          `${parseCell(group)}: [\n${ofGroup.map((row) => `    ${listValues(row, shown)},\n`).join('')}  ]`,
      )
    : rows.map((row) =>
        shown.length === 0 ? parseCell(row[0]) : `${parseCell(row[0])}: ${listValues(row, shown)}`,
      );
  const [open, close] = shown.length === 0 ? '[]' : '{}';
  const constant = table.replace(/.*\//, '').replace(/-(\w)/g, (_, letter) => letter.toUpperCase());
  const lines = entries.map((entry) => `  ${entry},\n`).join('');
  return `// Compiled from db/reference/${table}.tsv\nexport const ${constant} = ${open}\n${lines}${close} as const;\n`;
}

/** Writes changed modules, and removes those whose table is gone. */
export function compileReference() {
  const tables = listTables();
  for (const table of tables) {
    const file = join(compiled, `${table}.ts`);
    const module = formatModule(table);
    if (existsSync(file) && readFileSync(file, 'utf8') === module) continue;
    mkdirSync(dirname(file), { recursive: true });
    writeFileAtomically(file, module);
  }
  for (const file of globSync('**/*.ts', { cwd: compiled }))
    if (!tables.includes(file.replaceAll('\\', '/').replace(/\.ts$/, ''))) rmSync(join(compiled, file));
}
