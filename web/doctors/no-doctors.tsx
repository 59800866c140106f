import { m } from '#messages/messages.js';
import { doctorsPath, type Search } from '../paths.ts';
import type { Place } from '../places/place.ts';
import { ButtonLink } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { CityChoice } from './city-choice.tsx';
import styles from './no-doctors.module.css';

interface NoDoctorsProps {
  readonly search: Search;
  readonly place: string;
  readonly onPlace: (place: Place) => void;
}

/** Nobody fits the search: which filter to drop, or which city to try (spec D-03). */
export function NoDoctors({ search, place, onPlace }: NoDoctorsProps) {
  const { hname, specialization } = search;
  return (
    <EmptyState icon="search" title={m.doctors_none()}>
      {(hname || specialization) && (
        <>
          <p className={styles.line}>{m.doctors_none_hint()}</p>
          <ul className={styles.ways}>
            {hname && (
              <li>
                <ButtonLink to={doctorsPath({ ...search, hname: null })}>
                  {m.doctors_clear_hospital()}
                </ButtonLink>
              </li>
            )}
            {specialization && (
              <li>
                <ButtonLink
                  look={hname ? 'quiet' : 'primary'}
                  to={doctorsPath({ ...search, specialization: null, reason: null })}
                >
                  {m.doctors_clear_specialization()}
                </ButtonLink>
              </li>
            )}
          </ul>
        </>
      )}
      <p className={styles.line}>
        {hname || specialization ? m.doctors_other_cities() : m.doctors_none_near({ place })}
      </p>
      <CityChoice onChoose={onPlace} except={place} />
    </EmptyState>
  );
}
