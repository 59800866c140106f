import type { DayVisit } from '#contract/hospital-days.ts';
import { minutesAt } from '#domain/calendar-days.ts';
import { labelOf } from '#domain/slot-grid.ts';
import { m } from '#messages/messages.js';
import { Button } from '../ui/button.tsx';
import { clinicTimeZone } from '../ui/clinic-time.ts';
import { Given } from '../ui/given.tsx';
import { Icon } from '../ui/icon.tsx';
import { useArrive } from './calls.ts';
import styles from './coming-lists.module.css';
import { moneyWords, personWords } from './visit-words.ts';

interface ComingListsProps {
  readonly waiting: readonly DayVisit[];
  readonly expected: readonly DayVisit[];
  readonly now: number;
}

/** Who is here and waits, and who should be here by now or soon (M-04). */
export function ComingLists({ waiting, expected, now }: ComingListsProps) {
  const { mutate, isPending, variables } = useArrive();
  return (
    <aside className={styles.lists} id="coming">
      <section aria-labelledby="waiting-here">
        <h2 id="waiting-here">
          {m.hospital_days_waiting()} <span className={styles.count}>{waiting.length}</span>
        </h2>
        {waiting.length === 0 && <p className={styles.none}>{m.hospital_days_waiting_none()}</p>}
        <ul>
          {waiting.map((visit) => (
            <li key={visit.appointmentId} className={styles.row}>
              <Row visit={visit} />
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="expected-not-here">
        <h2 id="expected-not-here">
          {m.hospital_days_not_here()}{' '}
          <span className={`${styles.count} ${styles.late}`}>{expected.length}</span>
        </h2>
        {expected.length === 0 && <p className={styles.none}>{m.hospital_days_not_here_none()}</p>}
        <ul>
          {expected.map((visit) => (
            <li
              key={visit.appointmentId}
              className={styles.row}
              data-late={Date.parse(visit.startsAt) < now ? '' : undefined}
            >
              <Row visit={visit} />
              <span className={styles.deeds}>
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
                  busy={isPending && variables === visit.appointmentId}
                  aria-label={`${m.hospital_days_here_button()}: ${visit.patient.name}`}
                  onClick={() => mutate(visit.appointmentId)}
                >
                  {m.hospital_days_here_button()}
                </Button>
              </span>
            </li>
          ))}
        </ul>
      </section>
    </aside>
  );
}

function Row({ visit }: { readonly visit: DayVisit }) {
  const arrived = visit.arrivedAt && labelOf(minutesAt(Date.parse(visit.arrivedAt), clinicTimeZone()));
  return (
    <>
      <b className={styles.time}>{visit.slot}</b>
      <span className={styles.who}>
        <strong>
          <Given>{visit.patient.name}</Given>
        </strong>{' '}
        <span>
          {personWords(visit)} · <Given>{visit.doctorName}</Given>
          {arrived && ` · ${m.hospital_days_here_since({ time: arrived })}`} · {moneyWords(visit)}
        </span>
      </span>
    </>
  );
}
