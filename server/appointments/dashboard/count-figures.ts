import type { DashboardFigures } from '#contract/appointments/own-profile.ts';
import { acceptedOpenStatuses, newPatientDays } from '#domain/appointments/appointment-outcomes.ts';
import { addDays, toInstant } from '#domain/platform/calendar-days.ts';
import { today } from '#server/platform/clock.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import { presentFigures } from './dashboard-presenter.ts';
import { findDoctorFigures } from './dashboard-queries.ts';

export async function countFigures(
  { id: doctorId }: Pick<Actor, 'id'>,
  { config, database, clock }: Pick<Deps, 'config' | 'database' | 'clock'>,
): Promise<DashboardFigures> {
  const day = today(clock);
  const startOfDay = (other: string) => new Date(toInstant(other, 0, clock.timeZone));
  const [row] = await findDoctorFigures(database.pool, {
    doctorId,
    today: day,
    from: startOfDay(day),
    before: startOfDay(addDays(day, 1)),
    newFrom: startOfDay(addDays(day, -newPatientDays)),
    awaited: acceptedOpenStatuses,
  });
  if (!row) throw new Error('Aggregates without grouping answer one row');
  return presentFigures(row, day, config);
}
