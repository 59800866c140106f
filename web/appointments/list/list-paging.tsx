import { m } from '#messages/messages.js';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import styles from './list-paging.module.css';
import { rowsPerPage } from './list-query.ts';

/** At least one page. */
export function pageCount(total: number): number {
  return Math.max(1, Math.ceil(total / rowsPerPage));
}

interface ListPagingProps {
  readonly page: number;
  readonly total: number;
  readonly onPage: (page: number) => void;
}

export function ListPaging({ page, total, onPage }: ListPagingProps) {
  const pages = pageCount(total);
  const number = (value: number) => value.toLocaleString('en-IN');
  const first = (page - 1) * rowsPerPage + 1;
  const last = Math.min(page * rowsPerPage, total);
  return (
    <nav className={styles.paging} aria-label={m.appointments_pages()}>
      <p className="muted">
        {m.appointments_showing({ first: number(first), last: number(last), total: number(total) })}
      </p>
      <p className={styles.page}>{m.appointments_page({ page: number(page), pages: number(pages) })}</p>
      <div className={styles.buttons}>
        <Button look="quiet" disabled={page <= 1} onClick={() => onPage(page - 1)}>
          <Icon name="chevronLeft" size={18} />
          {m.common_previous()}
        </Button>
        <Button look="quiet" disabled={page >= pages} onClick={() => onPage(page + 1)}>
          {m.common_next()}
          <Icon name="chevronRight" size={18} />
        </Button>
      </div>
    </nav>
  );
}
