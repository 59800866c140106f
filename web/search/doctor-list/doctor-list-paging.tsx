import { m } from '#messages/messages.js';
import { ButtonLink } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { type DoctorSearch, doctorsPath } from '#web/ui/paths.ts';
import styles from './doctor-list-paging.module.css';

interface DoctorListPagingProps {
  readonly search: DoctorSearch;
  readonly page: number;
  readonly perPage: number;
  readonly total: number;
}

/** Each page has its own URL. */
export function DoctorListPaging({ search, page, perPage, total }: DoctorListPagingProps) {
  const pages = Math.ceil(total / perPage);
  if (pages <= 1) return null;
  const at = (number: number) => doctorsPath({ ...search, page: number > 1 ? String(number) : null });
  return (
    <nav className={`row middle ${styles.paging}`} aria-label={m.doctors_pages()}>
      {page > 1 && (
        <ButtonLink look="quiet" to={at(Math.min(page - 1, pages))} rel="prev">
          <Icon name="chevronLeft" size={18} />
          {m.common_previous()}
        </ButtonLink>
      )}
      <p className="muted">{m.doctors_page({ page, pages })}</p>
      {page < pages && (
        <ButtonLink look="quiet" to={at(page + 1)} rel="next">
          {m.common_next()}
          <Icon name="chevronRight" size={18} />
        </ButtonLink>
      )}
    </nav>
  );
}
