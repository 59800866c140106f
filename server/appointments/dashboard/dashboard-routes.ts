import {
  appointmentsChartEndpoint,
  dashboardByPracticeEndpoint,
  dashboardFiguresEndpoint,
} from '#contract/appointments/own-profile.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { Mount } from '#server/platform/http/mount.ts';
import { countByPractice } from './count-by-practice.ts';
import { countFigures } from './count-figures.ts';
import { countOutcomes } from './count-outcomes.ts';

export function dashboardRoutes(mount: Mount, deps: Deps): void {
  mount(dashboardFiguresEndpoint, ({ actor }) => countFigures(actor, deps));
  mount(dashboardByPracticeEndpoint, ({ input: { query }, actor }) => countByPractice(actor, deps, query));
  mount(appointmentsChartEndpoint, ({ input: { query }, actor }) => countOutcomes(actor, deps, query.period));
}
