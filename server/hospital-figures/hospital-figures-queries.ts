import { literals } from '#db/literals.ts';
import { of, statement } from '#db/statement.ts';
import { awaitedStatuses } from '#domain/appointment-outcomes.ts';
import { collectedWays } from '#domain/payments.ts';
import { isAppointment } from '#server/holds/kept-time.ts';

/** Of all, of a doctor, of a day, or of a doctor on a day: where one of the two is null it counts all of them. */
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
  waited: number;
  /** Minutes of half of the measured visits and of four in five; null without one. */
  waiting: [half: number, most: number] | null;
  consulted: number;
  consultation: [half: number, most: number] | null;
}

export interface MoneyRow extends GroupRow {
  cash_paise: number;
  upi_paise: number;
  card_paise: number;
  /** Of all ways, for visits by video. */
  online_paise: number;
}

const summary = 'grouping sets ((), (doctor_id), (day))';
const table = 'grouping sets ((doctor_id, day))';
type Groups = typeof summary | typeof table;

const period = { hospitalId: of<number>, from: of<Date>, before: of<Date>, timeZone: of<string> };
const half = 'percentile_cont(array[0.5, 0.8]) within group';

/** What is counted of visits, by its column. */
const counts = {
  visits: 'true',
  requested: "status = 'Requested'",
  awaited: `status in (${literals(awaitedStatuses)})`,
  completed: "status = 'Completed'",
  cancelled: "status = 'Cancelled'",
  rejected: "status = 'Rejected'",
  rescheduled: "status = 'Rescheduled'",
  did_not_come: "status = 'Incomplete' and did_not_come",
  not_closed: "status = 'Incomplete' and not did_not_come",
  completed_online: "status = 'Completed' and consult_status = 'Online'",
  did_not_come_online: "status = 'Incomplete' and did_not_come and consult_status = 'Online'",
  offline: "consult_status = 'Offline'",
  online: "consult_status = 'Online'",
} as const;
const counted = Object.entries(counts).map(
  ([name, condition]) => `count(*) filter (where ${condition}) as ${name}`,
);
const summed = Object.keys(counts).map((name) => `sum(${name})::int as ${name}`);

/** Visits are counted once, by doctor and day, and their times sorted apart: few have any, and a sort of all takes long. */
const visits = (name: string, groups: Groups) =>
  statement(name, {
    values: { ...period, longest: of<number> },
    row: of<VisitFiguresRow>,
    sql: `
      with visit as materialized (
        select doctor_id, (starts_at at time zone :timeZone)::date as day, status, consult_status, did_not_come,
          extract(epoch from coalesce(called_at, started_at) - arrived_at)::float8 / 60 as waited,
          extract(epoch from ended_at - started_at)::float8 / 60 as consulted
        from appointments
        where hospital_id = :hospitalId and starts_at >= :from and starts_at < :before and ${isAppointment('appointments')}
      ), counted as materialized (
        select doctor_id, day, ${counted.join(', ')} from visit group by doctor_id, day
      ), figures as (
        select doctor_id, day, ${summed.join(', ')} from counted group by ${groups}
      ), times as (
        select doctor_id, day,
          count(*) filter (where waited >= 0) as waited,
          ${half} (order by waited) filter (where waited >= 0) as waiting,
          count(*) filter (where consulted between 0 and :longest) as consulted,
          ${half} (order by consulted) filter (where consulted between 0 and :longest) as consultation
        from visit where waited >= 0 or consulted between 0 and :longest group by ${groups}
      )
      select f.*, coalesce(t.waited, 0) as waited, t.waiting, coalesce(t.consulted, 0) as consulted, t.consultation
      from figures f left join times t
        on t.doctor_id is not distinct from f.doctor_id and t.day is not distinct from f.day`,
  });

/** The visits that begin in a period: all together, of each doctor, and of each day. */
export const visitFigures = visits('visit_figures_of_hospital', summary);
/** The same of each doctor on each day. */
export const visitTable = visits('visit_table_of_hospital', table);

const sumOf = (way: (typeof collectedWays)[number]) =>
  `coalesce(sum(amount_paise) filter (where way = '${way}'), 0)::bigint as ${way}_paise`;

/** Payments are found by who collected them: every doctor who was ever one of the hospital's. */
const money = (name: string, groups: Groups) =>
  statement(name, {
    values: period,
    row: of<MoneyRow>,
    sql: `
      with collected as materialized (
        select p.doctor_id, (p.at at time zone :timeZone)::date as day, p.way, p.amount_paise, a.consult_status
        from payments p join appointments a on a.id = p.appointment_id
        where p.doctor_id = any(array(
            select d.id from memberships m join doctors d on d.account_id = m.account_id
            where m.hospital_id = :hospitalId and m.role = 'doctor'
          ))
          and p.at >= :from and p.at < :before and p.voids is null and p.way <> 'later' and a.hospital_id = :hospitalId
          and not exists (select from payments other where other.voids = p.id)
      )
      select doctor_id, day, ${collectedWays.map(sumOf).join(', ')},
        coalesce(sum(amount_paise) filter (where consult_status = 'Online'), 0)::bigint as online_paise
      from collected group by ${groups}`,
  });

/** What was collected in a period for visits of the hospital: all together, by each doctor, and on each day. */
export const moneyFigures = money('money_figures_of_hospital', summary);
/** The same of each doctor on each day. */
export const moneyTable = money('money_table_of_hospital', table);

/** What the doctors of the figures are called. */
export const namesOfDoctors = statement('names_of_doctors', {
  values: { ids: of<readonly number[]> },
  row: of<{ id: number; name: string; specialization: string }>,
  sql: 'select id, name, specialization from doctors where id = any(:ids::bigint[]) order by lower(name), id',
});
