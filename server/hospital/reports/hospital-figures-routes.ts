import {
  dayCloseEndpoint,
  hospitalNamedVisitsEndpoint,
  hospitalPaymentsFileEndpoint,
} from '#contract/appointments/payments.ts';
import { hospitalFiguresEndpoint, hospitalFiguresFileEndpoint } from '#contract/hospital/hospital-figures.ts';
import { formatJournalCsv } from '#server/appointments/payments/journal-csv.ts';
import { listJournal, listNamedVisits, sumsByPerson } from '#server/appointments/payments/list-journal.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { Mount } from '#server/platform/http/mount.ts';
import { countHospitalFigures, tabulateHospitalFigures } from './count-hospital-figures.ts';
import { formatFiguresCsv } from './hospital-figures-csv.ts';

export function hospitalFiguresRoutes(mount: Mount, deps: Deps): void {
  mount(hospitalFiguresEndpoint, ({ input: { query }, caller }) =>
    countHospitalFigures(deps, caller.hospitalId, query),
  );

  mount(hospitalNamedVisitsEndpoint, async ({ input: { query }, caller: { hospitalId }, showed }) => {
    const { patientIds, answer } = await listNamedVisits(deps, { doctorId: null, hospitalId }, query);
    showed(patientIds);
    return answer;
  });

  mount(
    hospitalPaymentsFileEndpoint,
    async ({ input: { query }, caller: { hospitalId }, showed, locale }) => {
      const { lines, patientIds } = await listJournal(deps, { doctorId: null, hospitalId }, query);
      showed(patientIds);
      return {
        name: `payments-${query.from}-${query.to}.csv`,
        content: formatJournalCsv(lines, locale, deps.clock.timeZone),
      };
    },
  );

  mount(
    dayCloseEndpoint,
    async ({
      input: {
        params: { date },
      },
      caller: { hospitalId },
      showed,
    }) => {
      const period = { from: date, to: date };
      const { rows, lines, patientIds } = await listJournal(deps, { doctorId: null, hospitalId }, period);
      showed(patientIds);
      return { date, people: sumsByPerson(rows), receipts: lines };
    },
  );

  mount(hospitalFiguresFileEndpoint, async ({ input: { query }, caller, locale }) => ({
    name: `figures-${query.from}-${query.to}.csv`,
    content: formatFiguresCsv(await tabulateHospitalFigures(deps, caller.hospitalId, query), locale),
  }));
}
