import type { SeededRandom } from '#db/demo/seeded-random.ts';

const nested = (depth: number): unknown => (depth === 0 ? 1 : [nested(depth - 1)]);

const hostileValues: readonly (() => unknown)[] = [
  () => null,
  () => '',
  () => ' ',
  () => true,
  () => 0,
  () => -1,
  () => 1.5,
  () => 2 ** 53,
  () => -(2 ** 63),
  () => 1e308,
  () => [],
  () => ({}),
  () => ({ toString: 1, valueOf: 2 }),
  () => nested(200),
  () => 'x'.repeat(5000),
  () => 'ज्ञ'.repeat(400),
  () => '\u0000',
  () => 'a\u0000b',
  () => '\ud800',
  () => '\u202eevil',
  () => '\u3164',
  () => '👩‍⚕️',
  () => "' or 1=1; drop table appointments; --",
  () => '<script>alert(1)</script>',
  () => '{{7*7}}%s%n',
  () => '../../etc/passwd',
  () => '2026-02-30',
  () => '9999-12-31',
  () => '0000-00-00',
  () => '-000001-01-01',
  () => '2026-11-26T10:00:00+99:99',
  () => '24:00',
  () => '25:61',
  () => '99999999999999999999',
  () => 'DOC-0',
  () => 'APT-999999999999999999',
  () => 'PAT-000001; select 1',
  () => 'NaN',
  () => 'Infinity',
  () => '1e999',
  () => '٣٤٥',
];

type Container = Record<string, unknown> | unknown[];
const isHolder = (value: unknown): value is Container => typeof value === 'object' && value !== null;

function findContainers(value: unknown): Container[] {
  if (!isHolder(value)) return [];
  return [value, ...Object.values(value).flatMap(findContainers)];
}

/** A copy of the value with one error in it. */
export function corruptValue(value: unknown, random: SeededRandom): unknown {
  const copy: unknown = structuredClone(value);
  const holders = findContainers(copy).filter((holder) => Object.keys(holder).length > 0);
  if (holders.length === 0) return random.pick(hostileValues)();
  const holder = random.pick(holders) as Record<string, unknown>;
  const field = random.pick(Object.keys(holder));
  switch (random.between(0, 5)) {
    case 0:
      delete holder[field];
      break;
    case 1:
      holder[field] = [holder[field]];
      break;
    case 2:
      // Own properties of these names, as JSON.parse creates them.
      Object.defineProperty(holder, random.pick(['__proto__', 'constructor', 'unknown field', '']), {
        value: random.pick(hostileValues)(),
        enumerable: true,
        configurable: true,
        writable: true,
      });
      break;
    case 3:
      holder[field] = String(holder[field]);
      break;
    default:
      holder[field] = random.pick(hostileValues)();
  }
  return copy;
}

/** A damaged text: cut, with a changed byte, or with a prefix. */
export function corruptText(text: string, random: SeededRandom): string {
  const at = random.between(0, Math.max(0, text.length - 1));
  const strange = random.pick(['\u0000', '\ud800', '"', '}', '%', '\\', '\r\n', '﻿', '🦠']);
  return random.pick([
    text.slice(0, at),
    `${text.slice(0, at)}${strange}${text.slice(at + 1)}`,
    `${strange}${text}`,
    text.repeat(2),
  ]);
}
