import { z } from 'zod';

/** An answer that is JSON already, by its schema. A handler may return it in place of the answer itself. */
export class JsonResponse {
  readonly json: string;

  private constructor(json: string) {
    this.json = json;
  }

  /** Throws if the answer does not fit the schema. */
  static by<Schema extends z.ZodType>(schema: Schema, answer: z.input<Schema>): JsonResponse {
    return new JsonResponse(JSON.stringify(z.encode(schema, answer as z.output<Schema>)));
  }
}
