import { literalsSql } from '#db/sql-literals.ts';
import { of, statement } from '#db/statement.ts';
import { acceptedOpenStatuses } from '#domain/appointments/appointment-outcomes.ts';
import { collectedMethods } from '#domain/appointments/payments.ts';
import {
  hospitalDoctorIdsSql,
  isHospitalPaymentSql,
  netPaiseSql,
  owedPaiseSql,
} from '#server/appointments/payments/payment-sql.ts';
import { isAppointmentSql } from '#server/scheduling/reservations/occupied-slot-sql.ts';

/** A total, a doctor, a day, or a doctor on a day: a null column covers all values. */
export interface GroupRow {
  doctor_id: number | null;
  day: string | null;
}

export interface VisitFiguresRow extends GroupRow {
  visits: number;
  requested: number;
  awaited: number;
  completed: number;
  cancelled: number;
  rejected: number;
  rescheduled: number;
  did_not_come: number;
  completed_online: number;
  did_not_come_online: number;
  not_closed: number;
  offline: number;
  online: number;
}

/**
 * A histogram: the number of visits per minute value, of waiting or of consulting; the other column is null.
 */
export interface TimesRow extends GroupRow {
  waited: number | null;
  consulted: number | null;
  visits: number;
}

/** The number of measured visits, with median and 80th percentile in minutes; null if none was measured. */
export interface RangesRow extends GroupRow {
  waited: number;
  waiting: [half: number, most: number] | null;
  consulted: number;
  consultation: [half: number, most: number] | null;
}

export interface MoneyRow extends GroupRow {
  cash_paise: number;
  upi_paise: number;
  card_paise: number;
  /** All payment methods, for video visits. */
  online_paise: number;
}

export interface OwedRow extends GroupRow {
  owed_paise: number;
}

const summary = 'grouping sets ((), (doctor_id), (day))';
const table = 'grouping sets ((doctor_id, day))';
type Groups = typeof summary | typeof table;

/** `days` are the starts of the days, in order, and `dates` their names; the period ends at `before`. */
const periodValues = {
  hospitalId: of<number>,
  from: of<Date>,
  before: of<Date>,
  days: of<readonly Date[]>,
  dates: of<readonly string[]>,
};
/**
 * The position of the day, from 1: searching thirty bounds is faster than converting each instant to a time
 * zone.
 */
const dayIndexSql = (at: 'starts_at' | 'p.at') => `width_bucket(${at}, :days::timestamptz[])` as const;
const date = '(:dates::text[])[day] as day';

const visitCountsSql = {
  // A moved visit counts at its new time.
  visits: "status <> 'Rescheduled'",
  requested: "status = 'Requested'",
  awaited: `status in (${literalsSql(acceptedOpenStatuses)})`,
  completed: "status = 'Completed'",
  cancelled: "status = 'Cancelled'",
  rejected: "status = 'Rejected'",
  rescheduled: "status = 'Rescheduled'",
  did_not_come: "status = 'Incomplete' and did_not_come",
  not_closed: "status = 'Incomplete' and not did_not_come",
  completed_online: "status = 'Completed' and consult_status = 'Online'",
  did_not_come_online: "status = 'Incomplete' and did_not_come and consult_status = 'Online'",
  offline: "status <> 'Rescheduled' and consult_status = 'Offline'",
  online: "status <> 'Rescheduled' and consult_status = 'Online'",
} as const;
const summed = Object.entries(visitCountsSql).map(
  ([name, condition]) => `coalesce(sum(alike) filter (where ${condition}), 0)::int as ${name}`,
);

/** Aggregates equal visits first, as there are few distinct combinations. */
const createVisitFigures = (name: string, groups: Groups) =>
  statement(name, {
    values: periodValues,
    row: of<VisitFiguresRow>,
    sql: `
      with kinds as materialized (
        select doctor_id, ${dayIndexSql('starts_at')} as day, status, consult_status, did_not_come, count(*) as alike
        from appointments
        where hospital_id = :hospitalId and starts_at >= :from and starts_at < :before and ${isAppointmentSql('appointments')}
        group by 1, 2, 3, 4, 5
      )
      select doctor_id, ${date}, ${summed.join(', ')} from kinds group by ${groups}`,
  });

export const countVisits = createVisitFigures('visit_figures_of_hospital', summary);
export const countVisitsPerDoctorAndDay = createVisitFigures('visit_table_of_hospital', table);

