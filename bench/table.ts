import { median } from './percentile.ts';

/** What several runs measured; `beside` is what was measured by turns with it, run by run. */
export interface Measured {
  readonly figure: string;
  readonly aim?: string;
  readonly values: readonly number[];
  /** With its space, such as ` ms`. */
  readonly unit?: string;
  readonly digits?: number;
  readonly beside?: { readonly name: string; readonly values: readonly number[] };
}

/** A row of the table. */
export interface Figure {
  readonly figure: string;
  readonly aim: string;
  readonly median: string;
  readonly spread: string;
  readonly beside: string;
  readonly ratio: string;
}

/** The median of the runs, their spread, and the ratio to what was measured beside: the median of the runs' ratios. */
export function toFigure({ figure, aim = '', values, unit = '', digits = 0, beside }: Measured): Figure {
  // A tenth of a limit and a thousandth of it are worth two digits each.
  const share = (ratio: number) => (ratio < 0.1 ? ratio.toPrecision(2) : ratio.toFixed(2));
  const format = new Intl.NumberFormat('en', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  const show = (value: number) => `${format.format(value)}${unit}`;
  const span = (all: readonly number[]) => `${format.format(Math.min(...all))} to ${show(Math.max(...all))}`;
  const ratios = beside?.values.map((other, run) => (values[run] ?? Number.NaN) / other) ?? [];
  return {
    figure,
    aim,
    median: show(median(values)),
    spread: span(values),
    beside: beside ? `${beside.name} ${show(median(beside.values))} (${span(beside.values)})` : '',
    // A limit of less than a millisecond is 0 ms.
    ratio:
      ratios.length > 0 && ratios.every(Number.isFinite)
        ? `${share(median(ratios))} (${share(Math.min(...ratios))} to ${share(Math.max(...ratios))})`
        : '',
  };
}

/** The rows as a Markdown table; `beside` and `ratio` are the heads of the last two columns. */
export function formatTable(
  rows: readonly Figure[],
  beside = 'limit in the same run',
  ratio = '÷ limit',
): string {
  const lines = rows.map((row) =>
    [row.figure, row.aim, row.median, row.spread, row.beside, row.ratio].join(' | '),
  );
  const head = ['figure', 'aim', 'median', 'spread', beside, ratio];
  return [head.join(' | '), head.map(() => '---').join(' | '), ...lines]
    .map((line) => `| ${line} |`)
    .join('\n');
}
