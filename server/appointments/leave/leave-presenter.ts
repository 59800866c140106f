import type { LeaveOffer } from '#contract/appointments/leave-offers.ts';
import type { AffectedVisit, Leave, LeaveVisit } from '#contract/appointments/leaves.ts';
import { toLeaveGroup } from '#domain/appointments/doctor-leave.ts';
import { formatId } from '#domain/platform/readable-ids.ts';
import { formatSlotTime } from '#domain/scheduling/slot-grid.ts';
import { toClinicTime } from '#server/appointments/detail/appointment-facts.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { OfferRow } from '../leave-offers/leave-offer-queries.ts';
import type { AffectedVisitRow, LeaveRow, LeaveVisitRow } from './leave-queries.ts';

export function presentAffectedVisit(row: AffectedVisitRow, { timeZone }: Clock): AffectedVisit {
  return {
    appointmentId: formatId('appointment', row.id),
    practiceId: formatId('practice', row.practice_id),
    patientId: formatId('patient', row.patient_id),
    patientName: row.patient_name,
    patientPhone: row.patient_phone,
    ...toClinicTime(row.starts_at, timeZone),
    reason: row.reason,
    consultStatus: row.consult_status,
    appStatus: row.status,
    group: toLeaveGroup({ status: row.status, consultStatus: row.consult_status }),
  };
}

export function presentLeave(row: LeaveRow, clock: Clock): Leave {
  const now = clock.now();
  const label = (minutes: number | null) => (minutes === null ? null : formatSlotTime(minutes));
  return {
    leaveId: row.id,
    from: row.first_day,
    to: row.last_day,
    fromTime: label(row.from_minutes),
    toTime: label(row.to_minutes),
    reason: row.reason,
    state: row.state,
    undoUntil: row.state === 'sending' && row.send_at.getTime() > now ? row.send_at.toISOString() : null,
    touched: row.touched,
    waiting: row.waiting,
    unanswered: row.unanswered,
    begun: row.starts_at.getTime() <= (row.ended_at?.getTime() ?? now),
    over: row.ends_at.getTime() <= now,
  };
}

export function presentLeaveVisit(row: LeaveVisitRow, clock: Clock): LeaveVisit {
  const { new_id: newId, new_starts_at: newStart } = row;
  return {
    ...presentAffectedVisit(row, clock),
    way: row.way,
    noticeKind: row.notice_kind,
    notifiedAt: row.notified_at?.toISOString() ?? null,
    channels: row.channels,
    offers: row.offers,
    answerUntil: row.answer_until?.toISOString() ?? null,
    outcome: row.outcome,
    newTime:
      newId !== null && newStart
        ? {
            ...toClinicTime(newStart, clock.timeZone),
            doctorName: row.new_doctor_name ?? '',
            appointmentId: formatId('appointment', newId),
          }
        : null,
  };
}

export function presentOffers(rows: readonly OfferRow[], { timeZone }: Clock): LeaveOffer[] {
  const kinds = { offered: 'times', colleague: 'colleague', asked: 'ask', moved: 'times' } as const;
  const byVisit = new Map<number, LeaveOffer>();
  for (const row of rows) {
    const { reservation_id: reservationId, starts_at: startsAt } = row;
    const time =
      reservationId !== null && startsAt
        ? [{ offerId: reservationId, ...toClinicTime(startsAt, timeZone) }]
        : [];
    const known = byVisit.get(row.appointment_id);
    if (known) {
      known.times.push(...time);
      continue;
    }
    byVisit.set(row.appointment_id, {
      appointmentId: formatId('appointment', row.appointment_id),
      kind: kinds[row.notice_kind],
      until: (row.reserved_until ?? row.answer_until)?.toISOString() ?? null,
      doctorId: formatId('doctor', row.doctor_id),
      doctorName: row.doctor_name,
      specialization: row.specialization,
      hospital: row.hospital,
      fee: row.fee_paise / 100,
      times: time,
    });
  }
  return [...byVisit.values()];
}
