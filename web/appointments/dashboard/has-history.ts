import type { DashboardFigures } from '#contract/appointments/own-profile.ts';

/** Requests alone do not count. */
export const hasHistory = ({ appointmentsToday, totalPatients }: DashboardFigures) =>
  appointmentsToday > 0 || totalPatients > 0;
