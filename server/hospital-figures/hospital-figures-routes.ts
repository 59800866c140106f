import { hospitalFiguresEndpoint, hospitalFiguresFileEndpoint } from '#contract/hospital-figures.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { Mount } from '#server/platform/mount.ts';
import { countHospitalFigures, tabulateHospitalFigures } from './count-hospital-figures.ts';
import { figuresTable } from './figures-file.ts';

/** The figures of a hospital (M-09). */
export function hospitalFiguresRoutes(mount: Mount, deps: Deps): void {
  mount(hospitalFiguresEndpoint, ({ input: { query }, caller }) =>
    countHospitalFigures(deps, caller.hospitalId, query),
  );

  mount(hospitalFiguresFileEndpoint, async ({ input: { query }, caller, locale }) => ({
    name: `figures-${query.from}-${query.to}.csv`,
    content: figuresTable(await tabulateHospitalFigures(deps, caller.hospitalId, query), locale),
  }));
}
