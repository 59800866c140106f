import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { ConnectionError, FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import {
  type Problem,
  Refusal,
  type RefusalCode,
  type RefusalDetails,
  refusals,
} from '#contract/platform/refusals.ts';
import { requestIdHeader } from '#server/platform/log/request-id.ts';
import { isUnavailable } from '../database/database.ts';
import {
  type FieldMessage,
  fieldSentence,
  findLocale,
  type Locale,
  referenceSentence,
  refusalSentence,
} from './language.ts';

declare module 'fastify' {
  interface FastifyRequest {
    refused: RefusalCode | null;
  }
}

export class InvalidInput extends Error {
  readonly issues: readonly z.core.$ZodIssue[];
  constructor(issues: readonly z.core.$ZodIssue[]) {
    super('The request does not fit the contract');
    this.issues = issues;
  }
}

/** A problem of a field, for rules that only the server can check. */
export function fieldRefusal(field: string, messageKey: FieldMessage): InvalidInput {
  return new InvalidInput([{ code: 'custom', path: [field], message: messageKey, input: undefined }]);
}

function listInvalidFields(error: InvalidInput, locale: Locale) {
  const seen = new Set<string>();
  return error.issues.flatMap(({ path, message }) => {
    const field = path.map(String).join('.') || 'body';
    if (seen.has(field)) return [];
    seen.add(field);
    return [{ field, message: fieldSentence(message, locale) }];
  });
}

function createProblem(
  code: RefusalCode,
  status: number,
  locale: Locale,
  extra: ProblemDetails = {},
): Problem {
  return {
    type: `urn:hams:problem:${code}`,
    title: STATUS_CODES[status] ?? 'Error',
    status,
    code,
    message: problemSentence(code, locale, extra),
    ...extra,
  };
}

/**
 * The sentence of a refusal; after a failure also the request id, so that the clinic can find its log line.
 */
function problemSentence(code: RefusalCode, locale: Locale, { requestId, ...extra }: ProblemDetails): string {
  const sentence = refusalSentence(code, locale, extra);
  if (code !== 'internal' || requestId === undefined) return sentence;
  return `${sentence} ${referenceSentence(requestId, locale)}`;
}

type ProblemDetails = RefusalDetails & Pick<Problem, 'fields' | 'requestId'>;

const frameworkCodes: Readonly<Record<string, RefusalCode>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'too_large',
  FST_REQ_FILE_TOO_LARGE: 'too_large',
  FST_PARTS_LIMIT: 'too_large',
  FST_FILES_LIMIT: 'too_large',
  FST_FIELDS_LIMIT: 'too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media_type',
  FST_INVALID_MULTIPART_CONTENT_TYPE: 'unsupported_media_type',
};

/** The refusal sent for an error; undeclared errors become `internal`. */
export function toRefusal(error: FastifyError | Error): Refusal {
  if (error instanceof Refusal) return error;
  if (isUnavailable(error)) return new Refusal('unavailable', {}, 2);
  const framework = 'code' in error ? frameworkCodes[String(error.code)] : undefined;
  if (framework) return new Refusal(framework);
  const status = 'statusCode' in error ? Number(error.statusCode) : 500;
  return new Refusal(status >= 400 && status < 500 ? 'invalid_request' : 'internal');
}

function send(reply: FastifyReply, problem: Problem, retryAfterSeconds?: number) {
  if (retryAfterSeconds !== undefined) reply.header('retry-after', String(retryAfterSeconds));
  if (problem.status === 401) reply.header('www-authenticate', 'Bearer');
  return reply
    .code(problem.status)
    .header('cache-control', 'no-store')
    .type('application/problem+json; charset=utf-8')
    .serializer(JSON.stringify)
    .send(problem);
}

/** Turns errors into responses (RFC 9457). A 5xx reveals nothing internal; the log has the details. */
export function registerErrorHandler(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
    const locale = findLocale(request.headers);
    const invalid = error instanceof InvalidInput ? error : null;
    if (invalid) {
      request.refused = 'invalid_request';
      return send(
        reply,
        createProblem('invalid_request', 400, locale, { fields: listInvalidFields(invalid, locale) }),
      );
    }
    const refusal = toRefusal(error);
    request.refused = refusal.code;
    // A declared refusal is expected; anything else belongs in the log.
    if (refusal.status >= 500 && error !== refusal) request.log.error({ err: error }, 'request failed');
    const problem = createProblem(refusal.code, refusal.status, locale, {
      ...refusal.extra,
      // A feature that is not installed (501) is no failure, and the response is the same for all.
      ...(refusal.status >= 500 && refusal.status !== 501 && { requestId: request.id }),
    });
    return send(reply, problem, refusal.retryAfterSeconds);
  });
}

/** Handles a malformed address, such as `/%zz`; hooks have not run, so it sets the headers here. */
export function createBadUrlHandler(headers: Readonly<Record<string, string>>) {
  return (_error: FastifyError, request: FastifyRequest, reply: FastifyReply) =>
    send(
      reply.headers(headers).header(requestIdHeader, request.id),
      createProblem('invalid_request', 400, findLocale(request.headers)),
    );
}

const clientErrorStatuses: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
};

/** Writes to the raw socket when a request is no HTTP, too slow or too large. */
export function refuseConnection(error: ConnectionError, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const status = clientErrorStatuses[error.code] ?? 400;
  if (socket.writable) socket.write(toRawResponse(createProblem('invalid_request', status, 'en')));
  socket.destroy(error);
}

export function refuseUpgrade(code: RefusalCode, socket: Duplex): void {
  socket.end(toRawResponse(createProblem(code, refusals[code], 'en')), () => socket.destroy());
}

function toRawResponse(problem: Problem): string {
  const body = JSON.stringify(problem);
  const head = [
    `HTTP/1.1 ${problem.status} ${STATUS_CODES[problem.status]}`,
    'content-type: application/problem+json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'cache-control: no-store',
    'x-content-type-options: nosniff',
    'connection: close',
  ];
  return `${head.join('\r\n')}\r\n\r\n${body}`;
}

export function refuseUnknownUrl(request: FastifyRequest, reply: FastifyReply) {
  return send(reply, createProblem('not_found', 404, findLocale(request.headers)));
}
