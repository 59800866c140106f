import type { HospitalLogLine } from '#contract/hospital/hospital-log.ts';
import { type RefusalCode, refusals } from '#contract/platform/refusals.ts';
import { logGroupOf } from '#domain/hospital/hospital-log.ts';
import { readableId } from '#domain/platform/readable-ids.ts';
import { type Locale, refusalSentence } from '#server/platform/http/language.ts';
import type { LogRow } from './log-queries.ts';
import { whatWords } from './what-words.ts';

const isRefusal = (reason: string): reason is RefusalCode => reason in refusals;

/** Of a refusal its sentence, of an emergency what was typed. */
function whyWords({ typed, reason }: LogRow, locale: Locale): string {
  if (typed !== null) return typed;
  return reason !== null && isRefusal(reason) ? refusalSentence(reason, locale) : '';
}

/** Whoever runs this installation works at the machine, and comes from nowhere; anybody else had not logged in. */
function roleOf({ actor_role: role, address }: LogRow): HospitalLogLine['role'] {
  if (role !== 'nobody' && role !== 'patient') return role;
  return address === null ? 'operator' : 'nobody';
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
    member: row.member_name ?? '',
    people: row.people,
    visit: row.appointment_id === null ? null : readableId('appointment', row.appointment_id),
    why: whyWords(row, locale),
    address: row.address ?? '',
  };
}
