import type { VisitFigures } from '#contract/hospital/hospital-reports.ts';
import { toRupees } from '#domain/platform/money.ts';
import { toPercentile } from '#domain/platform/percentiles.ts';
import type {
  GroupRow,
  MoneyRow,
  OwedRow,
  RangesRow,
  TimesRow,
  VisitFiguresRow,
} from './hospital-reports-queries.ts';

/** Median and 80th percentile of the measured visits. */
type Minutes = NonNullable<VisitFigures['waiting']>;
/** Groups without measurements are missing. */
type MinutesByGroup = ReadonlyMap<string, Minutes>;

export interface CountedRows {
  readonly visits: readonly VisitFiguresRow[];
  readonly waiting: MinutesByGroup;
  readonly consultation: MinutesByGroup;
  readonly money: readonly MoneyRow[];
  readonly owed: readonly OwedRow[];
}

export const toGroupKey = ({ doctor_id, day }: GroupRow) => `${doctor_id ?? ''} ${day ?? ''}`;

const toMinutes = (half: number, most: number, measured: number): Minutes => ({
  half: Math.round(half),
  most: Math.round(most),
  measured,
});

export function groupMinutes(time: 'waited' | 'consulted', rows: readonly TimesRow[]): MinutesByGroup {
  const measured = new Map<string, [value: number, times: number][]>();
  for (const row of rows) {
    const value = row[time];
    if (value === null) continue;
    const group = toGroupKey(row);
    const others = measured.get(group);
    if (others) others.push([value, row.visits]);
    else measured.set(group, [[value, row.visits]]);
  }
  return new Map(
    [...measured].flatMap(([group, values]) => {
      const [half, most] = [toPercentile(values, 0.5), toPercentile(values, 0.8)];
      const visits = values.reduce((sum, [, times]) => sum + times, 0);
      return half === null || most === null ? [] : [[group, toMinutes(half, most, visits)] as const];
    }),
  );
}

export const groupRanges = (
  rows: readonly (GroupRow & { readonly range: RangesRow['waiting']; readonly measured: number })[],
): MinutesByGroup =>
  new Map(
    rows.flatMap((row) =>
      row.range ? [[toGroupKey(row), toMinutes(...row.range, row.measured)] as const] : [],
    ),
  );

function toCollected(row: MoneyRow | undefined): VisitFigures['collected'] {
  const { cash_paise: cash = 0, upi_paise: upi = 0, card_paise: card = 0 } = row ?? {};
  return {
    total: toRupees(cash + upi + card),
    cash: toRupees(cash),
    upi: toRupees(upi),
    card: toRupees(card),
  };
}

function toModes(row: VisitFiguresRow | undefined, money: MoneyRow | undefined): VisitFigures['byMode'] {
  const { total } = toCollected(money);
  const online = {
    visits: row?.online ?? 0,
    completed: row?.completed_online ?? 0,
    didNotCome: row?.did_not_come_online ?? 0,
    collected: toRupees(money?.online_paise ?? 0),
  };
  return {
    online,
    offline: {
      visits: row?.offline ?? 0,
      completed: (row?.completed ?? 0) - online.completed,
      didNotCome: (row?.did_not_come ?? 0) - online.didNotCome,
      // Subtracts in whole paise, because differences of rupees have rounding errors.
      collected: toRupees(Math.round((total - online.collected) * 100)),
    },
  };
}

/** The figures of a group; zeros if it has neither visits nor money. */
export function findGroupFigures({
  visits,
  waiting,
  consultation,
  money,
  owed,
}: CountedRows): (group: string) => VisitFigures {
  const visitsByGroup = new Map(visits.map((row) => [toGroupKey(row), row]));
  const owedByGroup = new Map(owed.map((row) => [toGroupKey(row), row.owed_paise]));
  const moneyByGroup = new Map(money.map((row) => [toGroupKey(row), row]));
  return (group) => {
    const row = visitsByGroup.get(group);
    return {
      visits: row?.visits ?? 0,
      requested: row?.requested ?? 0,
      awaited: row?.awaited ?? 0,
      completed: row?.completed ?? 0,
      cancelled: row?.cancelled ?? 0,
      rejected: row?.rejected ?? 0,
      rescheduled: row?.rescheduled ?? 0,
      didNotCome: row?.did_not_come ?? 0,
      notClosed: row?.not_closed ?? 0,
      offline: row?.offline ?? 0,
      online: row?.online ?? 0,
      waiting: waiting.get(group) ?? null,
      consultation: consultation.get(group) ?? null,
      collected: toCollected(moneyByGroup.get(group)),
      owed: toRupees(owedByGroup.get(group) ?? 0),
      byMode: toModes(row, moneyByGroup.get(group)),
    };
  };
}
