import { useRef } from 'react';
import { m } from '#messages/messages.js';
import { useSubjectDialog } from '#web/appointments/dialogs/use-subject-dialog.ts';
import { ExportButton } from '#web/appointments/list/export-button.tsx';
import { GreetingOrDate, LiveClock } from '#web/appointments/list/greeting.tsx';
import { ListFigures } from '#web/appointments/list/list-figures.tsx';
import { ListFilters } from '#web/appointments/list/list-filters.tsx';
import { pageCount } from '#web/appointments/list/list-paging.tsx';
import { toListQuery } from '#web/appointments/list/list-query.ts';
import { ListRows, ReversedDates } from '#web/appointments/list/list-rows.tsx';
import {
  clearedFilters,
  isFiltered,
  isPeriodReversed,
  useListView,
} from '#web/appointments/list/list-view.ts';
import { ListWaiting } from '#web/appointments/list/list-waiting.tsx';
import { useListKeys } from '#web/appointments/list/use-list-keys.ts';
import type { Payable } from '#web/appointments/payments/collect-dialog.tsx';
import { CollectPayment } from '#web/appointments/payments/collect-payment.tsx';
import { useAppointmentCounts, useAppointmentList } from '#web/appointments/queries.ts';
import { useMedia } from '#web/ui/browser/use-media.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { KeysHint } from '#web/ui/keys/keys-help.tsx';
import { paths } from '#web/ui/paths.ts';
import { useAreaUser } from '../../area/use-area-user.ts';
import styles from './appointment-list-screen.module.css';

/** All of a doctor's appointments except requests: /appList and /dashboard/appointments. */
export function AppointmentListScreen() {
  const user = useAreaUser();
  const { view, change } = useListView();
  const narrow = useMedia('(max-width: 59.9375em)');
  const counts = useAppointmentCounts();
  const appointments = useAppointmentList(toListQuery(view));
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

  // On small screens below the rows, which come first there.
  const ways = (
    <div className={`row-2 ${styles.ways}`}>
      <ButtonLink look="quiet" to={paths.daySheet}>
        {m.sheet_open()}
      </ButtonLink>
      <ExportButton view={view} disabled={total === 0 || crossed} />
    </div>
  );

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
            {m.common_your_appointments()}
          </h2>
          <p className="muted small" role="status">
            {total !== undefined && !crossed && m.appointments_total({ count: total })}
          </p>
          {isFiltered(view) && (
            <Button look="plain" onClick={() => change(clearedFilters)}>
              {m.appointments_clear()}
            </Button>
          )}
          <KeysHint />
          {!narrow && ways}
        </div>
        {!nothingYet && (
          <ListFilters view={view} onChange={change} searchField={searchField} sortable={narrow} />
        )}
        {crossed ? (
          <ReversedDates view={view} onChange={change} />
        ) : appointments.data ? (
          <div className={`stack-3 shrinks ${styles.rows}`} aria-busy={appointments.isPlaceholderData}>
            <ListRows
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
          <ListWaiting {...appointments} />
        )}
        {narrow && ways}
      </section>
      <CollectPayment asking={collecting} />
    </>
  );
}
