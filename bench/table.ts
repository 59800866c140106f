import { median } from '#harness/percentile.ts';

/** `beside` has the values that were measured alternately with these, run by run. */
export interface Measured {
  readonly figure: string;
  readonly aim?: string;
  readonly values: readonly number[];
  /** Includes its space, such as ` ms`. */
  readonly unit?: string;
  readonly digits?: number;
  readonly beside?: { readonly name: string; readonly values: readonly number[] };
}

export interface Figure {
  readonly figure: string;
  readonly aim: string;
  readonly median: string;
  readonly spread: string;
  readonly beside: string;
  readonly ratio: string;
}

/** Median and spread of the runs, and the median of the run-by-run ratios to `beside`. */
export function toFigure({ figure, aim = '', values, unit = '', digits = 0, beside }: Measured): Figure {
  // Two significant digits, whether a tenth or a thousandth of a limit.
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
    // A limit of less than a millisecond reads as 0 ms, so the ratio is not finite.
    ratio:
      ratios.length > 0 && ratios.every(Number.isFinite)
        ? `${share(median(ratios))} (${share(Math.min(...ratios))} to ${share(Math.max(...ratios))})`
        : '',
  };
}

/** A table in Markdown. */
export const formatMarkdown = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

/** `beside` and `ratio` are the headings of the last two columns. */
export const formatTable = (
  rows: readonly Figure[],
  beside = 'limit in the same run',
  ratio = '÷ limit',
): string =>
  formatMarkdown(
    ['figure', 'aim', 'median', 'spread', beside, ratio],
    rows.map((row) => [row.figure, row.aim, row.median, row.spread, row.beside, row.ratio]),
  );
