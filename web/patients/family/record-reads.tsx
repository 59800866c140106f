import { useState } from 'react';
import type { RecordView } from '#contract/patients/family.ts';
import { m } from '#messages/messages.js';
import { LoadedPart } from '#web/platform/loading/loaded-part.tsx';
import { Button } from '#web/ui/button.tsx';
import { getStaffRoleLabel } from '#web/ui/format/staff-role-label.ts';
import { UserText } from '#web/ui/format/user-text.tsx';
import { useRecordReads } from '../queries.ts';
import { formatDate, formatMoment } from './family-labels.ts';
import styles from './people.module.css';

const initialCount = 4;

const kinds: Readonly<Record<RecordView['what'], () => string>> = {
  visit: m.people_opened_visit_details,
  list: m.people_opened_list,
  prescription: m.common_prescription,
  record: m.people_opened_record,
  video: m.people_opened_video,
  access: m.people_opened_access,
  contact: m.people_opened_contact,
  vitals: m.common_vitals,
  emergency: m.people_opened_emergency,
  other: m.common_other,
};

export const RecordReads = ({ patientId }: { readonly patientId: string }) => (
  <LoadedPart query={useRecordReads(patientId)} height={96} failed={m.people_failed()}>
    {({ readings }) => <Readings readings={readings} />}
  </LoadedPart>
);

function Readings({ readings }: { readonly readings: readonly RecordView[] }) {
  const [all, setAll] = useState(false);
  if (readings.length === 0) return <p className="muted">{m.people_opened_none()}</p>;
  return (
    <>
      <ol className="plain-list" data-readings>
        {readings.slice(0, all ? undefined : initialCount).map((reading) => (
          <ReadingRow
            key={`${reading.at} ${reading.name} ${reading.what} ${reading.visit?.appointmentId}`}
            reading={reading}
          />
        ))}
      </ol>
      {!all && readings.length > initialCount && (
        <div>
          <Button look="quiet" onClick={() => setAll(true)}>
            {m.people_opened_more()}
          </Button>
        </div>
      )}
    </>
  );
}

/** "Doctor", "Receptionist, Care Hospital". */
function describeReader({ role, hospital }: RecordView): string {
  if (role === 'doctor') return m.common_doctor();
  if (role === 'guardian') return m.people_opened_guardian();
  return m.people_opened_staff({ role: getStaffRoleLabel(role), hospital: hospital ?? '' });
}

function ReadingRow({ reading }: { readonly reading: RecordView }) {
  const { at, times, name, isCaller, what, visit, emergency } = reading;
  const { day, time } = formatMoment(at);
  return (
    <li className={`row middle spread break-anywhere ${styles.person}`}>
      <div className={styles.words}>
        <p className="strong">{isCaller ? m.common_you() : <UserText>{name}</UserText>}</p>
        <p className={`row muted small ${styles.facts}`}>
          <span>{describeReader(reading)}</span>
          <span>
            {kinds[what]()}
            {times > 1 && ` × ${times}`}
          </span>
          {visit && <span>{m.people_opened_visit({ day: formatDate(visit.startsAt) })}</span>}
        </p>
        {emergency !== null && (
          <p className={`row muted small ${styles.facts}`}>{m.people_opened_reason({ reason: emergency })}</p>
        )}
      </div>
      <p className={`muted small digits ${styles.when}`}>
        <time dateTime={at}>
          {day}, {time}
        </time>
      </p>
    </li>
  );
}
