import { minutesAt } from '#domain/calendar-days.ts';
import { labelOf } from '#domain/slot-grid.ts';
import { m } from '#messages/messages.js';
import { useHospitalDay } from '../../hospital-days/calls.ts';
import { columnsOf } from '../../hospital-days/columns.ts';
import { ComingLists } from '../../hospital-days/coming-lists.tsx';
import { DayBoard } from '../../hospital-days/day-board.tsx';
import { DayFilters } from '../../hospital-days/day-filters.tsx';
import { useDeskAddress } from '../../hospital-days/use-desk-address.ts';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { clinicTimeZone, clinicToday } from '../../ui/clinic-time.ts';
import { longDay } from '../../ui/day-words.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { useNow } from '../../ui/use-now.ts';
import { CardSkeletons, LoadFailure } from '../area/states.tsx';
import { useAreaUser } from '../area/use-area-user.ts';
import { EmergencyList } from './people/emergency-list.tsx';
import { RequestList } from './people/request-list.tsx';
import styles from './today-screen.module.css';

const tick = 20_000;

/** /dashboard/hospital: today's doctors side by side, and who waits or is expected (M-04). */
export function HospitalTodayScreen() {
  const now = useNow(tick);
  const { staffRole, hospitalId } = useAreaUser();
  const address = useDeskAddress();
  const date = clinicToday();
  const specialization = address.get('specialization');
  const doctors = address.get('doctors');
  const { data, isPending, error, refetch, isRefetching } = useHospitalDay(date, {
    ...(specialization && { specialization }),
    ...(doctors && { doctors }),
    ...(address.get('duty') !== 'all' && !doctors && { onDuty: 'true' as const }),
    page: Number(address.get('page')) || 1,
  });
  return (
    <div className={styles.screen}>
      <title>{`${m.hospital_today()} | ${m.shell_brand()}`}</title>
      <header className={styles.head}>
        <h1>{m.hospital_today()}</h1>
        <p data-now>
          {longDay(date)}, {labelOf(minutesAt(now, clinicTimeZone()))}
        </p>
        {data && data.waiting.length + data.expected.length > 0 && (
          <a className={styles.jump} href="#coming">
            {m.hospital_days_summary({ waiting: data.waiting.length, expected: data.expected.length })}
          </a>
        )}
      </header>
      <EmergencyList staffRole={staffRole} hospitalId={hospitalId} />
      {isPending && <CardSkeletons />}
      {!isPending && !data && (
        <LoadFailure
          title={m.hospital_days_failed()}
          error={error}
          busy={isRefetching}
          onRetry={() => void refetch()}
        />
      )}
      {data && data.all.length === 0 && (
        <EmptyState icon="stethoscope" title={m.hospital_days_none()} text={m.hospital_days_none_text()}>
          <ButtonLink to={paths.hospitalDoctors}>{m.hospital_doctors()}</ButtonLink>
        </EmptyState>
      )}
      {data && data.all.length > 0 && (
        <>
          <DayFilters day={data} address={address} />
          <div className={styles.work}>
            <div className={styles.board}>
              {data.doctors.length === 0 ? (
                <EmptyState
                  icon="calendar"
                  title={m.hospital_days_nobody()}
                  text={m.hospital_days_nobody_text()}
                />
              ) : (
                <DayBoard
                  columns={columnsOf(data.doctors, data.visits)}
                  today={data.today}
                  now={now}
                  asTable={address.get('view') === 'table'}
                />
              )}
            </div>
            <div className={styles.board}>
              <ComingLists waiting={data.waiting} expected={data.expected} now={now} />
              <RequestList />
            </div>
          </div>
        </>
      )}
    </div>
  );
}
