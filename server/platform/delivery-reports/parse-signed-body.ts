import type { z } from 'zod';
import { Refusal } from '#contract/platform/refusals.ts';

export const toBuffer = (body: unknown): Buffer => (Buffer.isBuffer(body) ? body : Buffer.alloc(0));

/** Parses the body of a webhook call after its signature was verified; refuses with `invalid_request`. */
export function parseSignedBody<S extends z.ZodType>(schema: S, body: Buffer): z.output<S> {
  try {
    return schema.parse(JSON.parse(body.toString()));
  } catch {
    throw new Refusal('invalid_request');
  }
}
