type Fields = Readonly<Record<string, unknown>>;
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function fitted(stored: unknown, empty: unknown): unknown {
  if (empty === null || empty === undefined) return stored ?? empty;
  if (Array.isArray(empty)) {
    if (!Array.isArray(stored)) return empty;
    return empty.length === 0 ? stored : stored.map((part) => fitted(part, empty[0]));
  }
  if (isFields(empty)) {
    if (!isFields(stored)) return empty;
    // A removed field is dropped; a new field starts empty.
    return Object.fromEntries(
      Object.entries(empty).map(([name, part]) => [
        name,
        Object.hasOwn(stored, name) ? fitted(stored[name], part) : part,
      ]),
    );
  }
  return typeof stored === typeof empty ? stored : empty;
}

/**
 * Adapts a draft stored by an older version of the form: values that match the shape of `empty` are taken,
 * all others come from `empty`. The first element of a list there is the shape of all its elements; optional
 * values are null there.
 */
export const fitDraft = <Value>(stored: unknown, empty: Value): Value => fitted(stored, empty) as Value;
