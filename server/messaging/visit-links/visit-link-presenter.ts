import type { LeaveOffer } from '#contract/appointments/leave-offers.ts';
import type { LinkAction, VisitLink } from '#contract/messaging/visit-links.ts';
import { checkAction, type transitions } from '#domain/appointments/appointment-lifecycle.ts';
import { canBeLate, isWithinLateWindow } from '#domain/appointments/lateness.ts';
import { formatId } from '#domain/platform/readable-ids.ts';
import { type Choice, isWanted } from '#server/accounts/message-choices/choose-messages.ts';
import {
  requiredNotice,
  toAppointmentFacts,
  toClinicTime,
} from '#server/appointments/detail/appointment-facts.ts';
import type { Deps } from '#server/platform/deps.ts';
import { type Locale, refusalSentence } from '#server/platform/http/language.ts';
import { canPickTime, isOver } from './link-rules.ts';
import type { LinkedVisitRow } from './visit-link-queries.ts';

type Clocked = Pick<Deps, 'clock' | 'config'>;

/** Contains nothing that a stranger at a shared inbox should not read. */
export function presentVisitLink(
  row: LinkedVisitRow,
  offer: LeaveOffer | undefined,
  choices: readonly Choice[],
  deps: Clocked,
  locale: Locale,
): VisitLink {
  const { timeZone } = deps.clock;
  const isMoved = row.starts_at.getTime() !== row.linked_start.getTime();
  const isAsked = row.status === 'Request for Rescheduling' && row.preferred_start !== null;
  return {
    role: row.role,
    patientName: row.patient_name,
    doctorId: formatId('doctor', row.doctor_id),
    doctorName: row.doctor_name,
    specialization: row.specialization,
    hospital: row.hospital,
    address: row.address || null,
    phone: row.phone || null,
    practiceId: formatId('practice', row.practice_id),
    consultStatus: row.consult_status,
    ...toClinicTime(row.starts_at, timeZone),
    startsAt: row.starts_at.toISOString(),
    endsAt: row.ends_at.toISOString(),
    appStatus: row.status,
    movedFrom: isMoved ? toClinicTime(row.linked_start, timeZone) : null,
    preferred: isAsked && row.preferred_start ? toClinicTime(row.preferred_start, timeZone) : null,
    canPickTime: canPickTime(row),
    ...(offer && { offer }),
    lateMinutes: canBeLate(row.status) ? row.late_minutes : null,
    doctorLate: row.doctor_late,
    over: isOver(row, deps.clock.now()),
    actions: presentActions(row, deps, locale),
    reminders:
      row.role === 'patient'
        ? { email: isWanted(choices, 'reminders', 'email'), sms: isWanted(choices, 'reminders', 'sms') }
        : null,
    reviews: row.role === 'patient' ? isWanted(choices, 'reviews', 'email') : null,
  };
}

/** Permitted actions; those that only the time forbids are included with the reason. */
function presentActions(
  row: LinkedVisitRow,
  { clock, config }: Clocked,
  locale: Locale,
): VisitLink['actions'] {
  const now = clock.now();
  const startsAt = row.starts_at.getTime();
  const facts = toAppointmentFacts(row, clock.timeZone);
  const judged = (action: keyof typeof transitions, name: LinkAction): VisitLink['actions'] => {
    const answer = checkAction(action, row.role, facts, now, requiredNotice(row, config));
    if (answer === 'allowed') return [{ action: name, closed: null }];
    if (answer !== 'too-late') return [];
    return [
      { action: name, closed: refusalSentence('too_late', locale, { noticeMinutes: config.noticeMinutes }) },
    ];
  };
  const late: VisitLink['actions'] =
    row.role === 'patient' && canBeLate(row.status) && isWithinLateWindow(startsAt, now)
      ? [{ action: 'late', closed: null }]
      : [];
  if (isOver(row, now)) return late;
  if (row.role === 'patient' && canPickTime(row)) {
    const cancel = row.asked_to_move ? judged('cancel', 'cancel') : [];
    return [{ action: 'move', closed: null }, ...cancel];
  }
  return [
    ...judged('confirm', 'confirm'),
    ...judged('accept', 'accept'),
    ...judged('askToReschedule', 'move'),
    ...judged('cancel', 'cancel'),
    ...late,
  ];
}
