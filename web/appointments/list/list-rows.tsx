import { Navigate, useLocation } from 'react-router';
import { m } from '#messages/messages.js';
import type { Output } from '#web/api/client.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { formatNumericDay } from '#web/ui/format/format-day.ts';
import { paths } from '#web/ui/paths.ts';
import type { Payable } from '../payments/collect-dialog.tsx';
import { ListCards } from './list-cards.tsx';
import { ListPaging, pageCount } from './list-paging.tsx';
import { ListTable } from './list-table.tsx';
import {
  clearedFilters,
  isFiltered,
  type ListView,
  resolveTimeRange,
  toQuery,
  type ViewChange,
} from './list-view.ts';

interface ListRowsProps {
  readonly view: ListView;
  readonly onChange: (change: ViewChange) => void;
  readonly onPage: (page: number) => void;
  readonly answer: Output<'GET /appointments/previous'>;
  /** There are no appointments at all, with any filter. */
  readonly nothingYet: boolean;
  readonly narrow: boolean;
  readonly onCollect: (visit: Payable) => void;
}

export function ListRows({ view, onChange, onPage, answer, nothingYet, narrow, onCollect }: ListRowsProps) {
  const { pathname, search } = useLocation();
  const { appointments, total, page, alike } = answer;
  const pages = pageCount(total);
  if (total === 0) {
    if (nothingYet) return <NothingYet />;
    return resolveTimeRange(view) === 'today' && !isFiltered(view) ? (
      <NothingToday onChange={onChange} />
    ) : (
      <NothingFound onChange={onChange} />
    );
  }
  // The URL has a page beyond the end of the list. The placeholder of another page does not count.
  if (page === view.page && page > pages) {
    return <Navigate to={{ pathname, search: toQuery({ ...view, page: pages }).toString() }} replace />;
  }
  const rows = { appointments, listAddress: pathname + search, onCollect };
  return (
    <>
      {alike && (
        <p role="status" className="muted">
          {m.sheet_alike({ search: view.search })}
        </p>
      )}
      {narrow ? <ListCards {...rows} /> : <ListTable {...rows} view={view} onChange={onChange} />}
      <ListPaging page={page} total={total} onPage={onPage} />
    </>
  );
}

function NothingYet() {
  return (
    <EmptyState icon="calendar" title={m.appointments_none()} text={m.appointments_none_hint()}>
      <ButtonLink to={paths.doctorSlots}>{m.practice_step_slots_go()}</ButtonLink>
    </EmptyState>
  );
}

function NothingToday({ onChange }: Pick<ListRowsProps, 'onChange'>) {
  return (
    <EmptyState icon="calendar" title={m.sheet_none_today()} text={m.sheet_none_today_hint()}>
      <Button look="quiet" onClick={() => onChange({ when: 'upcoming' })}>
        {m.sheet_upcoming()}
      </Button>
      <Button look="quiet" onClick={() => onChange({ when: 'all' })}>
        {m.sheet_all()}
      </Button>
    </EmptyState>
  );
}

/** The dates are in the wrong order, so nothing is requested. */
export function ReversedDates({ view, onChange }: Pick<ListRowsProps, 'view' | 'onChange'>) {
  const { from, to } = view;
  if (from === null || to === null) return null;
  return (
    <EmptyState
      icon="warning"
      title={m.sheet_crossed()}
      text={m.sheet_crossed_text({ from: formatNumericDay(from), to: formatNumericDay(to) })}
    >
      <Button onClick={() => onChange({ from: to, to: from })}>{m.sheet_swap()}</Button>
    </EmptyState>
  );
}

function NothingFound({ onChange }: Pick<ListRowsProps, 'onChange'>) {
  return (
    <EmptyState icon="search" title={m.appointments_none_found()} text={m.appointments_none_found_hint()}>
      <Button look="quiet" onClick={() => onChange(clearedFilters)}>
        {m.appointments_clear()}
      </Button>
    </EmptyState>
  );
}
