import { Link, useNavigate, useParams } from 'react-router';
import type { z } from 'zod';
import type { hospitalScheduleEndpoint } from '#contract/hospital/hospital-schedules.ts';
import { isHospitalAdmin } from '#domain/accounts/hospital-roles.ts';
import { m } from '#messages/messages.js';
import { CloseDay } from '#web/hospital/doctors/close-day.tsx';
import { useHours } from '#web/hospital/doctors/doctor-requests.ts';
import { HospitalScheduleContext } from '#web/scheduling/schedules/hospital-schedule-context.ts';
import { WeeklySchedule } from '#web/scheduling/schedules/weekly-schedule.tsx';
import { UserText } from '#web/ui/format/user-text.tsx';
import { frontDeskDayPath, paths } from '#web/ui/paths.ts';
import { ApiError } from '../../api/client.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Icon } from '../../ui/icon.tsx';
import { CardSkeletons, LoadFailureMessage } from '../area/loading-states.tsx';
import { useAreaUser } from '../area/use-area-user.ts';
import styles from './hospital-patients-screen.module.css';

export function DoctorHoursScreen() {
  const practiceId = (useParams().practiceId ?? '').trim();
  const { data, error, isPending, isRefetching, refetch } = useHours(practiceId);
  const isUnknown = error instanceof ApiError && [400, 404].includes(error.status);
  return (
    <div className={styles.screen}>
      <title>{`${data?.practice.doctorName ?? m.hospital_doctors()} | ${m.shell_brand()}`}</title>
      <p>
        <Link className={styles.back} to={paths.hospitalDoctors}>
          <Icon name="chevronLeft" />
          {m.hospital_doctors()}
        </Link>
      </p>
      {isPending && <CardSkeletons />}
      {data && <Hours key={data.practice.practiceId} hours={data} />}
      {!data && isUnknown && (
        <EmptyState failed icon="stethoscope" title={m.hospital_doctors_unknown()} text={error.message} />
      )}
      {!data && !isPending && !isUnknown && (
        <LoadFailureMessage
          title={m.hospital_doctors_failed()}
          error={error}
          busy={isRefetching}
          onRetry={() => void refetch()}
        />
      )}
    </div>
  );
}

function Hours({ hours }: { readonly hours: z.infer<typeof hospitalScheduleEndpoint.answer> }) {
  const navigate = useNavigate();
  const { staffRole } = useAreaUser();
  const { practice, mayChange } = hours;
  const { doctorId, doctorName } = practice;
  const view = {
    practice,
    maySetRules: mayChange && isHospitalAdmin(staffRole),
    mayCloseDays: mayChange,
    dayAction: (date: string, day: Parameters<typeof CloseDay>[0]['day']) =>
      mayChange && <CloseDay date={date} day={day} doctor={doctorName} />,
  };
  return (
    <>
      <header className={styles.head}>
        <h1>
          <UserText>{doctorName}</UserText>
        </h1>
        <p>
          {mayChange
            ? m.hospital_doctors_hours_lead()
            : m.hospital_doctors_hours_closed({ doctor: doctorName })}
        </p>
      </header>
      <HospitalScheduleContext value={view}>
        <WeeklySchedule
          doctorId={doctorId}
          practiceId={null}
          onOpen={(date) => void navigate(frontDeskDayPath(doctorId, date))}
          onChanged={() => undefined}
        />
      </HospitalScheduleContext>
    </>
  );
}
