export function pickChanged<Change extends object>(
  change: Change,
  values: Readonly<Record<string, unknown>>,
  stored: Readonly<Record<string, unknown>>,
): Partial<Change> {
  const changed: Partial<Change> = {};
  for (const name in change) {
    if (JSON.stringify(values[name]) !== JSON.stringify(stored[name])) changed[name] = change[name];
  }
  return changed;
}
