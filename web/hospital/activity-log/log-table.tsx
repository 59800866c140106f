import { Link } from 'react-router';
import type { ActivityLogLine } from '#contract/hospital/activity-log.ts';
import { toCalendarDay } from '#domain/platform/calendar-days.ts';
import { m } from '#messages/messages.js';
import { clinicTimeZone } from '#web/ui/format/clinic-time.ts';
import { formatClinicTime } from '#web/ui/format/format-clinic-time.ts';
import { formatNumericDay } from '#web/ui/format/format-day.ts';
import { UserText } from '#web/ui/format/user-text.tsx';
import { hospitalPatientPath } from '#web/ui/paths.ts';
import styles from './activity-log.module.css';
import { actorRoleLabel } from './log-labels.ts';

/** Table rows, or cards on a phone. */
export function LogTable({ lines }: { readonly lines: readonly ActivityLogLine[] }) {
  return (
    <table className={styles.table} data-readings>
      <thead>
        <tr>
          <th scope="col">{m.common_when()}</th>
          <th scope="col">{m.hospital_log_who()}</th>
          <th scope="col">{m.hospital_log_what()}</th>
          <th scope="col">{m.hospital_log_whom()}</th>
          <th scope="col">{m.hospital_log_where()}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.id}>
            <td className={`digits ${styles.when}`}>
              <time dateTime={line.at}>
                {formatNumericDay(toCalendarDay(Date.parse(line.at), clinicTimeZone()))}{' '}
                {formatClinicTime(line.at)}
              </time>
            </td>
            <th scope="row">
              {line.name !== '' && <UserText>{line.name}</UserText>}
              <span className={`muted small ${styles.muted}`}>{actorRoleLabel(line.role)}</span>
            </th>
            <td>
              {line.what}
              {line.why !== '' && (
                <span className={`muted small ${styles.why}`}>
                  <span className="visually-hidden">{m.hospital_log_why()}: </span>
                  <UserText>{line.why}</UserText>
                </span>
              )}
            </td>
            <td>
              <EntrySubject line={line} />
            </td>
            <td className={`muted small ${styles.muted}`}>
              {line.address !== '' && (
                <>
                  <span className={styles.label}>{m.hospital_log_where()}: </span>
                  {line.address}
                </>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function EntrySubject({ line: { person, member, people, visit } }: { readonly line: ActivityLogLine }) {
  return (
    <>
      {person && (
        <Link className={`accent strong ${styles.person}`} to={hospitalPatientPath(person.patientId)}>
          {person.name === '' ? person.patientId : <UserText>{person.name}</UserText>}
        </Link>
      )}
      {member !== '' && <UserText>{member}</UserText>}
      {!person && people > 1 && m.hospital_log_people({ count: people })}
      {visit && <span className={`muted small ${styles.muted}`}>{visit}</span>}
    </>
  );
}
