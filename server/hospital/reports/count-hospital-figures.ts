import type { HospitalFigures } from '#contract/hospital/hospital-figures.ts';
import { longestMeasuredMinutes } from '#domain/hospital/hospital-figures.ts';
import { addDays, instantOf } from '#domain/platform/calendar-days.ts';
import { readableId } from '#domain/platform/readable-ids.ts';
import type { Deps } from '#server/platform/deps.ts';
import { type Counted, figuresOf, groupOf, minutesByGroup, rangesByGroup } from './figures-of.ts';
import {
  moneyFigures,
  moneyTable,
  namesOfDoctors,
  owedFigures,
  owedTable,
  timeFigures,
  timeTable,
  visitFigures,
  visitTable,
} from './hospital-figures-queries.ts';

/** Days of the clinic, both included. */
export interface Period {
  readonly from: string;
  readonly to: string;
}

type FigureDeps = Pick<Deps, 'reads' | 'clock'>;

function daysOf({ from, to }: Period): string[] {
  const days: string[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day);
  return days;
}

function valuesOf({ clock: { timeZone } }: FigureDeps, hospitalId: number, period: Period) {
  const dates = daysOf(period);
  const startOf = (date: string) => new Date(instantOf(date, 0, timeZone));
  const [from, before] = [startOf(period.from), startOf(addDays(period.to, 1))];
  return { hospitalId, dates, days: dates.map(startOf), from, before };
}

async function doctorsOf({ reads }: FigureDeps, { visits, money }: Pick<Counted, 'visits' | 'money'>) {
  const ids = [...visits, ...money].flatMap(({ doctor_id }) => doctor_id ?? []);
  return ids.length > 0 ? namesOfDoctors(reads, { ids: [...new Set(ids)] }) : [];
}

/** Counts the visits, the money and the times of a hospital in a period (M-09). */
export async function countHospitalFigures(
  deps: FigureDeps,
  hospitalId: number,
  period: Period,
): Promise<HospitalFigures> {
  const values = valuesOf(deps, hospitalId, period);
  const { reads } = deps;
  const [visits, times, money, owed] = await Promise.all([
    visitFigures(reads, values),
    timeFigures(reads, { ...values, longest: longestMeasuredMinutes }),
    moneyFigures(reads, values),
    owedFigures(reads, values),
  ]);
  const waiting = minutesByGroup('waited', times);
  const consultation = minutesByGroup('consulted', times);
  const counted = figuresOf({ visits, waiting, consultation, money, owed });
  const doctors = await doctorsOf(deps, { visits, money });
  return {
    ...period,
    total: counted(groupOf({ doctor_id: null, day: null })),
    byDoctor: doctors.map(({ id, name, specialization }) => ({
      doctorId: readableId('doctor', id),
      name,
      specialization,
      ...counted(groupOf({ doctor_id: id, day: null })),
    })),
    byDay: daysOf(period).map((date) => ({ date, ...counted(groupOf({ doctor_id: null, day: date })) })),
  };
}

/** The same of each doctor on each day that has something, by day and name. */
export async function tabulateHospitalFigures(deps: FigureDeps, hospitalId: number, period: Period) {
  const values = valuesOf(deps, hospitalId, period);
  const { reads } = deps;
  const [visits, times, money, owed] = await Promise.all([
    visitTable(reads, values),
    timeTable(reads, { ...values, longest: longestMeasuredMinutes }),
    moneyTable(reads, values),
    owedTable(reads, values),
  ]);
  const waiting = rangesByGroup(times.map((row) => ({ ...row, range: row.waiting, measured: row.waited })));
  const consultation = rangesByGroup(
    times.map((row) => ({ ...row, range: row.consultation, measured: row.consulted })),
  );
  const counted = figuresOf({ visits, waiting, consultation, money, owed });
  const doctors = await doctorsOf(deps, { visits, money });
  const groups = new Set([...visits, ...money].map(groupOf));
  return daysOf(period).flatMap((date) =>
    doctors.flatMap(({ id, name }) => {
      const group = groupOf({ doctor_id: id, day: date });
      return groups.has(group) ? [{ date, name, ...counted(group) }] : [];
    }),
  );
}
