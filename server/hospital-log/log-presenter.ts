import type { HospitalLogLine } from '#contract/hospital-log.ts';
import { type RefusalCode, refusals } from '#contract/refusals.ts';
import { logGroupOf } from '#domain/hospital-log.ts';
import { readableId } from '#domain/readable-ids.ts';
import { type Locale, refusalSentence } from '#server/platform/language.ts';
import type { LogRow } from './log-queries.ts';
import { whatWords } from './what-words.ts';

const isRefusal = (reason: string): reason is RefusalCode => reason in refusals;

/** Of a refusal its sentence, of an emergency what was typed. */
function whyWords({ typed, reason }: LogRow, locale: Locale): string {
  if (typed !== null) return typed;
  return reason !== null && isRefusal(reason) ? refusalSentence(reason, locale) : '';
}

/** Nobody of the staff and no doctor: from an address somebody at a desk; without one whoever runs this installation. */
function roleOf({ actor_role: role, address }: LogRow): HospitalLogLine['role'] {
  if (role === 'nobody' && address !== null) return 'nobody';
  return role === 'nobody' || role === 'patient' ? 'operator' : role;
}

/** A line of a hospital's log: no session, no call. */
export function logLine(row: LogRow, locale: Locale): HospitalLogLine {
  const isStaff = row.actor_role !== 'nobody' && row.actor_role !== 'patient' && row.actor_role !== 'doctor';
  return {
    id: String(row.id),
    at: row.at.toISOString(),
    actor: isStaff && row.actor_id !== null ? String(row.actor_id) : null,
    name: row.name ?? '',
    role: roleOf(row),
    event: logGroupOf(row.event),
    what: whatWords(row, locale),
    person:
      row.patient_id === null
        ? null
        : { patientId: readableId('patient', row.patient_id), name: row.patient_name ?? '' },
    people: row.people,
    visit: row.appointment_id === null ? null : readableId('appointment', row.appointment_id),
    why: whyWords(row, locale),
    address: row.address ?? '',
  };
}
