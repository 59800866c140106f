import type { AppointmentFigure, AppointmentSort } from '#contract/appointments/appointment-lists.ts';
import { of, type StatementValues, statement } from '#db/statement.ts';
import type { AppointmentStatus } from '#domain/appointments/appointment-lifecycle.ts';
import {
  collectorNameSql,
  joinPaymentSql,
  type PaymentColumns,
  paymentColumnsSql,
} from '#server/appointments/payments/payment-sql.ts';
import { contactPhoneSql } from '#server/patients/profile/contact-phone.ts';
import { isAppointmentSql } from '#server/scheduling/reservations/occupied-slot-sql.ts';
import {
  type DoctorAppointmentRow,
  doctorAppointmentColumnsSql,
  doctorAppointmentSourcesSql,
} from './doctor-appointment-queries.ts';

/** Null values filter nothing. */
const filterValues = {
  doctorId: of<number>,
  status: of<AppointmentStatus | null>,
  figure: of<AppointmentFigure | null>,
  consultStatus: of<string | null>,
  from: of<Date | null>,
  before: of<Date | null>,
  pattern: of<string | null>,
  appointmentId: of<number | null>,
  /** Patients matching the search text, looked up before, so that the list need not join names. */
  patients: of<readonly number[]>,
};
export type ListFilterValues = StatementValues<typeof filterValues>;

// A subquery instead of a join: most lists need no name before they are cut to a page of 25.
const patientNameSql = '(select name from patients where id = a.patient_id)';
const readableIdSql = `'APT-' || lpad(a.id::text, greatest(6, length(a.id::text)), '0')`;

/** Everything but requests; uses the index on doctor and start. */
const isListedSql = `a.doctor_id = :doctorId and a.status not in ('Requested', 'Request for Rescheduling')
  and ${isAppointmentSql('a')}`;
const figureConditionsSql: Readonly<Record<AppointmentFigure, string>> = {
  awaiting: "a.status = 'Pending'",
  cancelled: "a.status = 'Rejected'",
  ended: "a.status = 'Completed'",
  online: "a.consult_status = 'Online'",
};
const figureFiltersSql = Object.entries(figureConditionsSql).map(
  ([figure, condition]) => `(:figure = '${figure}' and ${condition})`,
);

const listFilterSql = `${isListedSql}
  and (:figure::text is null or ${figureFiltersSql.join(' or ')})
  and (:status::text is null or a.status = :status)
  and (:consultStatus::text is null or a.consult_status = :consultStatus)
  and a.starts_at >= coalesce(:from::timestamptz, '-infinity')
  and a.starts_at < coalesce(:before::timestamptz, 'infinity')
  and (:pattern::text is null or a.reason ilike :pattern or a.id = :appointmentId::bigint
    or ${readableIdSql} ilike :pattern or a.patient_id = any(:patients::bigint[]))`;

const sortKeys: Readonly<Record<AppointmentSort, string>> = {
  date: 'a.starts_at',
  patient: `lower(${patientNameSql})`,
  mode: 'a.consult_status',
  payment: 'a.pay_status',
  status: 'a.status',
  reason: 'lower(a.reason)',
};

/** Declares a statement for each sort order. Ties are sorted newest first, so that no row changes pages. */
function inEachOrder<Run>(declare: (orderBy: string, suffix: string) => Run) {
  const ordered = (sort: AppointmentSort, order: 'asc' | 'desc') =>
    declare(`order by ${sortKeys[sort]} ${order}, a.starts_at desc, a.id desc`, `${sort}_${order}`);
  const bothDirections = (sort: AppointmentSort) => ({
    asc: ordered(sort, 'asc'),
    desc: ordered(sort, 'desc'),
  });
  return {
    date: bothDirections('date'),
    patient: bothDirections('patient'),
    mode: bothDirections('mode'),
    payment: bothDirections('payment'),
    status: bothDirections('status'),
    reason: bothDirections('reason'),
  } satisfies Record<AppointmentSort, unknown>;
}

export const countList = statement('count_list', {
  values: filterValues,
  row: of<{ total: number }>,
  sql: `select count(*) as total from appointments a where ${listFilterSql}`,
});

/** Looks up names and prescriptions only for the rows of the page. */
export const listPage = inEachOrder((orderBy, suffix) =>
  statement(`list_page_${suffix}`, {
    values: { ...filterValues, max: of<number>, skip: of<number> },
    row: of<DoctorAppointmentRow>,
    sql: `
      select ${doctorAppointmentColumnsSql} from ${doctorAppointmentSourcesSql}
      where a.id in (
        select a.id from appointments a where ${listFilterSql} ${orderBy} limit :max offset :skip
      )
      ${orderBy}`,
  }),
);

export type ListFileRow = Pick<
  DoctorAppointmentRow,
  | 'id'
  | 'patient_id'
  | 'patient_name'
  | 'phone'
  | 'consult_status'
  | 'pay_status'
  | 'status'
  | 'reason'
  | 'fee_paise'
  | keyof PaymentColumns
> & {
  /** In the clinic's time zone: YYYY-MM-DD and HH:MM. */
  day: string;
  slot: string;
  collected_by: string;
};

/** Days and times are computed in SQL, because a long list would block the process for half a second. */
export const listAll = inEachOrder((orderBy, suffix) =>
  statement(`whole_list_${suffix}`, {
    values: { ...filterValues, timeZone: of<string> },
    row: of<ListFileRow>,
    sql: `
      select a.id, a.patient_id, p.name as patient_name, ${contactPhoneSql('p')} as phone, a.consult_status,
        a.pay_status, a.status, a.reason, a.fee_paise, ${paymentColumnsSql}, ${collectorNameSql('paid')} as collected_by,
        to_char(a.starts_at at time zone :timeZone, 'YYYY-MM-DD') as day,
        to_char(a.starts_at at time zone :timeZone, 'HH24:MI') as slot
      from appointments a join patients p on p.id = a.patient_id ${joinPaymentSql}
      where ${listFilterSql} ${orderBy}`,
  }),
);

export interface CountsRow {
  awaiting: number;
  confirmed: number;
  cancelled: number;
  ended: number;
  online: number;
  all_of_them: number;
}

export const countFigures = statement('count_figures', {
  values: { doctorId: of<number> },
  row: of<CountsRow>,
  sql: `
    select count(*) filter (where ${figureConditionsSql.awaiting}) as awaiting,
      count(*) filter (where a.status = 'Confirmed') as confirmed,
      count(*) filter (where ${figureConditionsSql.cancelled}) as cancelled,
      count(*) filter (where ${figureConditionsSql.ended}) as ended,
      count(*) filter (where ${figureConditionsSql.online}) as online,
      count(*) as all_of_them
    from appointments a where ${isListedSql}`,
});
