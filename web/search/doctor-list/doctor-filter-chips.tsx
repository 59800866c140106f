import { Link } from 'react-router';
import { m } from '#messages/messages.js';
import { Icon } from '#web/ui/icon.tsx';
import { type DoctorSearch, doctorsPath } from '#web/ui/paths.ts';
import styles from './doctor-filter-chips.module.css';
import { listSearchFilters } from './search-params.ts';

export function DoctorFilterChips({ search }: { readonly search: DoctorSearch }) {
  const conditions = listSearchFilters(search);
  if (conditions.length === 0) return null;
  return (
    <ul className="row-2" aria-label={m.doctors_filters_chosen()}>
      {conditions.map(({ text, without }) => (
        <li key={text}>
          <Link
            to={doctorsPath(without)}
            preventScrollReset
            className={styles.chip}
            aria-label={m.doctors_filter_remove({ filter: text })}
          >
            {text}
            <Icon name="close" size={16} />
          </Link>
        </li>
      ))}
      {conditions.length > 1 && (
        <li>
          <Link to={doctorsPath({})} preventScrollReset className={styles.clear}>
            {m.doctors_filter_clear()}
          </Link>
        </li>
      )}
    </ul>
  );
}
