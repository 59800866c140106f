import { z } from 'zod';

/**
 * A response that is already serialized by its schema. A handler may return it instead of the plain value.
 */
export class JsonResponse {
  readonly json: string;

  private constructor(json: string) {
    this.json = json;
  }

  static by<Schema extends z.ZodType>(schema: Schema, answer: z.input<Schema>): JsonResponse {
    return new JsonResponse(JSON.stringify(z.encode(schema, answer as z.output<Schema>)));
  }
}
