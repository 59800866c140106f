import { z } from 'zod';
import { endpointByOperation } from '#contract/endpoints-by-operation.ts';
import { tags } from '#contract/platform/api-tags.ts';
import type { Endpoint, Role } from '#contract/platform/endpoint.ts';
import { staffRoles } from '#domain/accounts/hospital-roles.ts';
import { type Access, type Scope, scopes } from './access-scopes.ts';
import { accessTable } from './access-table.ts';
import { withheldFields } from './withheld-fields.ts';

const roles: readonly Role[] = ['patient', 'doctor', ...staffRoles];
const tableColumns = ['anybody', ...roles] as const;

/** Generates docs/access.md, the permission table; written by `npm run access`. */
export function formatAccessMarkdown(): string {
  const rows = Object.entries(endpointByOperation).sort(([, a], [, b]) =>
    toSortKey(a) < toSortKey(b) ? -1 : 1,
  );
  const sections = Object.keys(tags).map((tag) => {
    const those = rows.filter(([, endpoint]) => endpoint.tag === tag);
    return [`## ${tag}`, '', ...formatTable(those)].join('\n');
  });
  return `${[introduction(), ...sections, atDesk(rows), formatShownFields(rows)].join('\n\n')}\n`;
}

const toSortKey = ({ path, method }: Endpoint) => `${path.toLowerCase()} ${method}`;

function introduction(): string {
  const meanings = Object.entries(scopes).filter(
    ([scope]) => !['everybody', 'link', 'operator'].includes(scope),
  );
  return [
    '# Who may what',
    '',
    'Written by `npm run access` from `contract/access/`; a test compares the two, and `server/platform/endpoint-permissions.test.ts` tries',
    'every cell. Whoever is not named in a row is refused with 403, and whoever has no session with 401. What is',
    'somebody else’s is 404: its existence is nobody else’s business.',
    '',
    '| word | reaches |',
    '| --- | --- |',
    `| yes | ${scopes.everybody} |`,
    ...meanings.map(([scope, meaning]) => `| ${scope} | ${meaning} |`),
    `| link | ${scopes.link} |`,
    `| operator | ${scopes.operator} |`,
  ].join('\n');
}

function formatTable(rows: readonly (readonly [string, Endpoint])[]): string[] {
  return [
    `| call | ${tableColumns.join(' | ')} |`,
    `| --- |${' --- |'.repeat(tableColumns.length)}`,
    ...rows.map(([name, { method, path }]) => {
      const row = (accessTable as Readonly<Record<string, Access>>)[name];
      if (!row) throw new Error(`${name} has no row`);
      return `| \`${method} ${path}\` | ${formatCells(row).join(' | ')} |`;
    }),
  ];
}

function formatCells(row: Access): string[] {
  if (typeof row === 'string') {
    const cell = row === 'everybody' ? 'yes' : row;
    return tableColumns.map((column) => (column === 'anybody' ? cell : ''));
  }
  const word = (scope: Scope | undefined) => scope ?? '';
  return tableColumns.map((column) => (column === 'anybody' ? '' : word(row[column])));
}

function atDesk(rows: readonly (readonly [string, Endpoint])[]): string {
  const those = (need: Endpoint['atDesk']) =>
    rows
      .filter(([, endpoint]) => endpoint.atDesk === need)
      .map(([, { method, path }]) => `- \`${method} ${path}\``);
  return [
    '## At a shared desk',
    '',
    'A PIN opens the desk and its work. In a session of a desk these calls ask for the password, each time:',
    '',
    ...those('password'),
    '',
    'And these are refused there:',
    '',
    ...those('never'),
  ].join('\n');
}

/** Lists the fields each call returns, and those that only some of its roles receive. */
function formatShownFields(rows: readonly (readonly [string, Endpoint])[]): string {
  const lists = Object.keys(tags).map((tag) => {
    const those = rows.filter(([, endpoint]) => endpoint.tag === tag);
    return [`### ${tag}`, '', ...those.map(([name, endpoint]) => formatFieldsOfCall(name, endpoint))].join(
      '\n',
    );
  });
  return [
    '## What each call shows',
    '',
    'Every field that a call answers, at whatever depth, to the roles that its row above lets in; the server takes out of an answer',
    'what its schema does not name. `npm run fuzz` compares the answers with this list. None of those calls that a',
    'receptionist may make answers one of `contract/access/clinical-fields.ts`, but the record that somebody opened in an',
    'emergency (M-03).',
    '',
    lists.join('\n\n'),
  ].join('\n');
}

function formatFieldsOfCall(name: string, { method, path, answer, file }: Endpoint): string {
  const fields = file ? 'a file' : [...listFieldNames(answer)].join(', ');
  const withheld = Object.entries(withheldFields[name] ?? {}).map(
    ([role, paths]) => `; always null for a ${role}: ${paths.join(', ')}`,
  );
  return `- \`${method} ${path}\`: ${fields}${withheld.join('')}`;
}

/** All field names of an answer, at any depth. */
export function listFieldNames(answer: z.ZodType): Set<string> {
  const names = new Set<string>();
  const walk = (value: unknown) => {
    if (Array.isArray(value)) value.forEach(walk);
    else if (typeof value === 'object' && value !== null) {
      for (const [key, inner] of Object.entries(value)) {
        if (key === 'properties' && typeof inner === 'object' && inner !== null) {
          for (const name of Object.keys(inner)) names.add(name);
        }
        walk(inner);
      }
    }
  };
  walk(z.toJSONSchema(answer, { io: 'output', unrepresentable: 'any' }));
  return names;
}
