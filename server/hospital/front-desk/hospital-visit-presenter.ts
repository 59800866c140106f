import type { DayVisit } from '#contract/hospital/front-desk-day.ts';
import { transitions } from '#domain/appointments/appointment-lifecycle.ts';
import { toRupees } from '#domain/platform/money.ts';
import { formatId } from '#domain/platform/readable-ids.ts';
import { toClinicTime } from '#server/appointments/detail/appointment-facts.ts';
import { presentPayment } from '#server/appointments/payments/payment-presenter.ts';
import { presentAge } from '#server/patients/profile/present-age.ts';
import type { Deps } from '#server/platform/deps.ts';
import { canCancel, hasBegun } from './can-cancel-visit.ts';
import { listDeskSteps } from './desk-steps.ts';
import type { HospitalVisitRow } from './hospital-visit-queries.ts';

const movable: readonly string[] = [...transitions.reschedule.from, ...transitions.approveReschedule.from];
const instantOrNull = (at: Date | null) => at?.toISOString() ?? null;

/** Lists every field explicitly, so that nothing else leaves the server. */
export function presentHospitalVisit(row: HospitalVisitRow, { clock }: Pick<Deps, 'clock'>): DayVisit {
  const { date, slot } = toClinicTime(row.starts_at, clock.timeZone);
  return {
    appointmentId: formatId('appointment', row.id),
    doctorId: formatId('doctor', row.doctor_id),
    doctorName: row.doctor_name,
    practiceId: formatId('practice', row.practice_id),
    date,
    slot,
    startsAt: row.starts_at.toISOString(),
    minutes: row.minutes,
    appStatus: row.status,
    consultStatus: row.consult_status,
    arrivedAt: instantOrNull(row.arrived_at),
    calledAt: instantOrNull(row.called_at),
    startedAt: instantOrNull(row.started_at),
    endedAt: instantOrNull(row.ended_at),
    lateMinutes: row.late_minutes,
    doctorLate: row.doctor_late,
    squeezedIn: row.squeeze_in_reason,
    canMove: row.desk_permissions.includes('move') && movable.includes(row.status) && !hasBegun(row),
    canCancel: canCancel(row, clock),
    didNotCome: row.did_not_come,
    steps: listDeskSteps(row, clock),
    patient: {
      patientId: formatId('patient', row.patient_id),
      name: row.patient_name,
      gender: row.gender,
      ...presentAge(row.birth_date, clock),
      phone: row.phone,
    },
    payStatus: row.pay_status,
    fee: toRupees(row.fee_paise),
    payment: presentPayment(row),
  };
}
