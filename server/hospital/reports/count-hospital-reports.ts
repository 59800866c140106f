import type { HospitalReport } from '#contract/hospital/hospital-reports.ts';
import { maxMeasuredMinutes } from '#domain/hospital/hospital-reports.ts';
import { addDays, toInstant } from '#domain/platform/calendar-days.ts';
import { formatId } from '#domain/platform/readable-ids.ts';
import type { Deps } from '#server/platform/deps.ts';
import {
  type CountedRows,
  findGroupFigures,
  groupMinutes,
  groupRanges,
  toGroupKey,
} from './group-figures.ts';
import {
  countTimes,
  countTimesPerDoctorAndDay,
  countVisits,
  countVisitsPerDoctorAndDay,
  listDoctorNames,
  sumMoney,
  sumMoneyPerDoctorAndDay,
  sumOwed,
  sumOwedPerDoctorAndDay,
} from './hospital-reports-queries.ts';

/** Days in the clinic's zone, both inclusive. */
export interface Period {
  readonly from: string;
  readonly to: string;
}

type FigureDeps = Pick<Deps, 'reads' | 'clock'>;

function listDays({ from, to }: Period): string[] {
  const days: string[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day);
  return days;
}

function toQueryValues({ clock: { timeZone } }: FigureDeps, hospitalId: number, period: Period) {
  const dates = listDays(period);
  const toDayStart = (date: string) => new Date(toInstant(date, 0, timeZone));
  const [from, before] = [toDayStart(period.from), toDayStart(addDays(period.to, 1))];
  return { hospitalId, dates, days: dates.map(toDayStart), from, before };
}

async function findDoctorNames(
  { reads }: FigureDeps,
  { visits, money }: Pick<CountedRows, 'visits' | 'money'>,
) {
  const ids = [...visits, ...money].flatMap(({ doctor_id }) => doctor_id ?? []);
  return ids.length > 0 ? listDoctorNames(reads, { ids: [...new Set(ids)] }) : [];
}

/** As many days, just before. */
function toPeriodBefore(period: Period): Period {
  const days = listDays(period).length;
  return { from: addDays(period.from, -days), to: addDays(period.from, -1) };
}

async function countSummary(deps: FigureDeps, hospitalId: number, period: Period) {
  const values = toQueryValues(deps, hospitalId, period);
  const { reads } = deps;
  const [visits, times, money, owed] = await Promise.all([
    countVisits(reads, values),
    countTimes(reads, { ...values, longest: maxMeasuredMinutes }),
    sumMoney(reads, values),
    sumOwed(reads, values),
  ]);
  const waiting = groupMinutes('waited', times);
  const consultation = groupMinutes('consulted', times);
  const counted = findGroupFigures({ visits, waiting, consultation, money, owed });
  return { visits, money, counted, total: counted(toGroupKey({ doctor_id: null, day: null })) };
}

export async function countHospitalReport(
  deps: FigureDeps,
  hospitalId: number,
  period: Period,
): Promise<HospitalReport> {
  const periodBefore = toPeriodBefore(period);
  const [{ visits, money, counted, total }, before] = await Promise.all([
    countSummary(deps, hospitalId, period),
    countSummary(deps, hospitalId, periodBefore),
  ]);
  const doctors = await findDoctorNames(deps, { visits, money });
  return {
    ...period,
    total,
    before: { ...before.total, ...periodBefore },
    byDoctor: doctors.map(({ id, name, specialization }) => ({
      doctorId: formatId('doctor', id),
      name,
      specialization,
      ...counted(toGroupKey({ doctor_id: id, day: null })),
    })),
    byDay: listDays(period).map((date) => ({ date, ...counted(toGroupKey({ doctor_id: null, day: date })) })),
  };
}

/** The same per doctor and day, without empty ones, by day and name. */
export async function tabulateHospitalReport(deps: FigureDeps, hospitalId: number, period: Period) {
  const values = toQueryValues(deps, hospitalId, period);
  const { reads } = deps;
  const [visits, times, money, owed] = await Promise.all([
    countVisitsPerDoctorAndDay(reads, values),
    countTimesPerDoctorAndDay(reads, { ...values, longest: maxMeasuredMinutes }),
    sumMoneyPerDoctorAndDay(reads, values),
    sumOwedPerDoctorAndDay(reads, values),
  ]);
  const waiting = groupRanges(times.map((row) => ({ ...row, range: row.waiting, measured: row.waited })));
  const consultation = groupRanges(
    times.map((row) => ({ ...row, range: row.consultation, measured: row.consulted })),
  );
  const counted = findGroupFigures({ visits, waiting, consultation, money, owed });
  const doctors = await findDoctorNames(deps, { visits, money });
  const groups = new Set([...visits, ...money].map(toGroupKey));
  return listDays(period).flatMap((date) =>
    doctors.flatMap(({ id, name }) => {
      const group = toGroupKey({ doctor_id: id, day: date });
      return groups.has(group) ? [{ date, name, ...counted(group) }] : [];
    }),
  );
}
