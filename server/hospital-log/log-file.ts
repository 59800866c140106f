import { dayAt, minutesAt } from '#domain/calendar-days.ts';
import { labelOf } from '#domain/slot-grid.ts';
import { m } from '#messages/messages.js';
import { staffRoleWords } from '#server/memberships/role-words.ts';
import { csvTable } from '#server/platform/csv.ts';
import type { Locale } from '#server/platform/language.ts';
import { logLine } from './log-presenter.ts';
import type { LogRow } from './log-queries.ts';

/** Lines of a hospital's log as CSV, in the reader's language and the clinic's time. */
export function logTable(rows: readonly LogRow[], locale: Locale, timeZone: string): string {
  const options = { locale };
  const head = [
    m.hospital_log_day({}, options),
    m.hospital_log_time({}, options),
    m.hospital_log_who({}, options),
    m.hospital_log_role({}, options),
    m.hospital_log_what({}, options),
    m.hospital_log_whom({}, options),
    m.hospital_log_visit({}, options),
    m.hospital_log_why({}, options),
    m.hospital_log_where({}, options),
  ];
  const body = rows.map((row) => {
    const { name, role, what, person, people, visit, why, address } = logLine(row, locale);
    const at = row.at.getTime();
    const roleWords =
      role === 'doctor'
        ? m.people_opened_doctor({}, options)
        : role === 'operator'
          ? m.hospital_log_operator({}, options)
          : role === 'nobody'
            ? m.hospital_log_nobody({}, options)
            : staffRoleWords(role, locale);
    const whom = person
      ? [person.name, person.patientId].filter(Boolean).join(' ')
      : people > 0
        ? String(people)
        : '';
    return [
      dayAt(at, timeZone),
      labelOf(minutesAt(at, timeZone)),
      name,
      roleWords,
      what,
      whom,
      visit ?? '',
      why,
      address,
    ];
  });
  return csvTable([head, ...body]);
}
