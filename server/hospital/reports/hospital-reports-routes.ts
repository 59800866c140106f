import {
  dayCloseEndpoint,
  hospitalPaymentsFileEndpoint,
  hospitalReportAppointmentsEndpoint,
} from '#contract/appointments/payments.ts';
import { hospitalReportEndpoint, hospitalReportFileEndpoint } from '#contract/hospital/hospital-reports.ts';
import { Refusal } from '#contract/platform/refusals.ts';
import { moneyVisitLists } from '#domain/appointments/payments.ts';
import { formatJournalCsv } from '#server/appointments/payments/journal-csv.ts';
import { listJournal, listNamedVisits, sumsByPerson } from '#server/appointments/payments/list-journal.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { Mount } from '#server/platform/http/mount.ts';
import { countHospitalReport, tabulateHospitalReport } from './count-hospital-reports.ts';
import { formatFiguresCsv } from './hospital-reports-csv.ts';

export function hospitalReportRoutes(mount: Mount, deps: Deps): void {
  mount(hospitalReportEndpoint, ({ input: { query }, actor }) =>
    countHospitalReport(deps, actor.hospitalId, query),
  );

  mount(hospitalReportAppointmentsEndpoint, async ({ input: { query }, actor, showed }) => {
    const { which, doctorId = null, ...period } = query;
    if (actor.role === 'accountant' && !moneyVisitLists.some((one) => one === which)) {
      throw new Refusal('forbidden');
    }
    const scope = { doctorId, hospitalId: actor.hospitalId };
    const { patientIds, answer } = await listNamedVisits(deps, scope, which, period);
    showed(patientIds);
    return answer;
  });

  mount(hospitalPaymentsFileEndpoint, async ({ input: { query }, actor: { hospitalId }, showed, locale }) => {
    const { lines, patientIds } = await listJournal(deps, { doctorId: null, hospitalId }, query);
    showed(patientIds);
    return {
      name: `payments-${query.from}-${query.to}.csv`,
      content: formatJournalCsv(lines, locale, deps.clock.timeZone),
    };
  });

  mount(
    dayCloseEndpoint,
    async ({
      input: {
        params: { date },
      },
      actor: { hospitalId },
      showed,
    }) => {
      const period = { from: date, to: date };
      const { rows, lines, patientIds } = await listJournal(deps, { doctorId: null, hospitalId }, period);
      showed(patientIds);
      return { date, people: sumsByPerson(rows), receipts: lines };
    },
  );

  mount(hospitalReportFileEndpoint, async ({ input: { query }, actor, locale }) => ({
    name: `figures-${query.from}-${query.to}.csv`,
    content: formatFiguresCsv(await tabulateHospitalReport(deps, actor.hospitalId, query), locale),
  }));
}
