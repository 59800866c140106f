import type { PracticeVisitFigures } from '#contract/appointments/own-profile.ts';
import { toRupees } from '#domain/platform/money.ts';
import { formatId } from '#domain/platform/readable-ids.ts';
import { toInstants } from '#server/appointments/payments/list-journal.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import { listDashboardFigures, type PracticeRow } from './dashboard-queries.ts';

const present = (row: PracticeRow | undefined): PracticeVisitFigures => {
  const { cash_paise: cash = 0, upi_paise: upi = 0, card_paise: card = 0 } = row ?? {};
  return {
    visits: row?.visits ?? 0,
    completed: row?.completed ?? 0,
    didNotCome: row?.did_not_come ?? 0,
    noOutcome: row?.no_outcome ?? 0,
    collected: {
      total: toRupees(cash + upi + card),
      cash: toRupees(cash),
      upi: toRupees(upi),
      card: toRupees(card),
    },
    owed: toRupees(row?.owed_paise ?? 0),
  };
};

export async function countByPractice(
  { id: doctorId }: Pick<Actor, 'id'>,
  deps: Pick<Deps, 'reads' | 'clock'>,
  period: { readonly from: string; readonly to: string },
) {
  const rows = await listDashboardFigures(deps.reads, { doctorId, ...toInstants(deps, period) });
  return {
    ...period,
    total: present(rows.at(-1)),
    practices: rows.flatMap((row) =>
      row.id === null
        ? []
        : [{ practiceId: formatId('practice', row.id), name: row.name ?? '', ...present(row) }],
    ),
  };
}
