import type { FiguresOfVisits } from '#contract/hospital-figures.ts';
import { rupeesOf } from '#domain/money.ts';
import { type MeasuredValues, percentileOf } from '#domain/percentiles.ts';
import type { GroupRow, MoneyRow, TimesRow, VisitFiguresRow } from './hospital-figures-queries.ts';

export interface Counted {
  readonly visits: readonly VisitFiguresRow[];
  readonly times: readonly TimesRow[];
  readonly money: readonly MoneyRow[];
}

/** Of which doctor and day a row is. */
export const groupOf = ({ doctor_id, day }: GroupRow) => `${doctor_id ?? ''} ${day ?? ''}`;

/** The minutes of half of the measured visits and of four in five; null where none was measured. */
function minutesOf(measured: MeasuredValues = []): FiguresOfVisits['waiting'] {
  const [half, most] = [percentileOf(measured, 0.5), percentileOf(measured, 0.8)];
  if (half === null || most === null) return null;
  const visits = measured.reduce((sum, [, times]) => sum + times, 0);
  return { half: Math.round(half), most: Math.round(most), measured: visits };
}

/** How often each number of minutes was measured in each group. */
function measuredBy(time: 'waited' | 'consulted', rows: readonly TimesRow[]): Map<string, MeasuredValues> {
  const measured = new Map<string, (readonly [number, number])[]>();
  for (const row of rows) {
    const minutes = row[time];
    if (minutes === null) continue;
    const group = groupOf(row);
    const others = measured.get(group);
    if (others) others.push([minutes, row.visits]);
    else measured.set(group, [[minutes, row.visits]]);
  }
  return measured;
}

function collectedOf(row: MoneyRow | undefined): FiguresOfVisits['collected'] {
  const { cash_paise: cash = 0, upi_paise: upi = 0, card_paise: card = 0 } = row ?? {};
  return {
    total: rupeesOf(cash + upi + card),
    cash: rupeesOf(cash),
    upi: rupeesOf(upi),
    card: rupeesOf(card),
  };
}

function modesOf(row: VisitFiguresRow | undefined, money: MoneyRow | undefined): FiguresOfVisits['byMode'] {
  const { total } = collectedOf(money);
  const online = {
    visits: row?.online ?? 0,
    completed: row?.completed_online ?? 0,
    didNotCome: row?.did_not_come_online ?? 0,
    collected: rupeesOf(money?.online_paise ?? 0),
  };
  return {
    online,
    offline: {
      visits: row?.offline ?? 0,
      completed: (row?.completed ?? 0) - online.completed,
      didNotCome: (row?.did_not_come ?? 0) - online.didNotCome,
      // Counted in whole paise: a difference of rupees may be off by what a fraction loses.
      collected: rupeesOf(Math.round((total - online.collected) * 100)),
    },
  };
}

/** Finds the figures of a group among what was counted; noughts of one without visits and money. */
export function figuresOf({ visits, times, money }: Counted): (group: string) => FiguresOfVisits {
  const visitsOf = new Map(visits.map((row) => [groupOf(row), row]));
  const [waitedOf, consultedOf] = [measuredBy('waited', times), measuredBy('consulted', times)];
  const moneyOf = new Map(money.map((row) => [groupOf(row), row]));
  return (group) => {
    const row = visitsOf.get(group);
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
      waiting: minutesOf(waitedOf.get(group)),
      consultation: minutesOf(consultedOf.get(group)),
      collected: collectedOf(moneyOf.get(group)),
      byMode: modesOf(row, moneyOf.get(group)),
    };
  };
}
