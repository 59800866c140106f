import { useId } from 'react';
import { Link } from 'react-router';
import { specializations } from '#domain/specializations.ts';
import { m } from '#messages/messages.js';
import { doctorsPath, type Search } from '../paths.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import styles from './doctor-filters.module.css';

interface DoctorFiltersProps {
  readonly search: Search;
  readonly onSpecialization: (specialization: string | null) => void;
}

/** What the list is narrowed to, each removable, and another specialization to choose (spec D-01, D-02). */
export function DoctorFilters({ search, onSpecialization }: DoctorFiltersProps) {
  const selectId = useId();
  const { hname, specialization, reason } = search;
  const known = specializations.some((one) => one === specialization);
  const chips = [
    specialization && {
      text: m.doctors_filter_chosen_specialization({ specialization }),
      without: { ...search, specialization: null, reason: null },
    },
    hname && {
      text: m.doctors_filter_hospital({ hospital: hname }),
      without: { ...search, hname: null },
    },
    reason && {
      text: m.doctors_filter_reason({ reason }),
      without: { ...search, reason: null },
    },
  ].filter((chip) => !!chip);

  return (
    <section className={styles.filters} aria-label={m.doctors_filters()}>
      {/* Without scripts the form does what choosing does with them. */}
      <form method="get" className={styles.form}>
        <label htmlFor={selectId}>{m.doctors_filter_specialization()}</label>
        <select
          id={selectId}
          name="specialization"
          value={specialization ?? ''}
          onChange={({ target }) => onSpecialization(target.value || null)}
        >
          <option value="">{m.doctors_filter_all()}</option>
          {!known && specialization && <option>{specialization}</option>}
          {specializations.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </select>
        {hname && <input type="hidden" name="hname" value={hname} />}
        <noscript>
          <Button type="submit" look="quiet">
            {m.doctors_filter_show()}
          </Button>
        </noscript>
      </form>
      {chips.length > 0 && (
        <ul className={styles.chips}>
          {chips.map(({ text, without }) => (
            <li key={text}>
              <Link
                to={doctorsPath(without)}
                className={styles.chip}
                aria-label={m.doctors_filter_remove({ filter: text })}
              >
                {text}
                <Icon name="close" size={16} />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
