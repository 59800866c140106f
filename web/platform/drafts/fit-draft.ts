type Fields = Readonly<Record<string, unknown>>;
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function fitted(kept: unknown, empty: unknown): unknown {
  if (empty === null || empty === undefined) return kept ?? empty;
  if (Array.isArray(empty)) {
    if (!Array.isArray(kept)) return empty;
    return empty.length === 0 ? kept : kept.map((part) => fitted(part, empty[0]));
  }
  if (isFields(empty)) {
    if (!isFields(kept)) return empty;
    // A removed field is dropped; a new field starts empty.
    return Object.fromEntries(
      Object.entries(empty).map(([name, part]) => [
        name,
        Object.hasOwn(kept, name) ? fitted(kept[name], part) : part,
      ]),
    );
  }
  return typeof kept === typeof empty ? kept : empty;
}

/**
 * Adapts a draft stored by an older version of the form: values that match the shape of `empty` are taken,
 * all others come from `empty`. The first element of a list there is the shape of all its elements; optional
 * values are null there.
 */
export const fitDraft = <Value>(kept: unknown, empty: Value): Value => fitted(kept, empty) as Value;
