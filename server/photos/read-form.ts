import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { Refusal } from '#contract/refusals.ts';

export const photoBytesAtMost = 5 * 1024 * 1024;

async function bytesOf(part: MultipartFile): Promise<Buffer | null> {
  const bytes = await part.toBuffer(); // throws FST_REQ_FILE_TOO_LARGE
  return bytes.length > 0 ? bytes : null; // a form sends an empty file if none was chosen
}

async function read(request: FastifyRequest): Promise<void> {
  const fields: Record<string, unknown> = {};
  let strayFile = false;
  for await (const part of request.parts()) {
    if (part.type === 'field') {
      // A truncated field is not what was sent.
      if (part.valueTruncated || part.fieldnameTruncated) throw new Refusal('too_large');
      fields[part.fieldname] = part.value;
    } else if (part.fieldname === 'photo') request.photo = await bytesOf(part);
    else {
      strayFile = true;
      part.file.resume(); // an unread file would block the connection
    }
  }
  if (strayFile) throw new Refusal('invalid_request');
  request.body = fields;
}

/**
 * Reads a multipart form: text fields become the body, the file in `photo` the photo. Refuses files in other
 * fields and malformed forms.
 */
export async function readForm(request: FastifyRequest): Promise<void> {
  if (!request.isMultipart()) return;
  try {
    await read(request);
  } catch (error) {
    const limit = error instanceof Error && 'code' in error && String(error.code).startsWith('FST_');
    throw limit ? error : new Refusal('invalid_request');
  }
}
