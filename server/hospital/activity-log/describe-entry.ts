import type { viewedParts } from '#contract/patients/family.ts';
import { staffRoles } from '#domain/accounts/hospital-roles.ts';
import { type AuditEvent, type VisitAction, visitActions } from '#domain/platform/audit-events.ts';
import { m } from '#messages/messages.js';
import { staffRoleLabel } from '#server/accounts/memberships/role-labels.ts';
import { toReadingKind } from '#server/patients/family/record-readings.ts';
import type { Locale } from '#server/platform/http/language.ts';
import type { ActivityLogRow } from './activity-log-queries.ts';

type Sentence = (inputs: Record<string, never>, options: { locale: Locale }) => string;

/** Defaults; `describeDetails` is more specific where it can be. */
const eventSentences: Readonly<Record<AuditEvent, Sentence>> = {
  session_opened: m.hospital_log_session_opened,
  session_ended: m.hospital_log_session_ended,
  login_refused: m.hospital_log_login_refused,
  password_changed: m.hospital_log_password,
  password_reset: m.hospital_log_password,
  contact_changed: m.hospital_log_contact,
  name_changed: m.hospital_log_renamed,
  second_factor_changed: m.hospital_log_second_factor,
  code_sent: m.hospital_log_code,
  phone_proven: m.hospital_log_phone,
  call_refused: m.hospital_log_refused,
  record_read: m.hospital_log_saw_other,
  guardianship_began: m.hospital_log_other,
  guardianship_ended: m.hospital_log_other,
  hospital_agreed: m.hospital_log_other,
  hospital_withdrew: m.hospital_log_other,
  hospital_declined: m.hospital_log_other,
  practice_left: m.hospital_log_other,
  hours_changed: m.hospital_log_other,
  room_changed: m.hospital_log_other,
  visit_changed: m.hospital_log_other,
  vitals_recorded: m.hospital_log_vitals,
  person_added: m.hospital_log_person_added,
  merge_asked: m.hospital_log_merge_asked,
  merge_withdrawn: m.hospital_log_merge_withdrawn,
  emergency_access: m.hospital_log_emergency,
  emergency_seen: m.hospital_log_emergency_seen,
  log_read: m.hospital_log_read,
  hospital_changed: m.hospital_log_settings,
  doctor_checked: m.hospital_log_doctor_checked,
  hospital_checked: m.hospital_log_hospital_checked,
  hospitals_merged: m.hospital_log_hospitals_merged,
  people_merged: m.hospital_log_people_merged,
  merge_undone: m.hospital_log_merge_undone,
  member_invited: m.hospital_log_member_invited,
  invitation_withdrawn: m.hospital_log_invitation_withdrawn,
  member_joined: m.hospital_log_member_joined,
  member_changed: m.hospital_log_member_changed,
  member_left: m.hospital_log_member_left,
  pin_changed: m.hospital_log_pin,
  desk_made: m.hospital_log_desk_made,
  desk_ended: m.hospital_log_desk_ended,
};

const viewSentences: Readonly<Record<(typeof viewedParts)[number], Sentence>> = {
  visit: m.hospital_log_saw_visit,
  list: m.hospital_log_saw_list,
  prescription: m.hospital_log_saw_prescription,
  record: m.hospital_log_saw_record,
  video: m.hospital_log_saw_video,
  access: m.hospital_log_saw_access,
  contact: m.hospital_log_saw_contact,
  vitals: m.hospital_log_saw_vitals,
  emergency: m.hospital_log_emergency,
  other: m.hospital_log_saw_other,
};

const actionSentences: Readonly<Record<VisitAction, Sentence>> = {
  book: m.hospital_log_visit_booked,
  accept: m.hospital_log_visit_accepted,
  reject: m.hospital_log_visit_rejected,
  move: m.hospital_log_visit_moved,
  cancel: m.hospital_log_visit_cancelled,
  arrive: m.hospital_log_visit_arrived,
  undoArrive: m.hospital_log_visit_not_arrived,
  didNotCome: m.hospital_log_visit_missed,
  takeMarkBack: m.hospital_log_visit_not_missed,
  tell: m.hospital_log_visit_told,
  collect: m.hospital_log_visit_collected,
  payLater: m.hospital_log_visit_unpaid,
  void: m.hospital_log_visit_voided,
};

/** When an operator withdraws an agreement, the event is that of agreeing. */
function describeDoctorEntry({ event, reason }: ActivityLogRow) {
  if (event === 'hours_changed') {
    if (reason?.startsWith('late')) return m.hospital_log_late;
    if (reason?.startsWith('closed')) return m.hospital_log_day_closed;
    return reason?.startsWith('open') ? m.hospital_log_day_open : m.hospital_log_hours;
  }
  if (event === 'hospital_declined') return m.hospital_log_declined;
  if (event === 'room_changed') return m.hospital_log_room;
  if (event === 'practice_left') return m.hospital_log_practice_left;
  const isAgreed = event === 'hospital_agreed' && reason === 'agreed';
  if (isAgreed) return m.hospital_log_agreed;
  return event === 'hospital_agreed' || event === 'hospital_withdrew' ? m.hospital_log_agreement_ended : null;
}

/** Changes to a staff member by someone not yet identified, at a shared front desk. */
function describeDeskEntry({ event, reason, about, actor_role: by }: ActivityLogRow) {
  if (by !== 'nobody' || !about?.startsWith('desk-')) return null;
  if (event === 'login_refused') return m.hospital_log_desk_refused;
  return event === 'pin_changed' && reason === 'dropped' ? m.hospital_log_pin_dropped : null;
}

/** The reason has the form `nurse to admin`. */
function parseRoleChange({ reason }: ActivityLogRow, locale: Locale): { from: string; to: string } | null {
  const [from, to] = (reason?.split(' to ') ?? []).map((word) => staffRoles.find((role) => role === word));
  return from && to ? { from: staffRoleLabel(from, locale), to: staffRoleLabel(to, locale) } : null;
}

function describeDetails(row: ActivityLogRow, locale: Locale): string | null {
  const options = { locale };
  const { event, reason, operation } = row;
  if (event === 'record_read') return viewSentences[toReadingKind(operation ?? '')]({}, options);
  if (event === 'visit_changed') {
    const action = visitActions.find((one) => one === reason);
    return action ? actionSentences[action]({}, options) : null;
  }
  if (event === 'contact_changed' && row.account_role === 'patient') {
    return m.hospital_log_person_corrected({}, options);
  }
  const change = event === 'member_changed' ? parseRoleChange(row, locale) : null;
  if (change) return m.hospital_log_member_role(change, options);
  const atDesk = describeDeskEntry(row);
  if (atDesk) return atDesk({ name: row.member_name ?? '' }, options);
  return describeDoctorEntry(row)?.({ doctor: row.doctor_name ?? '' }, options) ?? null;
}

/** Events unknown to this version are described as "other". */
export const describeEntry = (row: ActivityLogRow, locale: Locale): string =>
  describeDetails(row, locale) ??
  (eventSentences[row.event as AuditEvent] ?? m.hospital_log_other)({}, { locale });
