import type { z } from 'zod';
import { Refusal } from '#contract/platform/refusals.ts';

/** A body without content comes as no buffer. */
export const toBuffer = (body: unknown): Buffer => (Buffer.isBuffer(body) ? body : Buffer.alloc(0));

/** What stands in the body of a call whose signature was right; refuses with `invalid_request`. */
export function parseSignedBody<S extends z.ZodType>(schema: S, body: Buffer): z.output<S> {
  try {
    return schema.parse(JSON.parse(body.toString()));
  } catch {
    throw new Refusal('invalid_request');
  }
}
