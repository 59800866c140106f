import type { PreviousSort } from '#contract/appointment-lists.ts';
import type { AppointmentStatus } from '#domain/appointment-life.ts';
import { statement } from '#server/platform/database.ts';
import {
  type DoctorAppointmentRow,
  doctorAppointmentColumns,
  doctorAppointmentSources,
} from './doctor-appointment-queries.ts';

/** What every query of the list filters by; null lets everything through. */
export type PreviousFilterValues = [
  doctorId: number,
  status: AppointmentStatus | null,
  consultStatus: string | null,
  from: Date | null,
  before: Date | null,
  /** Part of a text, as a LIKE pattern. */
  pattern: string | null,
  /** The number that the searched text is, if it names an appointment. */
  appointmentId: number | null,
];

// Scalar, not joined: most lists need no name before they have been cut to a page, and then it is asked 25
// times.
const patientName = '(select name from patients where id = a.patient_id)';
const readableId = `'APT-' || lpad(a.id::text, greatest(6, length(a.id::text)), '0')`;

/**
 * All of a doctor's appointments that wait in no request list (docs/product.md#life-of-an-appointment), on
 * the index by doctor and start.
 */
const previous = `a.doctor_id = $1 and a.status not in ('Requested', 'Request for Rescheduling')`;
const filter = `${previous}
  and ($2::text is null or a.status = $2) and ($3::text is null or a.consult_status = $3)
  and a.starts_at >= coalesce($4::timestamptz, '-infinity') and a.starts_at < coalesce($5::timestamptz, 'infinity')
  and ($6::text is null or a.reason ilike $6 or a.id = $7::bigint or ${readableId} ilike $6 or ${patientName} ilike $6)`;

const sortKeys: Readonly<Record<PreviousSort, string>> = {
  date: 'a.starts_at',
  patient: `lower(${patientName})`,
  mode: 'a.consult_status',
  payment: 'a.pay_status',
  status: 'a.status',
  reason: 'lower(a.reason)',
};

export type PreviousOrder = 'asc' | 'desc';

/** Equal rows stand newest first, and never change places between two pages. */
const orderBy = (sort: PreviousSort, order: PreviousOrder) =>
  `order by ${sortKeys[sort]} ${order}, a.starts_at desc, a.id desc`;

/** How many there are on all pages. */
export const countPrevious = statement<{ total: number }, PreviousFilterValues>(
  'count_previous',
  `select count(*) as total from appointments a where ${filter}`,
);

/** One page of the list. It is cut out before anything else is looked up, so that a page costs a page. */
export const previousPage = (sort: PreviousSort, order: PreviousOrder) =>
  statement<DoctorAppointmentRow, [...PreviousFilterValues, limit: number, offset: number]>(
    `previous_page_${sort}_${order}`,
    `select ${doctorAppointmentColumns} from ${doctorAppointmentSources}
     where a.id in (select a.id from appointments a where ${filter} ${orderBy(sort, order)} limit $8 offset $9)
     ${orderBy(sort, order)}`,
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
export const wholePrevious = (sort: PreviousSort, order: PreviousOrder) =>
  statement<PreviousFileRow, [...PreviousFilterValues, timeZone: string]>(
    `whole_previous_${sort}_${order}`,
    `select a.id, ${patientName} as patient_name, to_char(a.starts_at at time zone $8, 'YYYY-MM-DD') as day,
       to_char(a.starts_at at time zone $8, 'HH24:MI') as slot, a.consult_status, a.pay_status, a.status, a.reason
     from appointments a where ${filter} ${orderBy(sort, order)}`,
  );

export interface CountsRow {
  awaiting: number;
  cancelled: number;
  ended: number;
  online: number;
}

/** The figures above the list, of the rows that the list can show (G-06). */
export const countsOfDoctor = statement<CountsRow, [doctorId: number]>(
  'counts_of_doctor',
  `select count(*) filter (where a.status in ('Pending', 'Confirmed')) as awaiting,
     count(*) filter (where a.status = 'Rejected') as cancelled,
     count(*) filter (where a.status = 'Completed') as ended,
     count(*) filter (where a.consult_status = 'Online') as online
   from appointments a where ${previous}`,
);
