/** A measured figure: the median of several runs, and the spread. */
export interface Figure {
  readonly figure: string;
  readonly aim: string;
  readonly median: string;
  readonly spread: string;
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}

/** The rows as a Markdown table. */
export function tableOf(rows: readonly Figure[]): string {
  const lines = rows.map(
    ({ figure, aim, median: middle, spread }) => `| ${figure} | ${aim} | ${middle} | ${spread} |`,
  );
  return ['| figure | aim | median | spread |', '|---|---|---|---|', ...lines].join('\n');
}
