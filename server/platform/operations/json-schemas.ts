import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';

type Override = Parameters<NonNullable<z.core.ToJSONSchemaParams['override']>>[0];
type JsonSchema = Readonly<Record<string, unknown>>;

/** Schemas of one document: those with a name stand in `named`, and the others point to them. A name has one content. */
export function createSchemaRegistry() {
  const named: Record<string, JsonSchema> = {};

  /** What a caller sends (`input`) or gets (`output`), as JSON Schema 2020-12. */
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
  // References are to the document's components, where `named` is put.
  return JSON.parse(JSON.stringify(schema).replaceAll('"#/$defs/', '"#/components/schemas/')) as {
    readonly $defs?: Record<string, JsonSchema>;
    readonly [keyword: string]: unknown;
  };
}

/**
 * What `jsonOf` makes takes anything and looks at it later: the value that it wants, or that as JSON text.
 */
function replaceJsonField({ zodSchema, jsonSchema }: Override): void {
  const { def } = zodSchema._zod;
  if (def.type !== 'pipe' || def.out._zod.def.type === 'transform') return;
  if (Object.keys(jsonSchema).some((keyword) => keyword !== 'description')) return;
  Object.assign(jsonSchema, { anyOf: [toOpenApi(def.out, 'input'), { type: 'string' }] });
}

/** Says of a tuple what programs understand that do not know `prefixItems`. */
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
