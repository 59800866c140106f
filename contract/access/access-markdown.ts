import { z } from 'zod';
import { endpointByOperation } from '#contract/endpoints-by-operation.ts';
import { tags } from '#contract/platform/api-tags.ts';
import type { Endpoint, Role } from '#contract/platform/endpoint.ts';
import { staffRoles } from '#domain/accounts/hospital-roles.ts';
import { type Access, scopes } from './access-scopes.ts';
import { accessTable } from './access-table.ts';
import { withheldFields } from './withheld-fields.ts';

const roles: readonly Role[] = ['patient', 'doctor', ...staffRoles];

/** Generates docs/access.md, the permission table; written by `npm run hams -- access`. */
export function formatAccessMarkdown(): string {
  const rows = Object.entries(endpointByOperation).sort(([, a], [, b]) =>
    toSortKey(a) < toSortKey(b) ? -1 : 1,
  );
  const sections = Object.keys(tags).map((tag) => {
    const those = rows.filter(([, endpoint]) => endpoint.tag === tag);
    return [`## ${tag}`, '', ...those.map(formatCall)].join('\n');
  });
  return `${[introduction(), ...sections, formatFrontDeskRules(rows), formatShownFields(rows)].join('\n\n')}\n`;
}

const toSortKey = ({ path, method }: Endpoint) => `${path.toLowerCase()} ${method}`;

function introduction(): string {
  return [
    '# Permissions',
    '',
    'Written by `npm run hams -- access` from `contract/access/`; a test compares the two, and `server/platform/endpoint-permissions.test.ts` tries',
    'every call as every role. A role that is not listed is refused with 403, a call without a session with 401. Another person’s data',
    'is 404, so its existence is not revealed. In brackets: the data the role may use.',
    '',
    ...Object.entries(scopes).map(([scope, meaning]) => `- ${scope}: ${meaning}`),
  ].join('\n');
}

function formatCall([name, { method, path }]: readonly [string, Endpoint]): string {
  const row = (accessTable as Readonly<Record<string, Access>>)[name];
  if (!row) throw new Error(`${name} has no row`);
  return `- \`${method} ${path}\`: ${typeof row === 'string' ? row : formatRoles(row)}`;
}

/** `patient (see); owner, admin (hospital)`: roles with the same scope together. */
function formatRoles(row: Exclude<Access, string>): string {
  const scopesInUse = [...new Set(roles.flatMap((role) => row[role] ?? []))];
  return scopesInUse
    .map((scope) => `${roles.filter((role) => row[role] === scope).join(', ')} (${scope})`)
    .join('; ');
}

function formatFrontDeskRules(rows: readonly (readonly [string, Endpoint])[]): string {
  const those = (need: Endpoint['atDesk']) =>
    rows
      .filter(([, endpoint]) => endpoint.atDesk === need)
      .map(([, { method, path }]) => `- \`${method} ${path}\``);
  return [
    '## At a shared computer',
    '',
    'A PIN opens a session for the work of the front desk. In it, these calls require the password each time:',
    '',
    ...those('password'),
    '',
    'These calls are refused in it:',
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
    'Every field in the answer of a call, at any depth; the server removes what the schema does not name, and `npm run hams -- fuzz` compares',
    'answers with this list. No call returns a field of `contract/access/clinical-fields.ts` to a receptionist, except for a record',
    'opened in an emergency.',
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
