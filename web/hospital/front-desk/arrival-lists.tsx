import { type ReactNode, useState } from 'react';
import type { DayVisit } from '#contract/hospital/front-desk-day.ts';
import { m } from '#messages/messages.js';
import { useFocusFallback } from '#web/ui/browser/use-focus-fallback.ts';
import { useMedia } from '#web/ui/browser/use-media.ts';
import { Button } from '#web/ui/button.tsx';
import { Facts } from '#web/ui/facts.tsx';
import { UserText } from '#web/ui/format/user-text.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { NoShowButton } from '../visits/no-show-button.tsx';
import { useCheckIn } from '../visits/use-check-in.ts';
import { countMinutesWaited, describePatient, describePayment } from '../visits/visit-state.ts';
import styles from './arrival-lists.module.css';

interface ComingListsProps {
  readonly waiting: readonly DayVisit[];
  readonly expected: readonly DayVisit[];
  readonly now: number;
  readonly onOpen: (visit: DayVisit) => void;
  /** The due action for a patient who is here. */
  readonly due: (visit: DayVisit) => ReactNode;
  readonly onArrived: (visit: DayVisit) => void;
}

/** Expected visits above the day on a phone; late ones come first. */
const maxShownOnPhones = 6;

/** Patients who are here and waiting, and those expected by now or soon; only late ones are coral. */
export function ArrivalLists({ waiting, expected, now, onOpen, onArrived, due }: ComingListsProps) {
  const checkIn = useCheckIn(onArrived);
  const stored = useFocusFallback<HTMLElement>();
  const isPhone = useMedia('(max-width: 40em)');
  const [all, setAll] = useState(false);
  const isLong = isPhone && expected.length > maxShownOnPhones;
  // A patient who was notified that the doctor is late may come later.
  const isLate = ({ startsAt, doctorLate }: DayVisit) =>
    Date.parse(startsAt) + (doctorLate ?? 0) * 60_000 < now;
  return (
    <aside className={`surface outlined ${styles.lists}`} aria-label={m.hospital_days_waiting()} {...stored}>
      <section aria-labelledby="waiting-here">
        <h2 id="waiting-here">
          {m.hospital_days_waiting()}{' '}
          <span className={`rigid blue-tint digits ${styles.count}`}>{waiting.length}</span>
        </h2>
        {waiting.length === 0 && <p className={styles.none}>{m.hospital_days_waiting_none()}</p>}
        <ul>
          {waiting.map((visit) => (
            <Row key={visit.appointmentId} visit={visit} due={due(visit)} onOpen={onOpen}>
              <span className={`rounded-small blue-tint small strong ${styles.waits}`}>
                {m.hospital_days_waited({ minutes: countMinutesWaited(visit, now) })}
              </span>
            </Row>
          ))}
        </ul>
      </section>
      <section aria-labelledby="expected-not-here">
        <h2 id="expected-not-here">
          {m.hospital_days_not_here()}{' '}
          <span
            className={`rigid blue-tint digits ${styles.count} ${expected.some(isLate) ? styles.late : ''}`}
          >
            {expected.length}
          </span>
        </h2>
        {expected.length === 0 && <p className={styles.none}>{m.hospital_days_not_here_none()}</p>}
        <ul>
          {(isLong && !all ? expected.slice(0, maxShownOnPhones) : expected).map((visit) => (
            <Row
              key={visit.appointmentId}
              visit={visit}
              late={isLate(visit)}
              due={<NoShowButton visit={visit} of={visit.patient.name} className={styles.here} />}
              onOpen={onOpen}
            >
              {visit.patient.phone !== '' && (
                <a
                  href={`tel:${visit.patient.phone}`}
                  aria-label={`${m.day_call({ phone: visit.patient.phone })}: ${visit.patient.name}`}
                  title={visit.patient.phone}
                >
                  <Icon name="phone" />
                </a>
              )}
              <Button
                look="quiet"
                className={styles.here}
                busy={checkIn.pendingFor(visit.appointmentId)}
                aria-label={`${m.hospital_days_here_button()}: ${visit.patient.name}`}
                onClick={() => void checkIn.run({ visit })}
              >
                {m.hospital_days_here_button()}
              </Button>
            </Row>
          ))}
        </ul>
        {isLong && (
          <Button look="plain" wide aria-expanded={all} onClick={() => setAll(!all)}>
            {all ? m.scheduler_saved_fewer() : `${m.hospital_days_all()} (${expected.length})`}
          </Button>
        )}
      </section>
    </aside>
  );
}

interface RowProps {
  readonly visit: DayVisit;
  readonly late?: boolean;
  readonly due: ReactNode;
  readonly onOpen: (visit: DayVisit) => void;
  readonly children: ReactNode;
}

function Row({ visit, late = false, due, onOpen, children }: RowProps) {
  return (
    <li className={`grid middle line-above ${styles.row}`} data-late={late ? '' : undefined}>
      <b className={`accent digits nowrap ${styles.time}`}>{visit.slot}</b>
      <button type="button" className={styles.name} onClick={() => onOpen(visit)}>
        <UserText>{visit.patient.name}</UserText>
      </button>
      <div className={`flex middle ${styles.actions}`}>{children}</div>
      <div className={`line-2 middle spread muted ${styles.facts}`}>
        <Facts>
          {describePatient(visit)}
          <UserText>{visit.doctorName}</UserText>
          {describePayment(visit)}
          {visit.doctorLate !== null && m.day_late_told({ minutes: visit.doctorLate })}
        </Facts>
        {due}
      </div>
    </li>
  );
}
