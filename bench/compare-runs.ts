import type { Clinic } from './clinic/open-clinic.ts';
import type { Limits } from './limits/start-limits.ts';
import type { Row, Run } from './rows/row.ts';
import { type Figure, type Measured, toFigure } from './table.ts';

export interface Effort {
  readonly runs: number;
  readonly seconds: number;
}

interface Contestant {
  readonly name: string;
  run(): Promise<Run>;
}

/**
 * Alternates the two, swapping which goes first in every second pair, so that both meet the same machine
 * conditions.
 */
async function measureAlternately(
  row: Row,
  own: Contestant['run'],
  other: Contestant | null,
  runs: number,
): Promise<Figure[]> {
  const all: { own: Run[]; other: Run[] } = { own: [], other: [] };
  // The first run of each warms caches and the JIT; it is not counted.
  await own();
  await other?.run();
  for (let run = 0; run < runs; run += 1) {
    if (run % 2 === 1 && other) all.other.push(await other.run());
    all.own.push(await own());
    if (run % 2 === 0 && other) all.other.push(await other.run());
  }
  const figure = (what: Pick<Measured, 'figure' | 'aim' | 'unit' | 'digits'>, of: (run: Run) => number) =>
    toFigure({
      ...what,
      values: all.own.map(of),
      ...(other && { beside: { name: other.name, values: all.other.map(of) } }),
    });
  const figures = [figure(row, ({ value }) => value)];
  const more = (what: string, aim: string, unit: string, of: (run: Run) => number | undefined) => {
    if (all.own.some((run) => of(run) === undefined)) return;
    figures.push(figure({ figure: `${row.figure}, ${what}`, aim, unit }, (run) => of(run) ?? Number.NaN));
  };
  more('p99', row.aimOfP99 ?? '', ' ms', ({ p99 }) => p99);
  more('processor time each', '', ' µs', ({ processor }) => processor);
  for (const { figure: name, median, beside, ratio } of figures)
    console.log(`  ${[name, median, beside, ratio].filter(Boolean).join(' · ')}`);
  return figures;
}

export async function compareWithLimits(
  rows: readonly Row[],
  clinic: Clinic,
  limits: Limits,
  { runs, seconds }: Effort,
): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const row of rows) {
    const { limit } = row;
    const other = limit && { name: limit.name, run: () => limit.run(limits, clinic, seconds) };
    figures.push(...(await measureAlternately(row, () => row.run(clinic, seconds), other ?? null, runs)));
  }
  return figures;
}

/** Runs the same rows on two clinics; `name` labels the second one. */
export async function compareClinics(
  rows: readonly Row[],
  [first, second]: readonly [Clinic, Clinic],
  name: string,
  { runs, seconds }: Effort,
): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const row of rows) {
    const other = { name, run: () => row.run(second, seconds) };
    figures.push(...(await measureAlternately(row, () => row.run(first, seconds), other, runs)));
  }
  return figures;
}
