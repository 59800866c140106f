import { useState } from 'react';
import { Link } from 'react-router';
import type { HospitalPatientDetail } from '#contract/hospital/hospital-patients.ts';
import { isHospitalAdmin, type StaffRole } from '#domain/accounts/hospital-roles.ts';
import { m } from '#messages/messages.js';
import { Button } from '#web/ui/button.tsx';
import { formatNumericDay } from '#web/ui/format/format-day.ts';
import { formatPersonBrief } from '#web/ui/format/format-person.ts';
import { UserText } from '#web/ui/format/user-text.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { useKeyTip } from '#web/ui/keys/key-tip.ts';
import { useKeys } from '#web/ui/keys/use-keys.ts';
import { emergencyRecordPath } from '#web/ui/paths.ts';
import { useFrontDeskParams } from '../front-desk/use-front-desk-params.ts';
import { VisitList } from '../visits/visit-list.tsx';
import { NurseVitals } from '../vitals/nurse-vitals.tsx';
import { BookVisitDialog } from './book-visit-dialog.tsx';
import { CorrectIdentityDialog } from './correct-identity-dialog.tsx';
import { MergeCard } from './merge-card.tsx';
import styles from './patient-detail.module.css';
import { PersonList } from './person-list.tsx';

interface PatientDetailProps {
  readonly person: HospitalPatientDetail;
  readonly role: StaffRole | undefined;
}

export function PatientDetail({ person, role }: PatientDetailProps) {
  const address = useFrontDeskParams();
  const start = {
    doctorId: address.get('doctor') || ((person.nextVisit ?? person.lastVisit)?.doctorId ?? ''),
    date: address.get('date'),
    time: address.get('time'),
  };
  // A time from the calendar starts the booking directly.
  const [booking, setBooking] = useState(start.time !== '');
  const stopBooking = () => {
    setBooking(false);
    // The booking of this time is finished: a reload does not open it again.
    if (start.time !== '') address.set({ doctor: '', date: '', time: '' });
  };
  const [correcting, setCorrecting] = useState(false);
  const bookTip = useKeyTip('book', m.hospital_people_book());
  useKeys({ book: { run: () => setBooking(true), about: () => person.name } });
  const { name, patientId, phone, dateOfBirth, guardians, family, visits, hasAccount, mayCorrect } = person;
  return (
    <>
      <header className="row-3 middle spread">
        <div className={styles.head}>
          <h1>
            <UserText>{name}</UserText>
          </h1>
          <p className={`row muted break-anywhere ${styles.facts}`}>
            <span>{formatPersonBrief(person)}</span>
            {dateOfBirth && <span>{m.hospital_people_born({ day: formatNumericDay(dateOfBirth) })}</span>}
            <span>{patientId}</span>
            {phone === '' ? (
              <span>{m.hospital_people_no_phone()}</span>
            ) : (
              <a href={`tel:${phone}`}>{m.day_call({ phone })}</a>
            )}
          </p>
          {guardians.map((guardian) => (
            <p
              key={`${guardian.name} ${guardian.phone}`}
              className={`row muted break-anywhere ${styles.facts}`}
            >
              <span>
                {m.hospital_people_guardians()} <UserText>{guardian.name}</UserText>
              </span>
              <a href={`tel:${guardian.phone}`}>{m.day_call({ phone: guardian.phone })}</a>
            </p>
          ))}
          {hasAccount && (
            <p className={`row muted break-anywhere ${styles.facts}`}>{m.hospital_people_account()}</p>
          )}
        </div>
        <div className="row-2">
          {mayCorrect && (
            <Button look="quiet" onClick={() => setCorrecting(true)}>
              {m.hospital_people_correct()}
            </Button>
          )}
          <Button {...bookTip} onClick={() => setBooking(true)}>
            {m.hospital_people_book()}
          </Button>
        </div>
      </header>
      <section className={styles.part} aria-labelledby="visits-here">
        <h2 id="visits-here">{m.hospital_people_visits()}</h2>
        {visits.length === 0 ? (
          <p className="muted">{m.hospital_people_visits_none()}</p>
        ) : (
          <VisitList visits={visits.map((visit) => ({ ...visit, patientName: name }))} />
        )}
      </section>
      {family.length > 0 && (
        <section className={styles.part} aria-labelledby="family">
          <h2 id="family">{m.hospital_people_also_reached()}</h2>
          <PersonList people={family} />
        </section>
      )}
      {role === 'nurse' && <NurseVitals person={person} className={styles.part} />}
      <p>
        <Link className={styles.emergency} to={emergencyRecordPath(patientId)}>
          <Icon name="lock" size={18} />
          {m.emergency_access_open()}
        </Link>
      </p>
      <MergeCard person={person} mayAsk={isHospitalAdmin(role)} />
      <BookVisitDialog person={person} start={start} open={booking} onClose={stopBooking} />
      <CorrectIdentityDialog person={person} open={correcting} onClose={() => setCorrecting(false)} />
    </>
  );
}
