import { z } from 'zod';
import type { SeededRandom } from '#db/demo/seeded-random.ts';
import type { KnownValues } from './known-values.ts';
import { createSlowText } from './slow-texts.ts';

type JsonSchema = z.core.JSONSchema.BaseSchema;

/** The share of values seen in answers, rather than generated ones. */
const knownValueShare = 0.9;
const optionalIsSent = 0.4;
/** The share of texts that fill their limit with input that is slow to parse, if enabled. */
const slowTextShare = 0.2;
const deepest = 8;

const letters = 'abcdefghij XYZ0123456789-.@/अआइ';

const schemas = new Map<z.ZodType, JsonSchema>();
export function toInputSchema(type: z.ZodType): JsonSchema {
  const known = schemas.get(type);
  if (known) return known;
  const schema = z.toJSONSchema(type, { io: 'input', unrepresentable: 'any' });
  schemas.set(type, schema);
  return schema;
}

/** Generates values for a JSON Schema, from known values where there are any. */
export function createValueGenerator(random: SeededRandom, known: KnownValues, withSlowTexts = false) {
  const text = ({ minLength = 0, maxLength = 30, format }: JsonSchema): string => {
    if (format === 'email') return `${random.between(1, 999)}@example.com`;
    const length = random.between(minLength, Math.max(minLength, Math.min(maxLength, 30)));
    return Array.from({ length }, () => random.pick([...letters])).join('');
  };
  const number = ({ type, minimum = -3, maximum = 100 }: JsonSchema): number => {
    const value =
      minimum + random.fraction() * (Math.max(minimum, Math.min(maximum, minimum + 1000)) - minimum);
    return type === 'integer' ? Math.round(value) : value;
  };

  const fitting = (root: JsonSchema, schema: JsonSchema, field: string, depth: number): unknown => {
    /** True and false mean "anything" and "nothing": neither helps to generate a value. */
    const inside = (other: z.core.JSONSchema._JSONSchema | undefined, name = field) =>
      fitting(root, typeof other === 'object' ? other : {}, name, depth + 1);
    if (schema.$ref) return inside(root.$defs?.[schema.$ref.replace('#/$defs/', '')]);
    const alternatives = schema.anyOf ?? schema.oneOf;
    if (alternatives) return inside(random.pick(alternatives));
    if (schema.allOf) return Object.assign({}, ...schema.allOf.map((one) => inside(one)));
    if ('const' in schema) return schema.const;
    if (schema.enum) return random.pick(schema.enum);
    switch (schema.type) {
      case 'object': {
        const fields = Object.entries(schema.properties ?? {}).filter(
          ([name]) => schema.required?.includes(name) || random.chance(optionalIsSent),
        );
        return Object.fromEntries(fields.map(([name, one]) => [name, inside(one, name)]));
      }
      case 'array': {
        if (schema.prefixItems) return schema.prefixItems.map((one) => inside(one));
        const { items, minItems = 0 } = schema;
        const length = depth > deepest ? 0 : random.between(minItems, minItems + 3);
        return Array.from({ length }, () => inside(Array.isArray(items) ? items[0] : items));
      }
      case 'null':
        return null;
      case 'boolean':
        return random.chance(0.5);
      default: {
        if (withSlowTexts && schema.type === 'string' && random.chance(slowTextShare))
          return createSlowText(random, schema.maxLength);
        const seen = random.chance(knownValueShare) ? known.of(field) : undefined;
        if (seen !== undefined) return seen;
        return schema.type === 'number' || schema.type === 'integer' ? number(schema) : text(schema);
      }
    }
  };
  return (type: z.ZodType): unknown => fitting(toInputSchema(type), toInputSchema(type), '', 0);
}
