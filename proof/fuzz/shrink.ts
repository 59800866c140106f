import type { Call } from './make-call.ts';

/** The value without one of its fields or items, for each of them, including nested ones. */
function* withoutOne(value: unknown): Generator<unknown> {
  if (typeof value !== 'object' || value === null) return;
  for (const [field, inner] of Object.entries(value)) {
    if (Array.isArray(value)) yield value.filter((_, place) => String(place) !== field);
    else yield Object.fromEntries(Object.entries(value).filter(([other]) => other !== field));
    for (const less of withoutOne(inner)) {
      yield Array.isArray(value)
        ? value.map((one, place) => (String(place) === field ? less : one))
        : { ...value, [field]: less };
    }
  }
}

function* reduceCall(call: Call): Generator<Call> {
  const [path = '', query] = call.url.split('?');
  const pairs = query?.split('&') ?? [];
  for (const left of pairs) {
    const rest = pairs.filter((pair) => pair !== left);
    yield { ...call, url: rest.length > 0 ? `${path}?${rest.join('&')}` : path };
  }
  if (typeof call.payload !== 'string') return;
  let body: unknown;
  try {
    body = JSON.parse(call.payload);
  } catch {
    return;
  }
  for (const less of withoutOne(body)) yield { ...call, payload: JSON.stringify(less) };
}

/** Minimizes a failing call: removes parts as long as it still fails. */
export async function shrink(call: Call, stillFails: (call: Call) => Promise<boolean>): Promise<Call> {
  for (const less of reduceCall(call)) {
    if (await stillFails(less)) return shrink(less, stillFails);
  }
  return call;
}

/** A curl command to repeat the call by hand. */
export function toCurl({ method, url, headers, payload }: Call): string {
  const quoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`;
  const all = Object.entries(headers).map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`);
  const data = payload === null ? [] : [`--data-binary ${quoted(String(payload))}`];
  return ['curl', '-X', method, ...all, ...data, quoted(`http://localhost:3000${url}`)].join(' ');
}
