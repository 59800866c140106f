import { of, statement } from '#db/statement.ts';
import type { AppointmentStatus } from '#domain/appointments/appointment-lifecycle.ts';
import { type CollectedMethod, collectedMethods } from '#domain/appointments/payments.ts';
import {
  hasNoOutcomeSql,
  netPaiseSql,
  owedPaiseSql,
  revenueSql,
} from '#server/appointments/payments/payment-sql.ts';
import { isAppointmentSql } from '#server/scheduling/reservations/occupied-slot-sql.ts';

export interface FiguresRow {
  awaited_today: number;
  done_today: number;
  revenue_paise: number;
  total_patients: number;
  new_patients: number;
  offline: number;
  online: number;
  male: number;
  female: number;
  other: number;
  has_published: boolean;
  has_overview: boolean;
  listed: boolean;
  registration_refusal: string | null;
}

/**
 * All figures in one pass over the doctor's appointments. `from` and `before` limit the clinic's today; a
 * patient is new if their first appointment was not before `newFrom`.
 */
export const findDoctorFigures = statement('find_doctor_figures', {
  values: {
    doctorId: of<number>,
    today: of<string>,
    from: of<Date>,
    before: of<Date>,
    newFrom: of<Date>,
    awaited: of<readonly AppointmentStatus[]>,
  },
  row: of<FiguresRow>,
  sql: `
    with own as materialized (
      select patient_id, starts_at, status, consult_status from appointments
      where doctor_id = :doctorId and ${isAppointmentSql('appointments')}
    ), seen as (
      select patient_id, min(starts_at) as first_start from own
      where status = 'Completed' group by patient_id
    )
    select counted.*, seen_patients.*, ${revenueSql(':doctorId')} as revenue_paise,
      exists (select from published_days where doctor_id = :doctorId and day >= :today and starts || retained <> '{}')
        as has_published,
      exists (select from doctors where id = :doctorId and btrim(overview) <> '') as has_overview,
      (select listed from doctors where id = :doctorId) as listed,
      (select registration_refusal from doctors where id = :doctorId and registration_refused_at is not null)
        as registration_refusal
    from (
      select
        count(*) filter (where starts_at >= :from and starts_at < :before and status = any(:awaited))
          as awaited_today,
        count(*) filter (where starts_at >= :from and starts_at < :before and status = 'Completed')
          as done_today,
        count(*) filter (where consult_status = 'Offline' and status <> 'Rescheduled') as offline,
        count(*) filter (where consult_status = 'Online' and status <> 'Rescheduled') as online
      from own
    ) counted, (
      select
        count(*) as total_patients,
        count(*) filter (where first_start >= :newFrom) as new_patients,
        count(*) filter (where gender = 'Male') as male,
        count(*) filter (where gender = 'Female') as female,
        count(*) filter (where gender = 'Other') as other
      from seen join patients p on p.id = seen.patient_id
    ) seen_patients`,
});

export interface PracticeRow {
  id: number | null;
  name: string | null;
  visits: number;
  completed: number;
  did_not_come: number;
  no_outcome: number;
  owed_paise: number;
  cash_paise: number;
  upi_paise: number;
  card_paise: number;
}

const collectedSumSql = (way: CollectedMethod) =>
  `coalesce(sum(${netPaiseSql('p')}) filter (where p.way = '${way}'), 0)::bigint as ${way}_paise`;

export const listDashboardFigures = statement('list_dashboard_figures', {
  values: { doctorId: of<number>, from: of<Date>, before: of<Date> },
  row: of<PracticeRow>,
  sql: `
    with visits as (
      select a.practice_id as practice, count(*) filter (where a.status <> 'Rescheduled') as visits,
        count(*) filter (where a.status = 'Completed') as completed,
        count(*) filter (where a.status = 'Incomplete' and a.did_not_come) as did_not_come,
        count(*) filter (where ${hasNoOutcomeSql}) as no_outcome, sum(${owedPaiseSql}) as owed_paise
      from appointments a
      where a.doctor_id = :doctorId and a.starts_at >= :from and a.starts_at < :before and ${isAppointmentSql('a')}
      group by 1
    ), money as (
      select a.practice_id as practice, ${collectedMethods.map(collectedSumSql).join(', ')}
      from payments p join appointments a on a.id = p.appointment_id
      where p.doctor_id = :doctorId and p.at >= :from and p.at < :before group by 1
    )
    select pr.id, pr.name, coalesce(sum(visits), 0)::int as visits, coalesce(sum(completed), 0)::int as completed,
      coalesce(sum(did_not_come), 0)::int as did_not_come, coalesce(sum(no_outcome), 0)::int as no_outcome,
      coalesce(sum(owed_paise), 0)::bigint as owed_paise,
      ${collectedMethods.map((way) => `coalesce(sum(${way}_paise), 0)::bigint as ${way}_paise`).join(', ')}
    from visits full join money using (practice) join practices pr on pr.id = practice
    group by grouping sets ((pr.id, pr.name), ()) order by grouping(pr.id), lower(pr.name), pr.id`,
});

export interface OutcomeRow {
  at: string;
  completed: number;
  awaited: number;
  fell_through: number;
}

export type BucketPattern = 'HH24":00"' | 'YYYY-MM-DD' | 'YYYY-MM';

/**
 * Appointments of a period by outcome, for each non-empty hour, day or month of the clinic's calendar.
 * Requests are not counted.
 */
export const listOutcomes = statement('list_outcomes', {
  values: {
    doctorId: of<number>,
    from: of<Date>,
    before: of<Date>,
    timeZone: of<string>,
    pattern: of<BucketPattern>,
    awaited: of<readonly AppointmentStatus[]>,
    fellThrough: of<readonly AppointmentStatus[]>,
  },
  row: of<OutcomeRow>,
  sql: `
    select to_char(starts_at at time zone :timeZone, :pattern) as at,
      count(*) filter (where status = 'Completed') as completed,
      count(*) filter (where status = any(:awaited)) as awaited,
      count(*) filter (where status = any(:fellThrough)) as fell_through
    from appointments
    where doctor_id = :doctorId and starts_at >= :from and starts_at < :before and status <> 'Requested'
      and ${isAppointmentSql('appointments')}
    group by at order by at`,
});
