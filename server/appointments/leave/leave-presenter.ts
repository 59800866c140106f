import type { LeaveOffer } from '#contract/appointments/leave-offers.ts';
import type { Leave, LeaveVisit, TouchedVisit } from '#contract/appointments/leaves.ts';
import { groupOf } from '#domain/appointments/leave.ts';
import { readableId } from '#domain/platform/readable-ids.ts';
import { labelOf } from '#domain/scheduling/slot-grid.ts';
import { clinicTime } from '#server/appointments/detail/clinic-time.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { LeaveRow, LeaveVisitRow, TouchedRow } from './leave-queries.ts';
import type { OfferRow } from './offer-queries.ts';

export function presentTouched(row: TouchedRow, { timeZone }: Clock): TouchedVisit {
  return {
    appointmentId: readableId('appointment', row.id),
    practiceId: readableId('practice', row.practice_id),
    patientId: readableId('patient', row.patient_id),
    patientName: row.patient_name,
    patientPhone: row.patient_phone,
    ...clinicTime(row.starts_at, timeZone),
    reason: row.reason,
    consultStatus: row.consult_status,
    appStatus: row.status,
    group: groupOf({ status: row.status, consultStatus: row.consult_status }),
  };
}

export function presentLeave(row: LeaveRow, clock: Clock): Leave {
  const now = clock.now();
  const label = (minutes: number | null) => (minutes === null ? null : labelOf(minutes));
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
    ...presentTouched(row, clock),
    way: row.way,
    toldAs: row.told_as,
    toldAt: row.told_at?.toISOString() ?? null,
    channels: row.channels,
    offers: row.offers,
    answerUntil: row.answer_until?.toISOString() ?? null,
    outcome: row.outcome,
    newTime:
      newId !== null && newStart
        ? {
            ...clinicTime(newStart, clock.timeZone),
            doctorName: row.new_doctor_name ?? '',
            appointmentId: readableId('appointment', newId),
          }
        : null,
  };
}

/** What is held for a patient, by visit. */
export function presentOffers(rows: readonly OfferRow[], { timeZone }: Clock): LeaveOffer[] {
  const kinds = { offered: 'times', colleague: 'colleague', asked: 'ask', moved: 'times' } as const;
  const byVisit = new Map<number, LeaveOffer>();
  for (const row of rows) {
    const { hold_id: holdId, starts_at: startsAt } = row;
    const time = holdId !== null && startsAt ? [{ offerId: holdId, ...clinicTime(startsAt, timeZone) }] : [];
    const known = byVisit.get(row.appointment_id);
    if (known) {
      known.times.push(...time);
      continue;
    }
    byVisit.set(row.appointment_id, {
      appointmentId: readableId('appointment', row.appointment_id),
      kind: kinds[row.told_as],
      until: (row.held_until ?? row.answer_until)?.toISOString() ?? null,
      doctorId: readableId('doctor', row.doctor_id),
      doctorName: row.doctor_name,
      specialization: row.specialization,
      hospital: row.hospital,
      fee: row.fee_paise / 100,
      times: time,
    });
  }
  return [...byVisit.values()];
}
