import { isHospitalAdmin } from '#domain/accounts/hospital-roles.ts';
import { toMinutesOfDay } from '#domain/platform/calendar-days.ts';
import { formatSlotTime } from '#domain/scheduling/slot-grid.ts';
import { m } from '#messages/messages.js';
import { EmergencyList } from '#web/hospital/emergency-access/emergency-list.tsx';
import { DeskHead } from '#web/hospital/front-desk/desk-head.tsx';
import styles from '#web/hospital/front-desk/desk-screen.module.css';
import { Checklist } from '#web/hospital/front-desk/setup-checklist.tsx';
import { TodayBoard } from '#web/hospital/front-desk/today-board.tsx';
import { toDayQuery, useFrontDeskParams } from '#web/hospital/front-desk/use-front-desk-params.ts';
import { useChecklist, useFrontDeskDay } from '#web/hospital/queries.ts';
import { DayClose } from '#web/hospital/reports/day-close.tsx';
import { AskOwnName } from '#web/hospital/team/ask-own-name.tsx';
import { Loaded } from '#web/platform/loading/loading-states.tsx';
import { useNow } from '#web/ui/browser/use-now.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { clinicTimeZone, clinicToday } from '#web/ui/format/clinic-time.ts';
import { formatLongDay } from '#web/ui/format/format-day.ts';
import { paths } from '#web/ui/paths.ts';
import { useAreaUser } from '../../area/use-area-user.ts';

const tick = 20_000;

export function HospitalTodayScreen() {
  const now = useNow(tick);
  const { staffRole, hospitalId } = useAreaUser();
  const address = useFrontDeskParams();
  const date = clinicToday();
  const page = Number(address.get('page')) || 1;
  const query = useFrontDeskDay(date, { ...toDayQuery(address), page });
  const open = useChecklist(isHospitalAdmin(staffRole));
  // A day with visits needs the space.
  const checklist = query.data && query.data.visits.length > 0 ? null : open;
  return (
    <div className={`stack-3 column to-top shrinks ${styles.screen}`} data-fills={checklist ? undefined : ''}>
      <title>{`${m.keys_place_today()} | ${m.shell_brand()}`}</title>
      <DeskHead title={m.keys_place_today()}>
        <p data-now>
          {formatLongDay(date)}, {formatSlotTime(toMinutesOfDay(now, clinicTimeZone()))}
        </p>
        <DayClose today={date} />
      </DeskHead>
      <AskOwnName />
      <EmergencyList staffRole={staffRole} hospitalId={hospitalId} />
      {checklist && <Checklist list={checklist} />}
      <Loaded query={query} failed={m.hospital_days_failed()}>
        {(day) =>
          day.all.length > 0 ? (
            <TodayBoard day={day} now={now} address={address} role={staffRole} />
          ) : (
            !checklist && (
              <EmptyState
                icon="stethoscope"
                title={m.hospital_days_none()}
                text={isHospitalAdmin(staffRole) ? m.hospital_days_none_text() : m.hospital_days_none_staff()}
              >
                <ButtonLink to={paths.hospitalDoctors}>{m.hospital_doctors()}</ButtonLink>
              </EmptyState>
            )
          )
        }
      </Loaded>
    </div>
  );
}
