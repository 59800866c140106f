import { useNavigate, useParams } from 'react-router';
import { isHospitalAdmin } from '#domain/accounts/hospital-roles.ts';
import { m } from '#messages/messages.js';
import { CloseDay } from '#web/hospital/doctors/close-day.tsx';
import { useDoctorHours } from '#web/hospital/queries.ts';
import { Loaded } from '#web/platform/loading/loading-states.tsx';
import { HospitalScheduleContext } from '#web/scheduling/schedules/hospital-schedule-context.ts';
import { WeeklySchedule } from '#web/scheduling/schedules/weekly-schedule.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { frontDeskDayPath, paths } from '#web/ui/paths.ts';
import { useAreaUser } from '../area/use-area-user.ts';
import { HospitalScreen } from './hospital-screen.tsx';

export function DoctorHoursScreen() {
  const navigate = useNavigate();
  const { staffRole } = useAreaUser();
  const query = useDoctorHours((useParams().practiceId ?? '').trim());
  const { data, error } = query;
  const doctor = data?.practice.doctorName ?? '';
  return (
    <HospitalScreen
      title={data ? doctor : m.hospital_doctors()}
      heading={data ? doctor : null}
      lead={data?.mayChange ? m.hospital_doctors_hours_lead() : m.hospital_doctors_hours_closed({ doctor })}
      back={{ to: paths.hospitalDoctors, name: m.hospital_doctors() }}
    >
      <Loaded
        query={query}
        failed={m.hospital_doctors_failed()}
        unknown={
          <EmptyState
            failed
            icon="stethoscope"
            title={m.hospital_doctors_unknown()}
            text={error?.message ?? ''}
          />
        }
      >
        {({ practice, mayChange }) => (
          <HospitalScheduleContext
            key={practice.practiceId}
            value={{
              practice,
              maySetRules: mayChange && isHospitalAdmin(staffRole),
              mayCloseDays: mayChange,
              dayAction: (date, day) => mayChange && <CloseDay date={date} day={day} doctor={doctor} />,
            }}
          >
            <WeeklySchedule
              doctorId={practice.doctorId}
              practiceId={null}
              onOpen={(date) => void navigate(frontDeskDayPath(practice.doctorId, date))}
              onChanged={() => undefined}
            />
          </HospitalScheduleContext>
        )}
      </Loaded>
    </HospitalScreen>
  );
}
