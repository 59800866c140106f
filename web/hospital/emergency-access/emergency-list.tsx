import { useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { Topic } from '#contract/platform/live-frames.ts';
import { isHospitalAdmin, type StaffRole } from '#domain/accounts/hospital-roles.ts';
import { toCalendarDay } from '#domain/platform/calendar-days.ts';
import { m } from '#messages/messages.js';
import { useCall } from '#web/api/context.tsx';
import { useCommand } from '#web/api/use-command.ts';
import { useLive } from '#web/platform/live/use-live.ts';
import { Button } from '#web/ui/button.tsx';
import { clinicTimeZone } from '#web/ui/format/clinic-time.ts';
import { formatClinicTime } from '#web/ui/format/format-clinic-time.ts';
import { formatNumericDay } from '#web/ui/format/format-day.ts';
import { getStaffRoleLabel } from '#web/ui/format/staff-role-label.ts';
import { UserText } from '#web/ui/format/user-text.tsx';
import { hospitalPatientPath, paths } from '#web/ui/paths.ts';
import { hospitalKeys, useEmergencyAccesses } from '../queries.ts';
import styles from './emergency-list.module.css';

interface EmergencyListProps {
  readonly staffRole: StaffRole | undefined;
  readonly hospitalId: string | undefined;
}

/**
 * Records opened by others in emergencies that no owner has reviewed yet; renders nothing for other roles.
 */
export function EmergencyList({ staffRole, hospitalId }: EmergencyListProps) {
  const call = useCall();
  const client = useQueryClient();
  const { data, error } = useEmergencyAccesses(isHospitalAdmin(staffRole));
  // An owner is notified immediately, other admins when the list is refetched.
  useLive(staffRole === 'owner' && hospitalId ? (`owners:${hospitalId}` as Topic) : null, {
    onChange: () => void client.invalidateQueries({ queryKey: hospitalKeys.emergencyAccesses }),
  });
  const see = useCommand(
    (accessId: string) => call('PUT /hospital/emergency-accesses/:accessId/seen', { params: { accessId } }),
    { refresh: [hospitalKeys.emergencyAccesses] },
  );
  const unseen = data?.accesses.filter(({ seenAt, isOwn }) => seenAt === null && !isOwn) ?? [];
  if (!data && error) return <p role="alert">{m.emergency_access_failed()}</p>;
  if (unseen.length === 0) return null;
  return (
    <section className={styles.card} aria-labelledby="emergencies">
      <h2 id="emergencies">{m.emergency_access_card()}</h2>
      <ul>
        {unseen.map(({ accessId, at, name, role, patientId, patientName, reason }) => (
          <li key={accessId}>
            <div>
              <p>
                <strong>
                  <UserText>{name}</UserText>
                </strong>{' '}
                {m.emergency_access_whose({
                  role: getStaffRoleLabel(role),
                  person: patientName,
                  day: formatNumericDay(toCalendarDay(Date.parse(at), clinicTimeZone())),
                  time: formatClinicTime(at),
                })}
              </p>
              <p>
                <q>
                  <UserText>{reason}</UserText>
                </q>{' '}
                <Link to={hospitalPatientPath(patientId)}>{patientId}</Link>
              </p>
            </div>
            {staffRole === 'owner' && (
              <Button look="quiet" busy={see.isPending} onClick={() => void see.run(accessId)}>
                {m.emergency_access_see()}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {data && data.unseen > unseen.length && (
        <p>
          {m.emergency_access_more({ count: data.unseen - unseen.length })}{' '}
          <Link to={`${paths.activityLog}?event=emergency`}>{m.hospital_log()}</Link>
        </p>
      )}
    </section>
  );
}
