import { Link } from 'react-router';
import type { ActivityLogLine } from '#contract/hospital/activity-log.ts';
import { m } from '#messages/messages.js';
import { Facts } from '#web/ui/facts.tsx';
import { clinicTimeZone } from '#web/ui/format/clinic-time.ts';
import { formatClinicTime } from '#web/ui/format/format-clinic-time.ts';
import { formatLongDay } from '#web/ui/format/format-day.ts';
import { UserText } from '#web/ui/format/user-text.tsx';
import { hospitalPatientPath } from '#web/ui/paths.ts';
import styles from './activity-log.module.css';
import { groupLines, type Repeated } from './group-lines.ts';
import { actorRoleLabel } from './log-labels.ts';

export function LoggedDays({ lines }: { readonly lines: readonly ActivityLogLine[] }) {
  return (
    <div className="stack-4 column" data-readings>
      {groupLines(lines, clinicTimeZone()).map(({ day, entries }) => (
        <section key={day} className="stack-2 column" aria-labelledby={`day-${day}`}>
          <h2 id={`day-${day}`}>{formatLongDay(day)}</h2>
          <ol className={`plain-list card ${styles.entries}`}>
            {entries.map((entry) => (
              <Entry key={entry[0].id} entry={entry} />
            ))}
          </ol>
        </section>
      ))}
    </div>
  );
}

function Entry({ entry: [line, ...earlier] }: { readonly entry: Repeated }) {
  const { name, role, what, why, visit, address } = line;
  return (
    <li className={styles.entry}>
      <Time line={line} />
      <div className="shrinks">
        <p>
          <strong>{name === '' ? actorRoleLabel(role) : <UserText>{name}</UserText>}</strong> · {what}
          <Subject line={line} />
        </p>
        {why !== '' && (
          <p>
            <span className="muted">{m.hospital_log_why()}: </span>
            <UserText>{why}</UserText>
          </p>
        )}
        <div className="muted small">
          <Facts>
            {name !== '' && actorRoleLabel(role)}
            {visit}
            {address}
          </Facts>
        </div>
        {earlier.length > 0 && (
          <details className={styles.earlier}>
            <summary>{m.hospital_log_again({ count: earlier.length })}</summary>
            <ol className="plain-list">
              {earlier.map((one) => (
                <li key={one.id}>
                  <Time line={one} /> {one.what}
                  <Subject line={one} />
                </li>
              ))}
            </ol>
          </details>
        )}
      </div>
    </li>
  );
}

const Time = ({ line: { at } }: { readonly line: ActivityLogLine }) => (
  <time className="muted digits" dateTime={at}>
    {formatClinicTime(at)}
  </time>
);

function Subject({ line: { person, member, people } }: { readonly line: ActivityLogLine }) {
  return (
    <>
      {person && (
        <>
          {' · '}
          <Link className="accent strong" to={hospitalPatientPath(person.patientId)}>
            {person.name === '' ? person.patientId : <UserText>{person.name}</UserText>}
          </Link>
        </>
      )}
      {member !== '' && (
        <>
          {' · '}
          <UserText>{member}</UserText>
        </>
      )}
      {!person && people > 1 && ` · ${m.hospital_log_people({ count: people })}`}
    </>
  );
}
