import { z } from 'zod';
import { endpointByOperation } from '#contract/endpoints-by-operation.ts';

export interface TextField {
  /** The first field with this schema, for example `signUpPatient.body.name`. */
  readonly name: string;
  /** In letters: from the contract, else the limit of its part of the request. */
  readonly limit: number;
  readonly read: (text: string) => unknown;
}

/**
 * The server's limits for each part of a request (server/app.ts, server/platform/files/accept-forms.ts; Node's
 * limit of all headers).
 */
const limits = { params: 200, query: 16_384, headers: 16_384, body: 262_144, form: 20_000 } as const;

const isText = new Set(['string', 'template_literal', 'enum', 'literal', 'union', 'pipe']);

function listParts({
  def,
}: z.core.$ZodTypes['_zod']): readonly (readonly [name: string, part: z.core.$ZodType])[] {
  switch (def.type) {
    case 'object':
      return Object.entries(def.shape).map(([name, part]) => [`.${name}`, part]);
    case 'array':
      return [['[]', def.element]];
    case 'tuple':
      return def.items.map((part) => ['[]', part]);
    case 'record':
      return [
        ['{}', def.keyType],
        ['{}', def.valueType],
      ];
    case 'union':
      return def.options.map((part) => ['', part]);
    case 'pipe':
      return [def.in, def.out].map((part) => ['', part]);
    case 'optional':
    case 'nullable':
    case 'default':
      return [['', def.innerType]];
    default:
      return [];
  }
}

/** By their checks: a schema that differs only in its description is the same. */
const found = new Map<unknown, TextField>();
const fieldsWithoutLimit = new Map<unknown, Omit<TextField, 'limit'>>();

function collect(schema: z.core.$ZodType, name: string, limitOfPart: number): void {
  const { _zod: inside } = schema as z.core.$ZodTypes;
  if (isText.has(inside.def.type)) {
    const { maxLength } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
    const limit = maxLength ?? limitOfPart;
    if (limit > (found.get(inside.def)?.limit ?? 0)) {
      found.set(inside.def, { name, limit, read: (text) => z.safeParse(schema, text) });
    }
  }
  for (const [more, part] of listParts(inside)) collect(part, name + more, limitOfPart);
}

/** Containers are opened; what a pipe or a choice makes of a value is part of the field. */
const wrappers = new Set(['object', 'array', 'tuple', 'record', 'optional', 'nullable', 'default']);
const isChoiceOfObjects = ({ def }: z.core.$ZodTypes['_zod']) =>
  def.type === 'union' &&
  def.options.some((option) => (option as z.core.$ZodTypes)._zod.def.type === 'object');

function collectWhole(schema: z.core.$ZodType, name: string): void {
  const { _zod: inside } = schema as z.core.$ZodTypes;
  if (wrappers.has(inside.def.type) || isChoiceOfObjects(inside)) {
    for (const [more, part] of listParts(inside)) collectWhole(part, name + more);
  } else if (isText.has(inside.def.type) && !fieldsWithoutLimit.has(inside.def)) {
    fieldsWithoutLimit.set(inside.def, { name, read: (text) => z.safeParse(schema, text) });
  }
}

for (const [operation, endpoint] of Object.entries(endpointByOperation)) {
  for (const part of ['params', 'query', 'headers', 'body'] as const) {
    const { [part]: schema } = endpoint;
    const limit = part === 'body' && endpoint.form ? limits.form : limits[part];
    if (!schema) continue;
    collect(schema, `${operation}.${part}`, limit);
    collectWhole(schema, `${operation}.${part}`);
  }
}

/** Every text schema of the contract once, with the longest text that passes. */
export const textFields: readonly TextField[] = [...found.values()];

/** Every field of the contract that takes text, each schema once, by its first occurrence. */
export const typedFields: readonly Omit<TextField, 'limit'>[] = [...fieldsWithoutLimit.values()];
