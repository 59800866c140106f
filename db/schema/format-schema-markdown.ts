import type { Column, Constraint, Schema, Table } from './read-schema.ts';
import { findTableUses, type SourceText, type TableUses } from './table-uses.ts';

const modules = [
  ...['platform', 'accounts', 'patients', 'doctors', 'scheduling', 'search'],
  ...['clinical', 'appointments', 'video', 'messaging', 'hospital'],
];

function parseComment({ comment }: Table): { module: string; row: string } | null {
  const [, module = '', row = ''] = /^(\w+): (.*\S)$/s.exec(comment ?? '') ?? [];
  return modules.includes(module) ? { module, row: onOneLine(row) } : null;
}

/** Names that PostgreSQL generates for rules. Those of keys are good enough: they name the table and its columns. */
const generatedName: Readonly<Record<Constraint['kind'], RegExp>> = {
  check: /_check\d*$/,
  exclusion: /_excl\d*$/,
  'foreign key': /_fkey\d+$/,
  'primary key': /_pkey\d+$/,
  unique: /_key\d+$/,
};

export function findFaults({ tables }: Schema): string[] {
  return tables.flatMap((table) => [
    ...(parseComment(table)
      ? []
      : [`The table ${table.name} needs a comment 'module: …' that begins with one of the modules.`]),
    ...table.constraints
      .filter(({ kind, name }) => generatedName[kind].test(name))
      .map(({ kind, name }) => `The ${kind} ${name} of ${table.name} needs a name of its own.`),
    ...table.uniqueIndexes
      .filter(({ name }) => /_idx\d*$/.test(name))
      .map(({ name }) => `The unique index ${name} of ${table.name} needs a name of its own.`),
    ...table.triggers
      .filter(({ comment }) => !comment)
      .map(({ name }) => `The trigger ${name} of ${table.name} needs a comment that says what it is for.`),
  ]);
}

export function formatSchemaMarkdown(schema: Schema, sources: readonly SourceText[]): string {
  const uses = findTableUses(schema, sources);
  const sections = modules.flatMap((module) => {
    const tables = schema.tables.filter((table) => parseComment(table)?.module === module);
    if (tables.length === 0) return [];
    return [
      `## Module: ${module}`,
      drawDiagram(tables),
      ...tables.flatMap((table) => formatTable(table, uses)),
    ];
  });
  return `${[introduction(schema), ...sections, ...allTriggers(schema)].join('\n\n')}\n`;
}

