import { m } from '#messages/messages.js';
import { cityName } from '#names/city-name.ts';
import { useCall } from '../api/context.tsx';
import { useAsked } from '../api/use-asked.ts';
import type { Place } from '../places/place.ts';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Given } from '../ui/given.tsx';
import { Icon } from '../ui/icon.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import styles from './hospital-choice.module.css';

interface HospitalChoiceProps {
  readonly place: Place;
  readonly chosen: string | null;
  /** The hospital's name; null for any. */
  readonly onChoose: (hospitalName: string | null) => void;
  /** The visitor asks for another city. */
  readonly onOtherPlace: () => void;
}

/** The hospitals near a place, nearest first, after a choice of any (B-07). */
export function HospitalChoice({ place, chosen, onChoose, onOtherPlace }: HospitalChoiceProps) {
  const call = useCall();
  const params = { latitude: String(place.latitude), longitude: String(place.longitude) };
  const { state, answer, retry } = useAsked(JSON.stringify(params), (signal) =>
    call('GET /hospitals/getAll/:latitude/:longitude', { params, signal }),
  );
  const hospitals = state === 'answered' ? answer : null;

  return (
    <div className={styles.step}>
      <div className={styles.header}>
        <h3>{m.home_hospital_title({ place: cityName(place.name) })}</h3>
        <Button look="plain" onClick={onOtherPlace}>
          {m.home_hospital_change()}
        </Button>
      </div>
      {state === 'failed' ? (
        <EmptyState icon="warning" title={m.home_hospital_failed()} failed>
          <Button look="quiet" onClick={retry}>
            {m.home_retry()}
          </Button>
        </EmptyState>
      ) : (
        <ul className={styles.choices} aria-busy={!hospitals}>
          <li>
            <button type="button" className={styles.choice} onClick={() => onChoose(null)}>
              <span className={styles.name}>{m.home_hospital_any({ place: cityName(place.name) })}</span>{' '}
              <span className={styles.hint}>{m.home_hospital_any_note()}</span>
            </button>
          </li>
          {hospitals
            ? hospitals.map(({ hospitalId, hospitalName, addressLine, distanceKm }) => (
                <li key={hospitalId}>
                  <button
                    type="button"
                    className={styles.choice}
                    aria-pressed={hospitalName === chosen}
                    onClick={() => onChoose(hospitalName)}
                  >
                    <Icon name="clinic" />
                    <span className={styles.name}>
                      <Given>{hospitalName}</Given>
                    </span>{' '}
                    <span className={styles.hint}>
                      <Given>{addressLine}</Given> · {m.home_card_distance({ km: distanceKm })}
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
      <p role="status" className={state === 'asking' ? 'visually-hidden' : undefined}>
        {state === 'asking' && m.home_hospital_loading()}
        {hospitals?.length === 0 &&
          `${m.home_hospital_none({ place: cityName(place.name) })} ${m.home_hospital_none_hint()}`}
      </p>
    </div>
  );
}
