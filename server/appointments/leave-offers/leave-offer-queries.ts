import { literalsSql } from '#db/sql-literals.ts';
import { of, statement } from '#db/statement.ts';
import { openStatuses, slotOccupyingStatuses } from '#domain/appointments/appointment-lifecycle.ts';
import type { NoticeKind } from '#domain/appointments/doctor-leave.ts';
import type { ReservationRow } from '../leave/leave-queries.ts';
import { mayMoveSql } from '../leave/may-move-sql.ts';

const slotHoldingStatusesSql = literalsSql(slotOccupyingStatuses);
const openStatusesSql = literalsSql(openStatuses);

export interface OfferRow {
  appointment_id: number;
  notice_kind: NoticeKind;
  answer_until: Date | null;
  /** Null for a question without an offer. */
  reservation_id: number | null;
  starts_at: Date | null;
  reserved_until: Date | null;
  doctor_id: number;
  doctor_name: string;
  specialization: string;
  hospital: string;
  fee_paise: number;
}

/** Unexpired offers and questions of a leave, for patients or for one visit. */
export const listOffers = statement('list_offers', {
  values: {
    patientIds: of<readonly number[] | null>,
    appointmentId: of<number | null>,
    now: of<Date>,
  },
  row: of<OfferRow>,
  sql: `
    select a.id as appointment_id, lv.notice_kind, lv.answer_until, h.id as reservation_id, h.starts_at, h.reserved_until,
      d.id as doctor_id, d.name as doctor_name, d.specialization, coalesce(p.name, a.hospital) as hospital,
      case when d.id = a.doctor_id then a.fee_paise
        when h.consult_status = 'Online' then coalesce(p.video_fee_paise, p.clinic_fee_paise)
        else p.clinic_fee_paise end as fee_paise
    from leave_visits lv
    join appointments a on a.id = lv.appointment_id
    left join leave_offers o on o.leave_id = lv.leave_id and o.appointment_id = lv.appointment_id
    left join appointments h on h.id = o.reservation_id and h.status = 'Held' and h.reserved_until > :now
    left join practices p on p.id = h.practice_id
    join doctors d on d.id = coalesce(h.doctor_id, a.doctor_id)
    where lv.state = 'told' and (a.patient_id = any(:patientIds) or a.id = :appointmentId)
      and case when lv.notice_kind = 'asked' then a.status in (${openStatusesSql}) and a.starts_at > :now
        else h.id is not null and a.status = 'Rescheduled'
          and not exists (select from appointments n where n.replaces_id = a.id) end
    order by a.starts_at, a.id, h.starts_at`,
});

export const listReservationsAtPractice = statement('list_reservations_at_practice', {
  values: { id: of<number>, from: of<Date>, before: of<Date | null> },
  row: of<ReservationRow>,
  sql: `
    select h.id, o.leave_id, o.appointment_id
    from appointments h left join leave_offers o on o.reservation_id = h.id
    where h.practice_id = :id and h.status = 'Held'
      and h.starts_at >= :from and (:before::timestamptz is null or h.starts_at < :before)
    order by h.id`,
});

/**
 * Reservations of one person during a visit of the other, or of `duplicate` when both have one at the same time.
 */
export const listConflictingReservations = statement('list_conflicting_reservations', {
  values: { survivor: of<number>, duplicate: of<number> },
  row: of<ReservationRow>,
  sql: `
    select h.id, o.leave_id, o.appointment_id
    from appointments h left join leave_offers o on o.reservation_id = h.id
    where h.patient_id in (:survivor, :duplicate) and h.status = 'Held' and exists (
      select from appointments other
      where other.patient_id in (:survivor, :duplicate) and other.patient_id <> h.patient_id
        and other.status in (${slotHoldingStatusesSql}) and (other.status <> 'Held' or h.patient_id = :duplicate)
        and tstzrange(other.starts_at, other.ends_at) && tstzrange(h.starts_at, h.ends_at))
    order by h.id`,
});

export const findDoctorNames = statement('find_doctor_names', {
  values: { doctorId: of<number> },
  row: of<{ name: string; confirms_automatically: boolean }>,
  sql: 'select name, confirms_automatically from doctors where id = :doctorId',
});

export const listOfferReservations = statement('list_offer_reservations', {
  values: { appointmentId: of<number> },
  row: of<{ reservation_id: number; doctor_id: number }>,
  sql: `
    select o.reservation_id, h.doctor_id from leave_offers o join appointments h on h.id = o.reservation_id
    where o.appointment_id = :appointmentId and h.status = 'Held' order by o.reservation_id`,
});

export const markOffersDeclined = statement('mark_offers_declined', {
  values: { appointmentId: of<number>, now: of<Date> },
  sql: `
    update leave_visits set declined_at = :now
    where appointment_id = :appointmentId and state = 'told' and declined_at is null and notice_kind <> 'asked'`,
});

export const isAskedToMove = statement('is_asked_to_move', {
  values: { appointmentId: of<number> },
  row: of<{ asked: boolean }>,
  sql: `
    select ${mayMoveSql} as asked from appointments a where a.id = :appointmentId`,
});

/** An accepted offer costs what the colleague charges. */
export const findPracticeFee = statement('find_practice_fee', {
  values: { id: of<number> },
  sql: `
    update appointments a set fee_paise =
      case when a.consult_status = 'Online' then coalesce(p.video_fee_paise, p.clinic_fee_paise)
        else p.clinic_fee_paise end
    from practices p where a.id = :id and p.id = a.practice_id`,
});
