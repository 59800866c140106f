import { useState } from 'react';
import { Link, useParams } from 'react-router';
import type { HospitalPatientDetail } from '#contract/hospital/hospital-patients.ts';
import { isHospitalAdmin } from '#domain/accounts/hospital-roles.ts';
import { openStatuses } from '#domain/appointments/appointment-lifecycle.ts';
import { m } from '#messages/messages.js';
import { ApiError } from '#web/api/client.ts';
import { useFrontDeskParams } from '#web/hospital/front-desk/use-front-desk-params.ts';
import { BookVisitDialog } from '#web/hospital/patients/book-visit-dialog.tsx';
import { CorrectIdentityDialog } from '#web/hospital/patients/correct-identity-dialog.tsx';
import { useHospitalPatient } from '#web/hospital/patients/hospital-patient-requests.ts';
import { MergeCard } from '#web/hospital/patients/merge-card.tsx';
import { PersonList } from '#web/hospital/patients/person-list.tsx';
import type { DeskVisit } from '#web/hospital/visits/desk-visit.ts';
import { VisitList } from '#web/hospital/visits/visit-list.tsx';
import { NurseVitals } from '#web/hospital/vitals/nurse-vitals.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { clinicToday } from '#web/ui/format/clinic-time.ts';
import { formatNumericDay } from '#web/ui/format/format-day.ts';
import { formatPersonBrief } from '#web/ui/format/format-person.ts';
import { UserText } from '#web/ui/format/user-text.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { useKeyTip } from '#web/ui/keys/key-tip.ts';
import { useKeys } from '#web/ui/keys/use-keys.ts';
import { emergencyRecordPath, paths } from '#web/ui/paths.ts';
import { CardSkeletons, LoadFailureMessage } from '../area/loading-states.tsx';
import { useAreaUser } from '../area/use-area-user.ts';
import styles from './hospital-patients-screen.module.css';

export function HospitalPatientScreen() {
  const patientId = (useParams().patientId ?? '').trim();
  const { data, error, isPending, isRefetching, refetch } = useHospitalPatient(patientId);
  const name = data?.person.name;
  const isUnknown = error instanceof ApiError && [400, 404].includes(error.status);
  return (
    <div className={styles.screen}>
      <title>{`${name ?? m.hospital_people()} | ${m.shell_brand()}`}</title>
      <p>
        <Link className={styles.back} to={paths.hospitalPatients}>
          <Icon name="chevronLeft" />
          {m.hospital_people()}
        </Link>
      </p>
      {isPending && <CardSkeletons />}
      {data && <Person key={data.person.patientId} person={data.person} />}
      {!data && isUnknown && (
        <EmptyState
          failed
          icon="person"
          title={m.hospital_people_none()}
          text={m.hospital_people_unknown()}
        />
      )}
      {!data && !isPending && !isUnknown && (
        <LoadFailureMessage
          title={m.hospital_people_failed()}
          error={error}
          busy={isRefetching}
          onRetry={() => void refetch()}
        />
      )}
    </div>
  );
}

function Person({ person }: { readonly person: HospitalPatientDetail }) {
  const { staffRole } = useAreaUser();
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
          <p className={`row break-anywhere ${styles.facts}`}>
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
            <p key={`${guardian.name} ${guardian.phone}`} className={`row break-anywhere ${styles.facts}`}>
              <span>
                {m.hospital_people_guardians()} <UserText>{guardian.name}</UserText>
              </span>
              <a href={`tel:${guardian.phone}`}>{m.day_call({ phone: guardian.phone })}</a>
            </p>
          ))}
          {hasAccount && (
            <p className={`row break-anywhere ${styles.facts}`}>{m.hospital_people_account()}</p>
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
          <p className={styles.count}>{m.hospital_people_visits_none()}</p>
        ) : (
          <Visits visits={visits.map((visit) => ({ ...visit, patientName: name }))} />
        )}
      </section>
      {family.length > 0 && (
        <section className={styles.part} aria-labelledby="family">
          <h2 id="family">{m.hospital_people_also_reached()}</h2>
          <PersonList people={family} />
        </section>
      )}
      {staffRole === 'nurse' && <NurseVitals person={person} className={styles.part} />}
      <p>
        <Link className={styles.emergency} to={emergencyRecordPath(patientId)}>
          <Icon name="lock" size={18} />
          {m.emergency_access_open()}
        </Link>
      </p>
      <MergeCard person={person} mayAsk={isHospitalAdmin(staffRole)} />
      <BookVisitDialog person={person} start={start} open={booking} onClose={stopBooking} />
      <CorrectIdentityDialog person={person} open={correcting} onClose={() => setCorrecting(false)} />
    </>
  );
}

/** Upcoming visits, the soonest first, and past ones, the newest first. */
function Visits({ visits }: { readonly visits: readonly DeskVisit[] }) {
  const today = clinicToday();
  const isUpcoming = ({ date, appStatus }: DeskVisit) =>
    date >= today && openStatuses.some((status) => status === appStatus);
  const ahead = visits.filter(isUpcoming).reverse();
  const before = visits.filter((visit) => !isUpcoming(visit));
  const groups = [
    { title: m.hospital_people_visits_ahead(), visits: ahead },
    { title: ahead.length > 0 ? m.hospital_people_visits_before() : null, visits: before },
  ];
  return <VisitList groups={groups.filter((group) => group.visits.length > 0)} />;
}
