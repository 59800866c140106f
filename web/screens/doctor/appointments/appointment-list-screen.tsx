import { useRef } from 'react';
import { Navigate, useLocation } from 'react-router';
import { m } from '#messages/messages.js';
import type { Output } from '#web/api/client.ts';
import { useSubjectDialog } from '#web/appointments/dialogs/use-subject-dialog.ts';
import { GreetingOrDate, LiveClock } from '#web/appointments/list/greeting.tsx';
import { ListCards } from '#web/appointments/list/list-cards.tsx';
import { ListFigures } from '#web/appointments/list/list-figures.tsx';
import { ListFilters } from '#web/appointments/list/list-filters.tsx';
import { ListPaging, pageCount } from '#web/appointments/list/list-paging.tsx';
import { ListTable } from '#web/appointments/list/list-table.tsx';
import {
  clearedFilters,
  isFiltered,
  isPeriodReversed,
  type ListView,
  resolveTimeRange,
  toQuery,
  useListView,
  type ViewChange,
} from '#web/appointments/list/list-view.ts';
import {
  useAppointmentCounts,
  useAppointmentList,
  useListDownload,
} from '#web/appointments/list/use-appointment-list.ts';
import { useListKeys } from '#web/appointments/list/use-list-keys.ts';
import type { Payable } from '#web/appointments/payments/collect-dialog.tsx';
import { useMedia } from '#web/ui/browser/use-media.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { formatNumericDay } from '#web/ui/format/format-day.ts';
import { KeysHint } from '#web/ui/keys/keys-help.tsx';
import { paths } from '#web/ui/paths.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { LoadFailureMessage } from '../../area/loading-states.tsx';
import { useAreaUser } from '../../area/use-area-user.ts';
import styles from './appointment-list-screen.module.css';
import { CollectPayment } from './collect-payment.tsx';

/** All of a doctor's appointments except requests: /appList and /dashboard/appointments. */
export function AppointmentListScreen() {
  const user = useAreaUser();
  const { view, change } = useListView();
  const narrow = useMedia('(max-width: 59.9375em)');
  const counts = useAppointmentCounts();
  const appointments = useAppointmentList(view);
  const heading = useRef<HTMLHeadingElement>(null);
  const list = useRef<HTMLElement>(null);
  const collecting = useSubjectDialog<Payable>();
  const searchField = useRef<HTMLInputElement>(null);
  const total = appointments.data?.total;
  const nothingYet = counts.data?.all === 0;
  const crossed = isPeriodReversed(view);

  const toPage = (page: number) => {
    change({ page });
    // The rows will change, so the focus moves to their heading.
    heading.current?.focus();
  };
  useListKeys({ list, searchField, page: view.page, pages: pageCount(total ?? 0), onPage: toPage });

  return (
    <>
      <title>{m.appointments_page_title()}</title>
      <header className={`row spread ${styles.head}`}>
        <GreetingOrDate name={user.name} />
        <LiveClock />
      </header>
      <ListFigures
        counts={counts.isError ? null : counts.data}
        chosen={view.figure}
        onChoose={(figure) => change({ figure, when: null, from: null, to: null })}
      />
      <section
        ref={list}
        className={`card raised stack-3 shrinks padded-4 ${styles.list}`}
        aria-labelledby="appointment-list"
      >
        <div className={`row middle ${styles.listHead}`}>
          <h2 id="appointment-list" ref={heading} tabIndex={-1}>
            {m.appointments_list()}
          </h2>
          <p className="muted" role="status">
            {total !== undefined && !crossed && m.appointments_total({ count: total })}
          </p>
          {isFiltered(view) && (
            <Button look="plain" onClick={() => change(clearedFilters)}>
              {m.appointments_clear()}
            </Button>
          )}
          <KeysHint />
          <div className={`row-2 ${styles.ways}`}>
            <ButtonLink look="quiet" to={paths.daySheet}>
              {m.sheet_open()}
            </ButtonLink>
            <ExportButton view={view} none={total === 0 || crossed} />
          </div>
        </div>
        {!nothingYet && (
          <ListFilters view={view} onChange={change} searchField={searchField} sortable={narrow} />
        )}
        {crossed ? (
          <ReversedDates view={view} onChange={change} />
        ) : appointments.data ? (
          <div className={`stack-3 shrinks ${styles.rows}`} aria-busy={appointments.isPlaceholderData}>
            <Rows
              view={view}
              onChange={change}
              onPage={toPage}
              answer={appointments.data}
              nothingYet={nothingYet}
              narrow={narrow}
              onCollect={collecting.ask}
            />
          </div>
        ) : (
          <Waiting query={appointments} />
        )}
      </section>
      <CollectPayment asking={collecting} />
    </>
  );
}

function ExportButton({ view, none }: { readonly view: ListView; readonly none: boolean }) {
  const file = useListDownload();
  return (
    <Button
      look="quiet"
      busy={file.isPending}
      disabled={none || file.isPending}
      onClick={() => void file.run(view)}
    >
      {file.isPending ? m.appointments_exporting() : m.appointments_export()}
    </Button>
  );
}

function Waiting({ query }: { readonly query: ReturnType<typeof useAppointmentList> }) {
  const { error, isFetching, refetch } = query;
  if (error) return <LoadFailureMessage error={error} busy={isFetching} onRetry={() => void refetch()} />;
  return (
    <div className="stack-2" role="status">
      <span className="visually-hidden">{m.appointments_loading_list()}</span>
      {['a', 'b', 'c', 'd', 'e', 'f'].map((row) => (
        <Skeleton key={row} height={52} />
      ))}
    </div>
  );
}

interface RowsProps {
  readonly view: ListView;
  readonly onChange: (change: ViewChange) => void;
  readonly onPage: (page: number) => void;
  readonly answer: Output<'GET /appointments/previous'>;
  /** There are no appointments at all, with any filter. */
  readonly nothingYet: boolean;
  readonly narrow: boolean;
  readonly onCollect: (visit: Payable) => void;
}

function Rows({ view, onChange, onPage, answer, nothingYet, narrow, onCollect }: RowsProps) {
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
      <ButtonLink to={paths.doctorSlots}>{m.appointments_publish_slots()}</ButtonLink>
    </EmptyState>
  );
}

function NothingToday({ onChange }: Pick<RowsProps, 'onChange'>) {
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
function ReversedDates({ view, onChange }: Pick<RowsProps, 'view' | 'onChange'>) {
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

function NothingFound({ onChange }: Pick<RowsProps, 'onChange'>) {
  return (
    <EmptyState icon="search" title={m.appointments_none_found()} text={m.appointments_none_found_hint()}>
      <Button look="quiet" onClick={() => onChange(clearedFilters)}>
        {m.appointments_clear()}
      </Button>
    </EmptyState>
  );
}
