// Where the time of a run went: its parts, and the slowest of its files.
const parts = [];
const files = [];

/** Does a part's work and notes how long it took. */
export async function timed(name, work) {
  const began = performance.now();
  try {
    return await work();
  } finally {
    parts.push({ name, seconds: (performance.now() - began) / 1000 });
  }
}

/** Notes how long test files took: `{ name, seconds }` of each. */
export const addFiles = (times) => files.push(...times);

const table = (title, rows) =>
  [`— ${title}`, ...rows.map(({ name, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${name}`)].join(
    '\n',
  );

/** Parts that ran beside each other add up to more than the whole. */
export function timesTable() {
  const whole = { name: 'the whole run', seconds: performance.now() / 1000 };
  const slowest = files.toSorted((one, other) => other.seconds - one.seconds).slice(0, 10);
  const tables = [table('where the time went', [...parts, whole])];
  if (slowest.length > 0) tables.push(table('slowest files', slowest));
  return tables.join('\n\n');
}
