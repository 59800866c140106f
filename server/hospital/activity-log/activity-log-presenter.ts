import type { ActivityLogLine } from '#contract/hospital/activity-log.ts';
import { type RefusalCode, refusals } from '#contract/platform/refusals.ts';
import { findLogGroup } from '#domain/hospital/activity-log.ts';
import { formatId } from '#domain/platform/readable-ids.ts';
import { type Locale, refusalSentence } from '#server/platform/http/language.ts';
import type { ActivityLogRow } from './activity-log-queries.ts';
import { describeEntry } from './describe-entry.ts';

const isRefusal = (reason: string): reason is RefusalCode => reason in refusals;

function describeReason({ typed, reason }: ActivityLogRow, locale: Locale): string {
  if (typed !== null) return typed;
  return reason !== null && isRefusal(reason) ? refusalSentence(reason, locale) : '';
}

/** The operator works at the machine and has no address; other actors without a role were not logged in. */
function presentRole({ actor_role: role, address }: ActivityLogRow): ActivityLogLine['role'] {
  if (role !== 'nobody' && role !== 'patient') return role;
  return address === null ? 'operator' : 'nobody';
}

export function presentLogLine(row: ActivityLogRow, locale: Locale): ActivityLogLine {
  const isStaff = row.actor_role !== 'nobody' && row.actor_role !== 'patient' && row.actor_role !== 'doctor';
  return {
    id: String(row.id),
    at: row.at.toISOString(),
    actor: isStaff && row.actor_id !== null ? String(row.actor_id) : null,
    name: row.name ?? '',
    role: presentRole(row),
    event: findLogGroup(row.event),
    what: describeEntry(row, locale),
    person:
      row.patient_id === null
        ? null
        : { patientId: formatId('patient', row.patient_id), name: row.patient_name ?? '' },
    member: row.member_name ?? '',
    people: row.people,
    visit: row.appointment_id === null ? null : formatId('appointment', row.appointment_id),
    why: describeReason(row, locale),
    address: row.address ?? '',
  };
}