function introduction({ tables }: Schema): string {
  const used = modules.filter((module) => tables.some((table) => parseComment(table)?.module === module));
  return [
    '# The database',
    '',
    'Written by `npm run hams -- schema` from a freshly migrated PostgreSQL and the SQL of `server/` and `db/`; a test compares the two. In a',
    'diagram a table of another module is a name only; the primary key of a table is bold. Readers and writers are the',
    'folders whose SQL names the table, and functions of the database, with `()`.',
    '',
    '- `…_paise` is money in paise; `…_minutes`, `starts`, `opens` and `works_from` are minutes, from midnight in clinic time.',
    '- `at` and `…_at` are instants; `until` is the first instant at which something no longer applies.',
    '- `role` and `person_id` name a row of `patients` or `doctors`; `actor_role` and `actor_id` too, or for staff one of `accounts`.',
    '- A visit is Online (by video) or Offline (in the clinic).',
    '',
    `Modules: ${used.map((module) => `[${module}](#module-${module})`).join(', ')}. [All triggers](#all-triggers).`,
  ].join('\n');
}

const findKeys = ({ constraints }: Table, kind: Constraint['kind']) =>
  constraints.filter((one) => one.kind === kind);
const isKey = (table: Table, kind: Constraint['kind'], { name }: Column) =>
  findKeys(table, kind).some(({ columns }) => columns.includes(name));

function drawDiagram(tables: readonly Table[]): string {
  const entities = tables.map(({ name }) => `    ${name}`);
  const relations = tables.flatMap((table) =>
    findKeys(table, 'foreign key').map(({ columns, target }) => {
      const isOptional = table.columns.some((one) => columns.includes(one.name) && one.isNullable);
      const isOne = table.constraints.some(
        (one) =>
          (one.kind === 'unique' || one.kind === 'primary key') &&
          one.columns.length > 0 &&
          one.columns.every((name) => columns.includes(name)),
      );
      return `    ${target} ${isOptional ? '|o' : '||'}--${isOne ? 'o|' : 'o{'} ${table.name} : "${columns.join(', ')}"`;
    }),
  );
  return ['```mermaid', 'erDiagram', ...entities, ...relations, '```'].join('\n');
}

function formatTable(table: Table, uses: ReadonlyMap<string, TableUses>): string[] {
  const rules = table.constraints.filter(
    ({ kind, columns }) => kind !== 'primary key' && (kind !== 'foreign key' || columns.length > 1),
  );
  const lines = [
    ...rules.map(({ name, definition }) => `- \`${name}\`: ${formatSql(definition)}`),
    ...table.uniqueIndexes.map(
      ({ name, definition }) => `- \`${name}\`: ${formatSql(`UNIQUE ${definition}`)}`,
    ),
    ...table.triggers.map(
      ({ name, when, calls }) => `- \`${name}\`: ${formatSql(when)} calls \`${calls}()\``,
    ),
  ];
  const formatUsers = (names: readonly string[] = []) =>
    names.length > 0 ? names.map((name) => name.replace('server/', '')).join(', ') : 'no statement';
  const use = uses.get(table.name);
  return [
    `### ${table.name}`,
    parseComment(table)?.row ?? '',
    formatColumns(table),
    ...(lines.length > 0 ? [lines.join('\n')] : []),
    `Read by: ${formatUsers(use?.readBy)}; written by: ${formatUsers(use?.writtenBy)}.`,
  ];
}

/** `- **id** bigint`: name, type, `null` if it may be, default, reference and comment of each column. */
function formatColumns(table: Table): string {
  return table.columns
    .map((column) => {
      const { name, type, isNullable, filled, comment } = column;
      const facts = [
        isKey(table, 'primary key', column) ? `**${name}**` : name,
        shortType(type),
        ...(isNullable ? ['null'] : []),
        ...(filled === null ? [] : [formatSql(filled)]),
        ...findReferences(table, column),
      ].join(' ');
      return `- ${facts}${comment ? `: ${onOneLine(comment)}` : ''}`;
    })
    .join('\n');
}

/** Keys of several columns are listed with the table's rules. */
const findReferences = (table: Table, { name }: Column) =>
  findKeys(table, 'foreign key')
    .filter(({ columns }) => columns.length === 1 && columns[0] === name)
    .map(({ target, onDelete }) => `→ [${target}](#${target})${onDelete ? ` on delete ${onDelete}` : ''}`);

const shortType = (type: string) =>
  type
    .replace('timestamp with time zone', 'timestamptz')
    .replace('time without time zone', 'time')
    .replace('character varying', 'varchar');

const onOneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

/** Reformats SQL as PostgreSQL prints it into the usual style. */
const formatSql = (sql: string) =>
  `\`${onOneLine(sql)
    .replaceAll(/('(?:[^']|'')*')::text\b(?!\[)/g, '$1')
    .replaceAll(/ = ANY \(ARRAY\[([^\]]*)\]\)/g, ' IN ($1)')}\``;

function allTriggers({ tables }: Schema): string[] {
  const lines = tables.flatMap((table) =>
    table.triggers.map(
      ({ name, comment, functionComment }) =>
        `- \`${name}\` of [${table.name}](#${table.name}): ${onOneLine(comment ?? functionComment ?? '')}`,
    ),
  );
  return ['## All triggers', lines.join('\n')];
}
