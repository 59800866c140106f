import type { SeededRandom } from '#db/demo/seeded-random.ts';

/** The maximum number of values per field, and the maximum length of a text. */
const maxValues = 40;
const maxTextLength = 80;

/**
 * Values by field name, collected from answers, because invented ids and times only lead to refusals. Once a
 * field is full, a new value replaces a random one.
 */
export class KnownValues {
  readonly #byField = new Map<string, unknown[]>();
  readonly #random: SeededRandom;

  constructor(random: SeededRandom, known: Readonly<Record<string, readonly unknown[]>>) {
    this.#random = random;
    for (const [field, values] of Object.entries(known)) this.#byField.set(field, [...values]);
  }

  learn(body: unknown): void {
    if (Array.isArray(body)) {
      for (const one of body.slice(0, maxValues)) this.learn(one);
    } else if (typeof body === 'object' && body !== null) {
      for (const [field, value] of Object.entries(body)) this.#keep(field, value);
    }
  }

  #keep(field: string, value: unknown): void {
    if (Array.isArray(value)) {
      for (const one of value.slice(0, maxValues)) this.#keep(field, one);
      return;
    }
    if (typeof value === 'object') this.learn(value);
    if (typeof value === 'object' || (typeof value === 'string' && value.length > maxTextLength)) return;
    const values = this.#byField.get(field) ?? [];
    this.#byField.set(field, values);
    if (values.includes(value)) return;
    if (values.length < maxValues) values.push(value);
    else values[this.#random.between(0, maxValues - 1)] = value;
  }

  of(field: string): unknown {
    const values = this.#byField.get(field);
    return values && values.length > 0 ? this.#random.pick(values) : undefined;
  }
}
