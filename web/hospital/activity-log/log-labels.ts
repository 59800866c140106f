import type { ActivityLogLine } from '#contract/hospital/activity-log.ts';
import { m } from '#messages/messages.js';
import { getStaffRoleLabel } from '#web/ui/format/staff-role-label.ts';

/** The name of an event group in the filter. */
export function eventLabel(event: ActivityLogLine['event']): string {
  return {
    emergency: m.hospital_log_event_emergency,
    read: m.hospital_log_event_read,
    refused: m.hospital_log_event_refused,
    visits: m.common_visits,
    sessions: m.hospital_log_event_sessions,
    team: m.hospital_team,
    settings: m.common_settings,
    doctors: m.hospital_log_event_doctors,
    people: m.hospital_log_event_people,
    account: m.hospital_log_event_account,
    log: m.hospital_log_event_log,
    other: m.common_other,
  }[event]();
}

export function actorRoleLabel(role: ActivityLogLine['role']): string {
  if (role === 'operator') return m.hospital_log_operator();
  if (role === 'nobody') return m.hospital_log_nobody();
  return role === 'doctor' ? m.figures_doctor() : getStaffRoleLabel(role);
}
