import { searchDoctorsEndpoint, searchSuggestionsEndpoint } from '#contract/search/doctor-search.ts';
import { detectEmergency } from '#domain/search/emergencies.ts';
import { findReasonEmergency } from '#domain/search/emergency-reasons.ts';
import { findPracticesByDoctor } from '#server/doctors/practices/find-practices.ts';
import { presentListedDoctor } from '#server/doctors/profile/doctor-presenter.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { Mount } from '#server/platform/http/mount.ts';
import { findDoctors } from './find-doctors.ts';
import { suggestions } from './search-presenter.ts';
import { suggest } from './suggest.ts';

export function searchRoutes(mount: Mount, deps: Deps): void {
  mount(searchSuggestionsEndpoint, async ({ input: { query } }) => {
    const { q, latitude, longitude } = query;
    const here = latitude === undefined || longitude === undefined ? null : { latitude, longitude };
    return suggestions(await suggest(deps.reads, q, here));
  });

  mount(searchDoctorsEndpoint, async ({ input: { query } }) => {
    const { rows, total, near, meant, match, reach, ...choices } = await findDoctors(deps, query);
    const { page, perPage, latitude, longitude, hname } = query;
    const here = latitude === undefined || longitude === undefined ? null : { latitude, longitude };
    const several = rows.filter((row) => row.has_others).map(({ id }) => id);
    const practices = await findPracticesByDoctor(deps.reads, several, { here, hname });
    return {
      doctors: rows.map((row) => presentListedDoctor(row, practices.get(row.id))),
      total,
      page,
      perPage,
      near,
      match,
      meant,
      reach,
      emergency: detectEmergency(query.q ?? '') ?? findReasonEmergency(meant?.reason ?? ''),
      ...choices,
    };
  });
}
