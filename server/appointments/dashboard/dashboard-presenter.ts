import type { DashboardFigures } from '#contract/appointments/own-profile.ts';
import { toRupees } from '#domain/platform/money.ts';
import type { Config } from '#server/platform/config/config.ts';
import type { FiguresRow } from './dashboard-queries.ts';

export function presentFigures(
  row: FiguresRow,
  today: string,
  { checkWithinHours: withinHours }: Pick<Config, 'checkWithinHours'>,
): DashboardFigures {
  return {
    today,
    appointmentsToday: row.awaited_today + row.done_today,
    doneToday: row.done_today,
    revenue: toRupees(row.revenue_paise),
    totalPatients: row.total_patients,
    newPatients: row.new_patients,
    modes: { offline: row.offline, online: row.online },
    genders: { male: row.male, female: row.female, other: row.other },
    hasPublished: row.has_published,
    hasOverview: row.has_overview,
    registration: row.listed ? null : { refusal: row.registration_refusal, withinHours },
  };
}
