import type { SeededRandom } from '#db/demo/seeded-random.ts';

/** How many values are kept of one field, and how long a text may be. */
const maxValues = 40;
const maxTextLength = 80;

/**
 * Values by the names of fields, found in answers: whoever makes up ids and times reaches nothing but refusals. Of a field
 * with many values any is forgotten for the next one.
 */
export class KnownValues {
  readonly #byField = new Map<string, unknown[]>();
  readonly #random: SeededRandom;

  constructor(random: SeededRandom, known: Readonly<Record<string, readonly unknown[]>>) {
    this.#random = random;
    for (const [field, values] of Object.entries(known)) this.#byField.set(field, [...values]);
  }

  /** Remembers everything in the body of an answer. */
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

  /** One of the field's values; undefined when none is known. */
  of(field: string): unknown {
    const values = this.#byField.get(field);
    return values && values.length > 0 ? this.#random.pick(values) : undefined;
  }
}
