import type { ActivityLogLine } from '#contract/hospital/activity-log.ts';
import { toCalendarDay, toMinutesOfDay } from '#domain/platform/calendar-days.ts';
import { formatSlotTime } from '#domain/scheduling/slot-grid.ts';
import { m } from '#messages/messages.js';
import { staffRoleLabel } from '#server/accounts/memberships/role-labels.ts';
import { formatCsv } from '#server/platform/csv.ts';
import type { Locale } from '#server/platform/http/language.ts';
import { presentLogLine } from './activity-log-presenter.ts';
import type { ActivityLogRow } from './activity-log-queries.ts';

function describeRole(role: ActivityLogLine['role'], locale: Locale): string {
  const options = { locale };
  if (role === 'doctor') return m.common_doctor({}, options);
  if (role === 'nobody') return m.hospital_log_nobody({}, options);
  return role === 'operator' ? m.hospital_log_operator({}, options) : staffRoleLabel(role, locale);
}

/** Times are in the clinic's zone. */
export function formatLogCsv(rows: readonly ActivityLogRow[], locale: Locale, timeZone: string): string {
  const options = { locale };
  const head = [
    m.common_day({}, options),
    m.common_time({}, options),
    m.hospital_log_who({}, options),
    m.hospital_log_role({}, options),
    m.hospital_log_what({}, options),
    m.hospital_log_whom({}, options),
    m.hospital_log_visit({}, options),
    m.hospital_log_why({}, options),
    m.hospital_log_where({}, options),
  ];
  const body = rows.map((row) => {
    const { name, role, what, person, member, people, visit, why, address } = presentLogLine(row, locale);
    const at = row.at.getTime();
    const subject = person
      ? [person.name, person.patientId].filter(Boolean).join(' ')
      : people > 0
        ? String(people)
        : member;
    return [
      toCalendarDay(at, timeZone),
      formatSlotTime(toMinutesOfDay(at, timeZone)),
      name,
      describeRole(role, locale),
      what,
      subject,
      visit ?? '',
      why,
      address,
    ];
  });
  return formatCsv([head, ...body]);
}
