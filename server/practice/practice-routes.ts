import { appointmentsChartEndpoint, practiceFiguresEndpoint } from '#contract/practice.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { Mount } from '#server/platform/mount.ts';
import { countFigures } from './count-figures.ts';
import { countOutcomes } from './count-outcomes.ts';

/** The figures and charts of a doctor's practice. */
export function practiceRoutes(mount: Mount, deps: Deps): void {
  mount(practiceFiguresEndpoint, ({ caller }) => countFigures(deps, caller.id));
  mount(appointmentsChartEndpoint, ({ input: { query }, caller }) =>
    countOutcomes(deps, caller.id, query.period),
  );
}
