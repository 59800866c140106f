import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { Refusal } from '#contract/platform/refusals.ts';

export interface UploadedFile {
  readonly bytes: Buffer;
  readonly name: string;
  readonly type: string;
}

async function readBytes(part: MultipartFile): Promise<Buffer | null> {
  const bytes = await part.toBuffer(); // throws FST_REQ_FILE_TOO_LARGE
  return bytes.length > 0 ? bytes : null; // a form sends an empty file if none was chosen
}

type FileField = 'photo' | 'file';

async function read(request: FastifyRequest, field: FileField): Promise<void> {
  const fields: Record<string, unknown> = {};
  let strayFile = false;
  for await (const part of request.parts()) {
    if (part.type === 'field') {
      if (part.valueTruncated || part.fieldnameTruncated) throw new Refusal('too_large');
      fields[part.fieldname] = part.value;
    } else if (part.fieldname === field) {
      const bytes = await readBytes(part);
      if (field === 'photo') request.photo = bytes;
      else request.sentFile = bytes && { bytes, name: part.filename, type: part.mimetype };
    } else {
      strayFile = true;
      part.file.resume(); // an unread file would block the connection
    }
  }
  if (strayFile) throw new Refusal('invalid_request');
  request.body = fields;
}

async function readMultipart(request: FastifyRequest, field: FileField): Promise<void> {
  if (!request.isMultipart()) return;
  try {
    await read(request, field);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (field === 'file' && code === 'FST_REQ_FILE_TOO_LARGE') throw new Refusal('upload_too_large');
    throw code.startsWith('FST_') ? error : new Refusal('invalid_request');
  }
}

/**
 * Reads a multipart form: text fields become the body, the file in `photo` the photo. Refuses files in other
 * fields and malformed forms.
 */
export const readForm = (request: FastifyRequest) => readMultipart(request, 'photo');

export const readUploadForm = (request: FastifyRequest) => readMultipart(request, 'file');
