import type { AppointmentStatus } from '#domain/appointment-life.ts';
import { statement } from '#server/platform/database.ts';

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
}

/**
 * Every figure of a doctor's dashboard, in one pass over the doctor's own appointments. `from` and `before` are the
 * borders of the clinic's today, `newFrom` is when the first visit of a new patient started at the earliest.
 */
export const figuresOfDoctor = statement<
  FiguresRow,
  [
    doctorId: number,
    today: string,
    from: Date,
    before: Date,
    newFrom: Date,
    awaited: readonly AppointmentStatus[],
  ]
>(
  'figures_of_doctor',
  `with own as materialized (
     select patient_id, starts_at, status, consult_status, pay_status, fee_paise
     from appointments where doctor_id = $1
   ), seen as (
     select patient_id, min(starts_at) as first_start from own where status = 'Completed' group by patient_id
   )
   select visits.*, seen_patients.*,
     exists (select from published_slots where doctor_id = $1 and day >= $2 and starts <> '{}') as has_published,
     exists (select from doctors where id = $1 and btrim(overview) <> '') as has_overview
   from (
     select
       count(*) filter (where starts_at >= $3 and starts_at < $4 and status = any($6)) as awaited_today,
       count(*) filter (where starts_at >= $3 and starts_at < $4 and status = 'Completed') as done_today,
       coalesce(sum(fee_paise) filter (where status = 'Completed' and pay_status = 'Paid'), 0)::bigint as revenue_paise,
       count(*) filter (where consult_status = 'Offline') as offline,
       count(*) filter (where consult_status = 'Online') as online
     from own
   ) visits, (
     select
       count(*) as total_patients,
       count(*) filter (where first_start >= $5) as new_patients,
       count(*) filter (where gender = 'Male') as male,
       count(*) filter (where gender = 'Female') as female,
       count(*) filter (where gender = 'Other') as other
     from seen join patients p on p.id = seen.patient_id
   ) seen_patients`,
);

export interface OutcomeRow {
  at: string;
  completed: number;
  awaited: number;
  fell_through: number;
}

/** How a clinic's calendar names the hour, day or month of a visit, in the words of to_char. */
export type BucketPattern = 'HH24":00"' | 'YYYY-MM-DD' | 'YYYY-MM';

/**
 * A doctor's visits that start in a stretch of time, counted by outcome for each hour, day or month of the clinic's
 * calendar that has one; requests are not visits yet.
 */
export const outcomesOfDoctor = statement<
  OutcomeRow,
  [
    doctorId: number,
    from: Date,
    before: Date,
    timeZone: string,
    pattern: BucketPattern,
    awaited: readonly AppointmentStatus[],
    fellThrough: readonly AppointmentStatus[],
  ]
>(
  'outcomes_of_doctor',
  `select to_char(starts_at at time zone $4, $5) as at,
     count(*) filter (where status = 'Completed') as completed,
     count(*) filter (where status = any($6)) as awaited,
     count(*) filter (where status = any($7)) as fell_through
   from appointments
   where doctor_id = $1 and starts_at >= $2 and starts_at < $3 and status <> 'Requested'
   group by at order by at`,
);
