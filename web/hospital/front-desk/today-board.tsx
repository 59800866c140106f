import type { FrontDeskDay } from '#contract/hospital/front-desk-day.ts';
import type { StaffRole } from '#domain/accounts/hospital-roles.ts';
import { m } from '#messages/messages.js';
import { useMedia } from '#web/ui/browser/use-media.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { toColumns } from '../calendar/day-columns.ts';
import { DueVisitAction } from '../visits/due-visit-action.tsx';
import { RequestList } from '../visits/request-list.tsx';
import { UnreachedPatients } from '../visits/unreached-patients.tsx';
import { useDeskActions } from '../visits/use-desk-actions.tsx';
import { PatientsDueForVitals } from '../vitals/patients-due-for-vitals.tsx';
import { ArrivalLists } from './arrival-lists.tsx';
import { DayBoard, useOpenedVisit } from './day-board.tsx';
import { DayFilters } from './day-filters.tsx';
import styles from './desk-screen.module.css';
import { ReportDoctorDelay } from './report-doctor-delay.tsx';
import { UnverifiedDoctors } from './unverified-doctors.tsx';
import type { FrontDeskParams } from './use-front-desk-params.ts';

interface TodayBoardProps {
  readonly day: FrontDeskDay;
  readonly now: number;
  readonly address: FrontDeskParams;
  readonly role: StaffRole | undefined;
}

/** The doctors' columns, and who is here, expected, unreached or asking. */
export function TodayBoard({ day, now, address, role }: TodayBoardProps) {
  const opened = useOpenedVisit();
  const actions = useDeskActions();
  // Where there is no room beside the day, waiting patients come before it.
  const isWide = useMedia('(min-width: 75em)');
  const { doctors, visits, waiting, expected } = day;
  const board = (
    <div key="board" className={`stack-3 column to-top shrinks ${styles.board}`}>
      {doctors.length === 0 ? (
        <EmptyState icon="calendar" title={m.hospital_days_nobody()} text={m.hospital_days_nobody_text()} />
      ) : (
        <DayBoard
          columns={toColumns(doctors, visits)}
          today={day.today}
          now={now}
          asTable={address.get('view') === 'table'}
          opened={opened}
          others={[...waiting, ...expected]}
          onShowDoctor={(doctorId) => address.set({ doctors: doctorId })}
          actions={actions}
        />
      )}
    </div>
  );
  const side = (
    <div key="side" className={`stack-3 column to-top shrinks ${styles.side}`}>
      {role === 'nurse' && <PatientsDueForVitals waiting={waiting} now={now} />}
      <ArrivalLists
        waiting={waiting}
        expected={expected}
        now={now}
        onOpen={opened.open}
        due={(visit) => <DueVisitAction visit={visit} actions={actions} />}
        onArrived={actions.onArrived}
      />
      <UnreachedPatients />
      <RequestList />
    </div>
  );
  return (
    <>
      <UnverifiedDoctors
        doctors={doctors.filter(({ takesBookings }) => !takesBookings)}
        withinHours={day.checkWithinHours}
      />
      <DayFilters day={day} address={address}>
        <ReportDoctorDelay doctors={doctors.filter(({ days }) => (days[0]?.times.length ?? 0) > 0)} />
      </DayFilters>
      <div className={`stack-3 column ${styles.work}`}>{isWide ? [board, side] : [side, board]}</div>
      {actions.dialogs}
    </>
  );
}
