import { useEffect, useState } from 'react';
import { m } from '#messages/messages.js';
import type { AnswerOf } from '../api/client.ts';
import { useCall } from '../api/context.tsx';
import type { Place } from '../places/place.ts';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Icon } from '../ui/icon.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import styles from './hospital-choice.module.css';

type Hospitals = AnswerOf<'GET /hospitals/getAll/:latitude/:longitude'>;

interface HospitalChoiceProps {
  readonly place: Place;
  readonly chosen: string | null;
  /** The hospital's name; null for any. */
  readonly onChoose: (hospitalName: string | null) => void;
  /** The visitor wants to look in another city. */
  readonly onOtherPlace: () => void;
}

/** The hospitals near a place, nearest first (B-07), and any of them as the first choice. */
export function HospitalChoice({ place, chosen, onChoose, onOtherPlace }: HospitalChoiceProps) {
  const call = useCall();
  const [attempt, setAttempt] = useState(0);
  const { latitude, longitude } = place;
  const question = `${attempt} ${latitude} ${longitude}`;
  const [answer, setAnswer] = useState<{ question: string; hospitals: Hospitals | null } | null>(null);

  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const ask = async () => {
      const params = { latitude: String(latitude), longitude: String(longitude) };
      try {
        const hospitals = await call('GET /hospitals/getAll/:latitude/:longitude', { params, signal });
        setAnswer({ question, hospitals });
      } catch (error) {
        if (signal.aborted) return;
        console.error(error);
        setAnswer({ question, hospitals: null });
      }
    };
    void ask();
    return () => controller.abort();
  }, [call, latitude, longitude, question]);

  const current = answer?.question === question ? answer : null;
  return (
    <div className={styles.step}>
      <div className={styles.header}>
        <h3>{m.home_hospital_title({ place: place.name })}</h3>
        <Button look="plain" onClick={onOtherPlace}>
          {m.home_hospital_change()}
        </Button>
      </div>
      {current && !current.hospitals ? (
        <EmptyState icon="warning" title={m.home_hospital_failed()} failed>
          <Button look="quiet" onClick={() => setAttempt(attempt + 1)}>
            {m.home_retry()}
          </Button>
        </EmptyState>
      ) : (
        <ul className={styles.choices} aria-busy={!current}>
          <li>
            <button type="button" className={styles.choice} onClick={() => onChoose(null)}>
              <span className={styles.name}>{m.home_hospital_any({ place: place.name })}</span>{' '}
              <span className={styles.hint}>{m.home_hospital_any_note()}</span>
            </button>
          </li>
          {current
            ? current.hospitals?.map(({ hospitalId, hospitalName, addressLine, distanceKm }) => (
                <li key={hospitalId}>
                  <button
                    type="button"
                    className={styles.choice}
                    aria-pressed={hospitalName === chosen}
                    onClick={() => onChoose(hospitalName)}
                  >
                    <Icon name="clinic" />
                    <span className={styles.name}>{hospitalName}</span>{' '}
                    <span className={styles.hint}>
                      {addressLine} · {m.home_card_distance({ km: distanceKm })}
                    </span>
                  </button>
                </li>
              ))
            : [1, 2, 3].map((row) => (
                <li key={row}>
                  <Skeleton height={72} />
                </li>
              ))}
        </ul>
      )}
      <p role="status" className={current ? undefined : 'visually-hidden'}>
        {!current && m.home_hospital_loading()}
        {current?.hospitals?.length === 0 &&
          `${m.home_hospital_none({ place: place.name })} ${m.home_hospital_none_hint()}`}
      </p>
    </div>
  );
}
