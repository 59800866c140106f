import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { Refusal } from '#contract/refusals.ts';

export const photoBytesAtMost = 5 * 1024 * 1024;

async function bytesOf(part: MultipartFile): Promise<Buffer | null> {
  const bytes = await part.toBuffer(); // throws FST_REQ_FILE_TOO_LARGE beyond the limit
  return bytes.length > 0 ? bytes : null; // a form sends an empty file when none was chosen
}

/**
 * Reads a multipart form: text fields become the body, the file in `photo` the photo. A file in any other field
 * is refused, so that nothing is taken and silently dropped.
 */
export async function readForm(request: FastifyRequest): Promise<void> {
  if (!request.isMultipart()) return;
  const fields: Record<string, unknown> = {};
  for await (const part of request.parts()) {
    if (part.type === 'field') fields[part.fieldname] = part.value;
    else if (part.fieldname === 'photo') request.photo = await bytesOf(part);
    else throw new Refusal('invalid_request');
  }
  request.body = fields;
}
