import { Link, useSearchParams } from 'react-router';
import type { AppointmentStatus } from '#domain/appointments/appointment-lifecycle.ts';
import { addDays, isDay } from '#domain/platform/calendar-days.ts';
import { m } from '#messages/messages.js';
import { useDoctorDay } from '#web/appointments/queries.ts';
import { DayTable } from '#web/appointments/sheet/sheet-table.tsx';
import { CardSkeletons, LoadFailureMessage } from '#web/platform/loading/loading-states.tsx';
import { clinicToday } from '#web/ui/format/clinic-time.ts';
import { formatLongDay } from '#web/ui/format/format-day.ts';
import { Letterhead } from '#web/ui/paper/letterhead.tsx';
import { paths } from '#web/ui/paths.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Icon } from '../../ui/icon.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { DayField } from '../../ui/pickers/day-field.tsx';
import { useAreaUser } from '../area/use-area-user.ts';
import styles from './day-sheet-screen.module.css';

/** A printable list of one day, with space for notes. The URL names the day. */
export function DaySheetScreen() {
  const [query, setQuery] = useSearchParams();
  const wanted = query.get('date') ?? '';
  const date = isDay(wanted) ? wanted : clinicToday();
  const go = (day: string) => setQuery({ date: day }, { replace: true, preventScrollReset: true });
  return (
    <>
      <title>{m.sheet_page_title()}</title>
      <div className={`row bottom spread ${styles.tools}`}>
        <Link className={styles.back} to={paths.doctorAppointments}>
          <Icon name="chevronLeft" />
          {m.appointments_back()}
        </Link>
        <div className={`row bottom ${styles.day}`}>
          <IconButton label={m.sheet_day_before()} onClick={() => go(addDays(date, -1))}>
            <Icon name="chevronLeft" />
          </IconButton>
          <DayField
            label={m.common_date()}
            value={date}
            onChange={(day) => {
              if (isDay(day)) go(day);
            }}
          />
          <IconButton label={m.sheet_day_after()} onClick={() => go(addDays(date, 1))}>
            <Icon name="chevronRight" />
          </IconButton>
        </div>
        <Button onClick={() => window.print()}>{m.sheet_print()}</Button>
      </div>
      <Sheet date={date} />
    </>
  );
}

function Sheet({ date }: { readonly date: string }) {
  const { name } = useAreaUser();
  const { data, error, isFetching, refetch } = useDoctorDay(date);
  if (error) return <LoadFailureMessage error={error} busy={isFetching} onRetry={() => void refetch()} />;
  if (!data) return <CardSkeletons />;
  const visits = data.appointments.filter(({ appStatus }) => !isCalledOff(appStatus));
  const off = data.appointments.filter(({ appStatus }) => isCalledOff(appStatus));
  return (
    <article className={`stack-3 shrinks padded outlined ${styles.sheet}`}>
      <Letterhead
        from={{ name, lines: [] }}
        beside={{ name: m.sheet_open(), lines: [m.appointments_total({ count: visits.length })] }}
      />
      <h1>{formatLongDay(date)}</h1>
      {visits.length === 0 ? (
        <EmptyState icon="calendar" title={m.sheet_empty()} />
      ) : (
        <DayTable caption={formatLongDay(date)} appointments={visits} />
      )}
      {off.length > 0 && (
        <p>
          {m.sheet_off()}{' '}
          {off.map(({ slotNumber, patientName }) => `${slotNumber} ${patientName}`).join(' · ')}
        </p>
      )}
    </article>
  );
}

/** These visits do not take place and need no room for notes. */
const calledOffStatuses: readonly AppointmentStatus[] = ['Cancelled', 'Rejected', 'Rescheduled'];
const isCalledOff = (status: AppointmentStatus) => calledOffStatuses.includes(status);
