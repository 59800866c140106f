import type { PracticeFigures } from '#contract/appointments/practice.ts';
import { awaitedStatuses, newPatientDays } from '#domain/appointments/appointment-outcomes.ts';
import { addDays, instantOf } from '#domain/platform/calendar-days.ts';
import { today } from '#server/platform/clock.ts';
import type { Deps } from '#server/platform/deps.ts';
import { practiceFigures } from './practice-presenter.ts';
import { figuresOfDoctor } from './practice-queries.ts';

/** The present figures of a doctor's dashboard, by the clinic's calendar (docs/product.md#figures). */
export async function countFigures(
  { config, database, clock }: Pick<Deps, 'config' | 'database' | 'clock'>,
  doctorId: number,
): Promise<PracticeFigures> {
  const day = today(clock);
  const startOf = (other: string) => new Date(instantOf(other, 0, clock.timeZone));
  const [row] = await figuresOfDoctor(database.pool, {
    doctorId,
    today: day,
    from: startOf(day),
    before: startOf(addDays(day, 1)),
    newFrom: startOf(addDays(day, -newPatientDays)),
    awaited: awaitedStatuses,
  });
  if (!row) throw new Error('Aggregates without grouping answer one row');
  return practiceFigures(row, day, config);
}
