import { isHospitalAdmin } from '#domain/accounts/hospital-roles.ts';
import { toMinutesOfDay } from '#domain/platform/calendar-days.ts';
import { formatSlotTime } from '#domain/scheduling/slot-grid.ts';
import { m } from '#messages/messages.js';
import { toColumns } from '#web/hospital/calendar/day-columns.ts';
import { EmergencyList } from '#web/hospital/emergency-access/emergency-list.tsx';
import { ArrivalLists } from '#web/hospital/front-desk/arrival-lists.tsx';
import { DayBoard, useOpenedVisit } from '#web/hospital/front-desk/day-board.tsx';
import { DayFilters } from '#web/hospital/front-desk/day-filters.tsx';
import { DeskHead } from '#web/hospital/front-desk/desk-head.tsx';
import styles from '#web/hospital/front-desk/desk-screen.module.css';
import { useFrontDeskDay } from '#web/hospital/front-desk/front-desk-requests.ts';
import { ReportDoctorDelay } from '#web/hospital/front-desk/report-doctor-delay.tsx';
import { Checklist, useChecklist } from '#web/hospital/front-desk/setup-checklist.tsx';
import { UnverifiedDoctors } from '#web/hospital/front-desk/unverified-doctors.tsx';
import { toDayQuery, useFrontDeskParams } from '#web/hospital/front-desk/use-front-desk-params.ts';
import { DayClose } from '#web/hospital/reports/day-close.tsx';
import { AskOwnName } from '#web/hospital/team/ask-own-name.tsx';
import { DueVisitAction } from '#web/hospital/visits/due-visit-action.tsx';
import { RequestList } from '#web/hospital/visits/request-list.tsx';
import { UnreachedPatients } from '#web/hospital/visits/unreached-patients.tsx';
import { useDeskActions } from '#web/hospital/visits/use-desk-actions.tsx';
import { VisitActions } from '#web/hospital/visits/visit-actions.tsx';
import { PatientsDueForVitals } from '#web/hospital/vitals/patients-due-for-vitals.tsx';
import { useMedia } from '#web/ui/browser/use-media.ts';
import { useNow } from '#web/ui/browser/use-now.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { clinicTimeZone, clinicToday } from '#web/ui/format/clinic-time.ts';
import { formatLongDay } from '#web/ui/format/format-day.ts';
import { paths } from '#web/ui/paths.ts';
import { CardSkeletons, LoadFailureMessage } from '../../area/loading-states.tsx';
import { useAreaUser } from '../../area/use-area-user.ts';

const tick = 20_000;

export function HospitalTodayScreen() {
  const now = useNow(tick);
  const { staffRole, hospitalId } = useAreaUser();
  const address = useFrontDeskParams();
  const opened = useOpenedVisit();
  const actions = useDeskActions();
  // Where there is no room beside the day, waiting patients come before it.
  const isWide = useMedia('(min-width: 75em)');
  const date = clinicToday();
  const { data, isPending, error, refetch, isRefetching } = useFrontDeskDay(date, {
    ...toDayQuery(address),
    page: Number(address.get('page')) || 1,
  });
  const board = data && (
    <div key="board" className={`stack-3 column to-top shrinks ${styles.board}`}>
      {data.doctors.length === 0 ? (
        <EmptyState icon="calendar" title={m.hospital_days_nobody()} text={m.hospital_days_nobody_text()} />
      ) : (
        <DayBoard
          columns={toColumns(data.doctors, data.visits)}
          today={data.today}
          now={now}
          asTable={address.get('view') === 'table'}
          opened={opened}
          others={[...data.waiting, ...data.expected]}
          onShowDoctor={(doctorId) => address.set({ doctors: doctorId })}
          due={(visit, move) => <DueVisitAction visit={visit} actions={actions} onMove={move} />}
          paying={actions.paying}
          actions={(visit, close) => <VisitActions visit={visit} actions={actions} onClose={close} />}
        />
      )}
    </div>
  );
  const side = data && (
    <div key="side" className={`stack-3 column to-top shrinks ${styles.side}`}>
      {staffRole === 'nurse' && <PatientsDueForVitals waiting={data.waiting} now={now} />}
      <ArrivalLists
        waiting={data.waiting}
        expected={data.expected}
        now={now}
        onOpen={opened.open}
        due={(visit) => <DueVisitAction visit={visit} actions={actions} />}
        onArrived={actions.onArrived}
      />
      <UnreachedPatients />
      <RequestList />
    </div>
  );
  const open = useChecklist(isHospitalAdmin(staffRole));
  // A day with visits needs the space.
  const checklist = data && data.visits.length > 0 ? null : open;
  return (
    <div className={`stack-3 column to-top shrinks ${styles.screen}`} data-fills={checklist ? undefined : ''}>
      <title>{`${m.hospital_today()} | ${m.shell_brand()}`}</title>
      <DeskHead title={m.hospital_today()}>
        <p data-now>
          {formatLongDay(date)}, {formatSlotTime(toMinutesOfDay(now, clinicTimeZone()))}
        </p>
        <DayClose today={date} />
      </DeskHead>
      <AskOwnName />
      <EmergencyList staffRole={staffRole} hospitalId={hospitalId} />
      {checklist && <Checklist list={checklist} />}
      {isPending && <CardSkeletons />}
      {!isPending && !data && (
        <LoadFailureMessage
          title={m.hospital_days_failed()}
          error={error}
          busy={isRefetching}
          onRetry={() => void refetch()}
        />
      )}
      {data && data.all.length === 0 && !checklist && (
        <EmptyState
          icon="stethoscope"
          title={m.hospital_days_none()}
          text={isHospitalAdmin(staffRole) ? m.hospital_days_none_text() : m.hospital_days_none_staff()}
        >
          <ButtonLink to={paths.hospitalDoctors}>{m.hospital_doctors()}</ButtonLink>
        </EmptyState>
      )}
      {data && data.all.length > 0 && (
        <>
          <UnverifiedDoctors
            doctors={data.doctors.filter(({ takesBookings }) => !takesBookings)}
            withinHours={data.checkWithinHours}
          />
          <DayFilters day={data} address={address}>
            <ReportDoctorDelay
              doctors={data.doctors.filter(({ days }) => (days[0]?.times.length ?? 0) > 0)}
            />
          </DayFilters>
          <div className={`stack-3 column ${styles.work}`}>{isWide ? [board, side] : [side, board]}</div>
        </>
      )}
      {actions.dialogs}
    </div>
  );
}
