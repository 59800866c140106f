import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';

type Override = Parameters<NonNullable<z.core.ToJSONSchemaParams['override']>>[0];
type JsonSchema = Readonly<Record<string, unknown>>;

export function createSchemaRegistry() {
  const named: Record<string, JsonSchema> = {};

  const toJsonSchema = (type: z.core.$ZodType, io: 'input' | 'output'): JsonSchema => {
    const { $defs = {}, ...schema } = toOpenApi(type, io);
    for (const [name, content] of Object.entries($defs)) {
      if (name in named && !isDeepStrictEqual(named[name], content)) {
        throw new Error(`Two schemas are called ${name}: one of them needs another \`meta({ id })\`.`);
      }
      named[name] = content;
    }
    return schema;
  };
  return { named, schemaOf: toJsonSchema };
}

function toOpenApi(type: z.core.$ZodType, io: 'input' | 'output') {
  const { $schema: _, ...schema } = z.toJSONSchema(type, {
    io,
    unrepresentable: 'any',
    override: (context) => {
      completeTuple(context);
      if (io === 'input') replaceJsonField(context);
    },
  });
  // References are to the document's components, which contain `named`.
  return JSON.parse(JSON.stringify(schema).replaceAll('"#/$defs/', '"#/components/schemas/')) as {
    readonly $defs?: Record<string, JsonSchema>;
    readonly [keyword: string]: unknown;
  };
}

/** A schema made by `jsonField` accepts anything and validates later: the value itself, or that as JSON text. */
function replaceJsonField({ zodSchema, jsonSchema }: Override): void {
  const { def } = zodSchema._zod;
  if (def.type !== 'pipe' || def.out._zod.def.type === 'transform') return;
  if (Object.keys(jsonSchema).some((keyword) => keyword !== 'description')) return;
  Object.assign(jsonSchema, { anyOf: [toOpenApi(def.out, 'input'), { type: 'string' }] });
}

/** Describes a tuple for programs that do not know `prefixItems`. */
function completeTuple({ jsonSchema }: Override): void {
  const { prefixItems } = jsonSchema;
  if (!prefixItems) return;
  const kinds = [...new Map(prefixItems.map((item) => [JSON.stringify(item), item])).values()];
  Object.assign(jsonSchema, {
    items: kinds.length === 1 ? kinds[0] : { anyOf: kinds },
    minItems: prefixItems.length,
    maxItems: prefixItems.length,
  });
}