const minutes = (from: string, to: string) =>
  `case when ${to} >= ${from} then (date_part('epoch', ${to} - ${from}) / 60)::int end`;
const timesOfVisits = `
        select doctor_id, ${dayIndexSql('starts_at')} as day, ${minutes('arrived_at', 'coalesce(called_at, started_at)')} as waited,
          ${minutes('started_at', 'ended_at')} as consulted
        from appointments
        where hospital_id = :hospitalId and starts_at >= :from and starts_at < :before and ${isAppointmentSql('appointments')}
          and (arrived_at is not null or ended_at is not null)`;

/**
 * Waiting and consultation times in a period: in total, per doctor, and per day. Counting a histogram is
 * faster than sorting all values. Consultations longer than `longest` do not count.
 */
export const countTimes = statement('count_times', {
  values: { ...periodValues, longest: of<number> },
  row: of<TimesRow>,
  sql: `
    with times as materialized (
      select doctor_id, day, waited, consulted, count(*) as alike from (${timesOfVisits}) one group by 1, 2, 3, 4
    )
    select doctor_id, ${date}, waited, consulted, sum(alike)::int as visits
    from times group by grouping sets (
      (waited), (doctor_id, waited), (day, waited), (consulted), (doctor_id, consulted), (day, consulted))
    having waited is not null or consulted <= :longest`,
});

const range = 'percentile_cont(array[0.5, 0.8]) within group';
export const countTimesPerDoctorAndDay = statement('count_times_per_doctor_and_day', {
  values: { ...periodValues, longest: of<number> },
  row: of<RangesRow>,
  sql: `
    select doctor_id, ${date},
      count(waited)::int as waited, ${range} (order by waited) as waiting,
      count(*) filter (where consulted <= :longest)::int as consulted,
      ${range} (order by consulted) filter (where consulted <= :longest) as consultation
    from (${timesOfVisits}) one group by doctor_id, day`,
});

const sumByMethodSql = (way: (typeof collectedMethods)[number]) =>
  `coalesce(sum(amount_paise) filter (where way = '${way}'), 0)::bigint as ${way}_paise`;

/** Found by the hospital that collected the payment. */
const createMoneyFigures = (name: string, groups: Groups) =>
  statement(name, {
    values: periodValues,
    row: of<MoneyRow>,
    sql: `
      with kinds as materialized (
        select p.doctor_id, ${dayIndexSql('p.at')} as day, p.way, a.consult_status, sum(${netPaiseSql('p')})::bigint as amount_paise
        from payments p join payments one on one.id = coalesce(p.voids, p.id) join appointments a on a.id = p.appointment_id
        where p.doctor_id = any(${hospitalDoctorIdsSql}) and p.at >= :from and p.at < :before
          and p.way <> 'later' and ${isHospitalPaymentSql('one')}
        group by 1, 2, 3, 4
      )
      select doctor_id, ${date}, ${collectedMethods.map(sumByMethodSql).join(', ')},
        coalesce(sum(amount_paise) filter (where consult_status = 'Online'), 0)::bigint as online_paise
      from kinds group by ${groups}`,
  });

const createOwedFigures = (name: string, groups: Groups) =>
  statement(name, {
    values: periodValues,
    row: of<OwedRow>,
    sql: `
      with visits as materialized (
        select a.doctor_id, ${dayIndexSql('starts_at')} as day, ${owedPaiseSql} as owed
        from appointments a
        where a.hospital_id = :hospitalId and a.starts_at >= :from and a.starts_at < :before and a.status = 'Completed'
      )
      select doctor_id, ${date}, coalesce(sum(owed), 0)::bigint as owed_paise from visits group by ${groups}`,
  });

export const sumOwed = createOwedFigures('owed_figures_of_hospital', summary);
export const sumOwedPerDoctorAndDay = createOwedFigures('owed_table_of_hospital', table);

export const sumMoney = createMoneyFigures('money_figures_of_hospital', summary);
export const sumMoneyPerDoctorAndDay = createMoneyFigures('money_table_of_hospital', table);

export const listDoctorNames = statement('list_doctor_names', {
  values: { ids: of<readonly number[]> },
  row: of<{ id: number; name: string; specialization: string }>,
  sql: 'select id, name, specialization from doctors where id = any(:ids::bigint[]) order by lower(name), id',
});
