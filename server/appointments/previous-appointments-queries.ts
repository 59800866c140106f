import type { PreviousSort } from '#contract/appointment-lists.ts';
import { of, statement, type ValuesOf } from '#db/statement.ts';
import type { AppointmentStatus } from '#domain/appointment-life.ts';
import {
  type DoctorAppointmentRow,
  doctorAppointmentColumns,
  doctorAppointmentSources,
} from './doctor-appointment-queries.ts';

/** What every query of the list filters by; null lets everything through. */
const filterValues = {
  doctorId: of<number>,
  status: of<AppointmentStatus | null>,
  consultStatus: of<string | null>,
  from: of<Date | null>,
  before: of<Date | null>,
  /** Part of a text, as a LIKE pattern. */
  pattern: of<string | null>,
  /** The number that the searched text is, if it names an appointment. */
  appointmentId: of<number | null>,
};
export type PreviousFilterValues = ValuesOf<typeof filterValues>;

// Scalar, not joined: most lists need no name before they have been cut to a page, and then it is asked 25
// times.
const patientName = '(select name from patients where id = a.patient_id)';
const readableId = `'APT-' || lpad(a.id::text, greatest(6, length(a.id::text)), '0')`;

/**
 * All of a doctor's appointments that wait in no request list (docs/product.md#life-of-an-appointment), on
 * the index by doctor and start.
 */
const previous = `a.doctor_id = :doctorId and a.status not in ('Requested', 'Request for Rescheduling')`;
const filter = `${previous}
  and (:status::text is null or a.status = :status)
  and (:consultStatus::text is null or a.consult_status = :consultStatus)
  and a.starts_at >= coalesce(:from::timestamptz, '-infinity')
  and a.starts_at < coalesce(:before::timestamptz, 'infinity')
  and (:pattern::text is null or a.reason ilike :pattern or a.id = :appointmentId::bigint
    or ${readableId} ilike :pattern or ${patientName} ilike :pattern)`;

const sortKeys: Readonly<Record<PreviousSort, string>> = {
  date: 'a.starts_at',
  patient: `lower(${patientName})`,
  mode: 'a.consult_status',
  payment: 'a.pay_status',
  status: 'a.status',
  reason: 'lower(a.reason)',
};

/**
 * Declares a statement once for each order of the rows. Equal rows stand newest first, and never change
 * places between two pages.
 */
function inEachOrder<Run>(declare: (orderBy: string, suffix: string) => Run) {
  const ordered = (sort: PreviousSort, order: 'asc' | 'desc') =>
    declare(`order by ${sortKeys[sort]} ${order}, a.starts_at desc, a.id desc`, `${sort}_${order}`);
  const both = (sort: PreviousSort) => ({ asc: ordered(sort, 'asc'), desc: ordered(sort, 'desc') });
  return {
    date: both('date'),
    patient: both('patient'),
    mode: both('mode'),
    payment: both('payment'),
    status: both('status'),
    reason: both('reason'),
  } satisfies Record<PreviousSort, unknown>;
}

/** How many there are on all pages. */
export const countPrevious = statement('count_previous', {
  values: filterValues,
  row: of<{ total: number }>,
  sql: `select count(*) as total from appointments a where ${filter}`,
});

/** One page of the list. It is cut out before anything else is looked up, so that a page costs a page. */
export const previousPage = inEachOrder((orderBy, suffix) =>
  statement(`previous_page_${suffix}`, {
    values: { ...filterValues, atMost: of<number>, skip: of<number> },
    row: of<DoctorAppointmentRow>,
    sql: `
      select ${doctorAppointmentColumns} from ${doctorAppointmentSources}
      where a.id in (
        select a.id from appointments a where ${filter} ${orderBy} limit :atMost offset :skip
      )
      ${orderBy}`,
  }),
);

/** What a spreadsheet shows of an appointment. */
export type PreviousFileRow = Pick<
  DoctorAppointmentRow,
  'id' | 'patient_name' | 'consult_status' | 'pay_status' | 'status' | 'reason'
> & {
  /** The clinic's day, YYYY-MM-DD, and time, HH:MM. */
  day: string;
  slot: string;
};

/**
 * The whole list. The clinic's days and times are read off here and not row by row in the process, which
 * would keep everybody else waiting for half a second when the list is long.
 */
export const wholePrevious = inEachOrder((orderBy, suffix) =>
  statement(`whole_previous_${suffix}`, {
    values: { ...filterValues, timeZone: of<string> },
    row: of<PreviousFileRow>,
    sql: `
      select a.id, ${patientName} as patient_name, a.consult_status, a.pay_status, a.status, a.reason,
        to_char(a.starts_at at time zone :timeZone, 'YYYY-MM-DD') as day,
        to_char(a.starts_at at time zone :timeZone, 'HH24:MI') as slot
      from appointments a where ${filter} ${orderBy}`,
  }),
);

export interface CountsRow {
  awaiting: number;
  cancelled: number;
  ended: number;
  online: number;
}

/** The figures above the list, of the rows that the list can show (G-06). */
export const countsOfDoctor = statement('counts_of_doctor', {
  values: { doctorId: of<number> },
  row: of<CountsRow>,
  sql: `
    select count(*) filter (where a.status in ('Pending', 'Confirmed')) as awaiting,
      count(*) filter (where a.status = 'Rejected') as cancelled,
      count(*) filter (where a.status = 'Completed') as ended,
      count(*) filter (where a.consult_status = 'Online') as online
    from appointments a where ${previous}`,
});
