import { m } from '#messages/messages.js';
import { CalendarHead } from '#web/hospital/calendar/calendar-head.tsx';
import { type DayColumn, toColumns } from '#web/hospital/calendar/day-columns.ts';
import { DayBoard, useOpenedVisit } from '#web/hospital/front-desk/day-board.tsx';
import { DayFilters } from '#web/hospital/front-desk/day-filters.tsx';
import styles from '#web/hospital/front-desk/desk-screen.module.css';
import { useFrontDeskParams } from '#web/hospital/front-desk/use-front-desk-params.ts';
import { useFrontDeskDay, useHospitalWeek } from '#web/hospital/queries.ts';
import { useDeskActions } from '#web/hospital/visits/use-desk-actions.tsx';
import { CardSkeletons, LoadFailureMessage } from '#web/platform/loading/loading-states.tsx';
import { useNow } from '#web/ui/browser/use-now.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { clinicToday } from '#web/ui/format/clinic-time.ts';

const tick = 30_000;

/** All days of the first chosen doctor, then of the next. */
const sortByDoctor = (columns: readonly DayColumn[]) =>
  [...columns].sort((one, other) => one.day.date.localeCompare(other.day.date));

export function HospitalCalendarScreen() {
  const now = useNow(tick);
  const address = useFrontDeskParams();
  const opened = useOpenedVisit();
  const actions = useDeskActions();
  const today = clinicToday();
  const date = /^\d{4}-\d\d-\d\d$/.test(address.get('date')) ? address.get('date') : today;
  const isWeek = address.get('span') === 'week';
  const specialization = address.get('specialization');
  const doctors = address.get('doctors');
  const day = useFrontDeskDay(date, {
    ...(specialization && { specialization }),
    ...(doctors && !isWeek && { doctors }),
    ...(address.get('duty') !== 'all' && !doctors && { onDuty: 'true' as const }),
    page: Number(address.get('page')) || 1,
  });
  // The week of the chosen doctor, else of the first in the list.
  const ofWeek = doctors || day.data?.doctors[0]?.doctorId || day.data?.all[0]?.doctorId || null;
  const week = useHospitalWeek(date, isWeek ? ofWeek : null);
  const shown = isWeek ? week : day;
  const data = isWeek ? week.data : day.data;
  const columns = data ? toColumns(data.doctors, data.visits) : [];
  const [one, ...more] = data?.doctors ?? [];
  const oneName = one && more.length === 0 ? one.name : null;
  return (
    <div className={`stack-3 column to-top shrinks ${styles.screen}`} data-fills>
      <title>{`${m.hospital_calendar()} | ${m.shell_brand()}`}</title>
      <CalendarHead address={address} date={date} today={today} isWeek={isWeek} doctor={oneName} />
      {day.data && day.data.all.length > 0 && (
        <DayFilters day={day.data} address={address} only={isWeek ? ofWeek : null} />
      )}
      {shown.isPending && !(isWeek && ofWeek === null && !day.isPending) && <CardSkeletons />}
      {shown.isError && !data && (
        <LoadFailureMessage
          title={m.hospital_days_failed()}
          error={shown.error}
          busy={shown.isRefetching}
          onRetry={() => void shown.refetch()}
        />
      )}
      {day.data && columns.length === 0 && !shown.isFetching && (
        <EmptyState icon="calendar" title={m.hospital_days_nobody()} text={m.hospital_days_nobody_text()} />
      )}
      {columns.length > 0 && (
        <div className={`stack-3 column to-top shrinks ${styles.board}`}>
          <DayBoard
            key={isWeek ? 'week' : 'day'}
            columns={isWeek ? sortByDoctor(columns) : columns}
            today={today}
            now={now}
            byDay={isWeek}
            asTable={address.get('view') === 'table'}
            opened={opened}
            actions={actions}
          />
        </div>
      )}
      <p className={`muted small ${styles.hint}`}>{m.hospital_days_move_hint()}</p>
      {actions.dialogs}
    </div>
  );
}
