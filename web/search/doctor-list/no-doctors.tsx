import { specializations } from '#domain/doctors/specializations.ts';
import { m } from '#messages/messages.js';
import { translateCity } from '#names/city-name.ts';
import { translateSpecialization } from '#names/specialization-name.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { type DoctorSearch, doctorsPath } from '#web/ui/paths.ts';
import type { Place } from '#web/ui/place.ts';
import { CityChoice } from './city-choice.tsx';
import styles from './no-doctors.module.css';
import { changeSearch, listSearchFilters, withoutFilters } from './search-params.ts';

interface NoDoctorsProps {
  readonly search: DoctorSearch;
  /** The searched place; null for anywhere. */
  readonly place: string | null;
  readonly onPlace: (place: Place) => void;
}

/** No doctor matches: suggests a filter to remove, another search, or another city. */
export function NoDoctors({ search, place, onPlace }: NoDoctorsProps) {
  const { q, hname, specialization } = search;
  const isNarrowed = listSearchFilters({ ...search, q: null }).length > 0;
  const ways = [
    hname && { name: m.doctors_clear_hospital(), to: changeSearch(search, { hname: null }) },
    specialization && {
      name: m.doctors_clear_specialization(),
      to: changeSearch(search, { specialization: null }),
    },
    isNarrowed &&
      !hname &&
      !specialization && { name: m.doctors_clear_filters(), to: withoutFilters(search) },
  ].filter((way) => !!way);
  return (
    <EmptyState icon="search" title={q ? m.doctors_none_search({ q }) : m.doctors_none()}>
      {q && <p className="full-width muted">{m.doctors_none_search_hint()}</p>}
      {ways.length > 0 && (
        <>
          <p className="full-width muted">{m.doctors_none_hint()}</p>
          <ul className={`row-2 full-width ${styles.ways}`}>
            {ways.map(({ name, to }, index) => (
              <li key={name}>
                <ButtonLink look={index > 0 ? 'quiet' : 'primary'} to={doctorsPath(to)}>
                  {name}
                </ButtonLink>
              </li>
            ))}
          </ul>
        </>
      )}
      {place && !q && (
        <ul className={`row-2 full-width ${styles.ways}`}>
          <li>
            <ButtonLink look="quiet" to={doctorsPath(changeSearch(search, { hname: null, online: 'true' }))}>
              {m.find_video_instead()}
            </ButtonLink>
          </li>
        </ul>
      )}
      {q && (
        <>
          <p className="full-width muted">{m.find_specializations()}</p>
          <ul className={`row-2 full-width ${styles.ways}`}>
            {specializations.map((each) => (
              <li key={each}>
                <ButtonLink look="quiet" to={doctorsPath({ specialization: each })}>
                  {translateSpecialization(each)}
                </ButtonLink>
              </li>
            ))}
          </ul>
        </>
      )}
      {place && !q && (
        <>
          <p className="full-width muted">
            {isNarrowed ? m.doctors_other_cities() : m.doctors_none_near({ place: translateCity(place) })}
          </p>
          <CityChoice onChoose={onPlace} except={place} />
        </>
      )}
    </EmptyState>
  );
}
