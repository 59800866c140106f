import type { z } from 'zod';
import type { Endpoint } from '#contract/platform/endpoint.ts';
import type { SeededRandom } from '#db/demo/seeded-random.ts';
import { corruptText, corruptValue } from './corrupt-input.ts';

export interface Call {
  readonly operation: string;
  readonly method: string;
  /** With the query, exactly as sent. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Null for none. */
  readonly payload: string | Buffer | null;
}

interface Materials {
  readonly random: SeededRandom;
  readonly fitting: (type: z.ZodType) => unknown;
  /** Decides randomly if this part is corrupted. */
  readonly spoils: (what: keyof typeof corruptionShares, share?: number) => boolean;
}

/** The share of deliberately wrong calls; a correct one may still be refused. */
const wrongCallShare = 0.5;
/** In a wrong call, the probability that each part is corrupted. */
const corruptionShares = {
  path: 0.2,
  query: 0.6,
  body: 0.9,
  bytes: 0.08,
  method: 0.04,
  headers: 0.08,
} as const;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const asText = (value: unknown) => (typeof value === 'object' ? JSON.stringify(value) : String(value));
/** Lone surrogates cannot be encoded in URLs and are replaced. */
const encodeUrlValue = (value: unknown) => encodeURIComponent(asText(value).toWellFormed());

function createPath({ path, params }: Endpoint, { random, fitting, spoils }: Materials): string {
  const given = params ? fitting(params) : {};
  const values = spoils('path') ? corruptValue(given, random) : given;
  return path.replace(/:(\w+)/g, (_, name: string) => {
    const value = encodeUrlValue(isRecord(values) ? (values[name] ?? '') : values);
    return spoils('path', 0.2) ? random.pick(['%', '%ff', '%00', '..', value.slice(0, -1)]) : value;
  });
}

function createQuery({ query }: Endpoint, { random, fitting, spoils }: Materials): string {
  if (!query) return '';
  const given = fitting(query);
  const values = spoils('query') ? corruptValue(given, random) : given;
  if (!isRecord(values)) return '';
  const pairs = Object.entries(values).map(
    ([name, value]) => `${encodeUrlValue(name)}=${encodeUrlValue(value)}`,
  );
  if (spoils('query', 0.2)) pairs.push(random.pick([...pairs, '%ff=%', '&&&', 'a[b]=c']));
  return pairs.length > 0 ? `?${pairs.join('&')}` : '';
}

const boundary = 'x-the-boundary-x';
/** The first bytes of file types that may be sent, and of some that may not. */
const fileHeaders = [
  '%PDF-1.7\n',
  '\u0089PNG\r\n\u001a\n',
  '\u00ff\u00d8\u00ff\u00e0',
  'GIF89a',
  '<svg/>',
  '',
];

/** A multipart form with its fields and a file that is broken or none. */
function createForm(body: unknown, field: string, random: SeededRandom): Buffer {
  const fields = isRecord(body) ? Object.entries(body) : [];
  const file = `${random.pick(fileHeaders)}${'0'.repeat(random.between(0, 400))}${random.pick(['%%EOF', ''])}`;
  const parts = [
    ...fields.map(
      ([name, value]) =>
        `content-disposition: form-data; name="${name.replace(/["\r\n]/g, '')}"\r\n\r\n${asText(value)}`,
    ),
    `content-disposition: form-data; name="${random.chance(0.9) ? field : 'other'}"; filename="a.pdf"\r\ncontent-type: ${random.pick(['application/pdf', 'image/png', 'text/html'])}\r\n\r\n${file}`,
  ];
  const whole = parts.map((part) => `--${boundary}\r\n${part}\r\n`).join('');
  return Buffer.from(`${whole}--${boundary}--\r\n`, 'latin1');
}

function createBody({ body, form, method }: Endpoint, { random, fitting, spoils }: Materials) {
  if (!body && method === 'GET') return { type: null, payload: null };
  const given = body ? fitting(body) : {};
  const sent = spoils('body') ? corruptValue(given, random) : given;
  if (form && !spoils('bytes')) {
    const field = form === 'upload' ? 'file' : 'photo';
    return { type: `multipart/form-data; boundary=${boundary}`, payload: createForm(sent, field, random) };
  }
  const text = JSON.stringify(sent) ?? '';
  if (!spoils('bytes')) return { type: 'application/json', payload: text };
  const type = random.pick([
    'application/json',
    'text/plain',
    'application/x-www-form-urlencoded',
    'x/y; charset=z',
  ]);
  return { type, payload: random.chance(0.5) ? corruptText(text, random) : Buffer.from(text, 'utf16le') };
}

/** A call of an endpoint with this token: valid, nearly valid or wrong. */
export function makeCall(
  operation: string,
  endpoint: Endpoint,
  token: string | null,
  { random, fitting }: Omit<Materials, 'spoils'>,
): Call {
  const wrong = random.chance(wrongCallShare);
  const spoils: Materials['spoils'] = (what, share = 1) =>
    wrong && random.chance(corruptionShares[what] * share);
  const materials = { random, fitting, spoils };
  const { type, payload } = createBody(endpoint, materials);
  const own = endpoint.headers ? fitting(endpoint.headers) : {};
  const headers: Record<string, string> = {
    ...(type && { 'content-type': type }),
    ...(token && { authorization: `Bearer ${token}` }),
    'accept-language': random.pick(['en', 'hi', 'ta', 'xx;q=9', '*']),
  };
  // Node refuses to send some characters in headers.
  for (const [name, value] of isRecord(own) ? Object.entries(own) : []) {
    headers[name] = asText(value).replace(/[^\x20-\x7e]/g, '?');
  }
  if (spoils('headers'))
    headers[random.pick(['accept', 'range', 'if-none-match', 'x-forwarded-for'])] = 'x"y';
  return {
    operation,
    method: spoils('method')
      ? random.pick(['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'HEAD'])
      : endpoint.method,
    url: `/api${createPath(endpoint, materials)}${createQuery(endpoint, materials)}`,
    headers,
    payload,
  };
}
