import { Link } from 'react-router';
import type { Practice } from '#contract/doctors/practices.ts';
import { m } from '#messages/messages.js';
import { translateHospital } from '#names/hospital-name.ts';
import { formatRoom } from '#web/ui/format/format-room.ts';
import { UserText } from '#web/ui/format/user-text.tsx';
import { hospitalPath } from '#web/ui/paths.ts';
import styles from './doctor-practices.module.css';
import { PracticeFees } from './practice-fees.tsx';

/** The practice adds nothing to the doctor's facts. */
const hasNoDetails = ({ fees, room, modes }: Practice) =>
  fees.video === fees.clinic && fees.followUp === null && room === '' && modes.length === 2;

/** Practices with address and fees; empty where the facts already say all of it. */
export function DoctorPractices({ practices }: { readonly practices: readonly Practice[] }) {
  if (practices.length < 2 && practices.every(hasNoDetails)) return null;
  return (
    <section aria-labelledby="practices-title" className="stack-3">
      <h2 id="practices-title">{m.practices_of_doctor()}</h2>
      <ul className={`stack-3 plain-list ${styles.practices}`}>
        {practices.map((practice) => (
          <li key={practice.practiceId} className={`stack-1 to-top shrinks outlined ${styles.practice}`}>
            <h3>
              {practice.hospitalAgreed && practice.hospitalId ? (
                <Link to={hospitalPath(practice.hospitalId)}>
                  <UserText>{practice.name}</UserText>
                </Link>
              ) : (
                <UserText>{translateHospital(practice.name)}</UserText>
              )}
            </h3>
            {!practice.hospitalAgreed && <p className="muted">{m.practices_as_told()}</p>}
            {practice.address && (
              <p className="muted">
                <UserText>{practice.address}</UserText>
              </p>
            )}
            {practice.room && (
              <p className="muted">
                <UserText>{formatRoom(practice.room, m.practices_room_at)}</UserText>
              </p>
            )}
            <PracticeFees practice={practice} />
          </li>
        ))}
      </ul>
    </section>
  );
}
