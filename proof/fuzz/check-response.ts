import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { endpointByOperation } from '#contract/endpoints-by-operation.ts';
import type { Endpoint } from '#contract/platform/endpoint.ts';
import { listRefusalCodes } from '#contract/platform/refusal-codes.ts';
import { problem, type RefusalCode, refusals } from '#contract/platform/refusals.ts';

export interface ReceivedResponse {
  readonly status: number;
  readonly type: string;
  readonly body: string;
}

/** Possible for every call: no such address or method, or bytes that are not valid HTTP or JSON. */
const universalRefusals: readonly RefusalCode[] = [
  'not_found',
  'method_not_allowed',
  'invalid_request',
  'unsupported_media_type',
  'too_large',
];

/** The endpoint that handles a call, possibly another one than intended; null for none. */
export function findEndpoint(method: string, url: string): Endpoint | null {
  // Parsed as the client does, for which `a/../b` is `b`.
  const parts = new URL(url, 'http://localhost').pathname.slice('/api'.length).split('/');
  const fits = (endpoint: Endpoint) => {
    const own = endpoint.path.split('/');
    return (
      own.length === parts.length && own.every((part, place) => part.startsWith(':') || part === parts[place])
    );
  };
  const fitting = Object.values(endpointByOperation).filter(
    (endpoint) => endpoint.method === method && fits(endpoint),
  );
  // Like the router: a literal segment wins over a parameter.
  const parameters = ({ path: own }: Endpoint) => own.split(':').length;
  return fitting.toSorted((a, b) => parameters(a) - parameters(b))[0] ?? null;
}

/** Describes how an answer breaks the endpoint's contract; null if it does not. */
export function checkResponse(endpoint: Endpoint | null, received: ReceivedResponse): string | null {
  const { status, type, body } = received;
  if (status >= 500) return `the answer is ${status}: ${body.slice(0, 300)}`;
  if (body === '') return null; // HEAD and OPTIONS
  if (status < 300) return endpoint ? checkSuccess(endpoint, received) : null;
  if (!type.startsWith('application/problem+json')) return `${status} is no problem+json but ${type}`;
  const parsed = problem.safeParse(JSON.parse(body));
  if (!parsed.success) return `the problem does not fit: ${z.prettifyError(parsed.error)}`;
  const { code, status: said } = parsed.data;
  if (said !== status) return `${status} says that it is ${said}`;
  const declared: readonly string[] = [...universalRefusals, ...(endpoint ? listRefusalCodes(endpoint) : [])];
  if (!declared.includes(code)) return `the refusal ${code} is not declared`;
  if (refusals[code as RefusalCode] !== status) return `${code} came with ${status}`;
  return null;
}

function checkSuccess({ status, answer, file }: Endpoint, received: ReceivedResponse): string | null {
  if (received.status !== status) return `the status is ${received.status}, not ${status}`;
  if (file) {
    const isThat = file === 'application/octet-stream' || received.type === file;
    return isThat ? null : `the file is ${received.type}, not ${file}`;
  }
  if (!received.type.startsWith('application/json')) return `the answer is ${received.type}`;
  const sent: unknown = JSON.parse(received.body);
  const parsed = answer.safeParse(sent);
  if (!parsed.success) return `the answer does not fit: ${z.prettifyError(parsed.error)}`;
  // Parsing drops fields that the schema does not know.
  if (!isDeepStrictEqual(parsed.data, sent)) return 'the answer has fields that the schema does not know';
  return null;
}
