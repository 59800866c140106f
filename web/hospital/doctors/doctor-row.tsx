import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import type { DoctorAtHospital } from '#contract/hospital/hospital-doctors.ts';
import { deskPermissions } from '#domain/hospital/desk-permissions.ts';
import { m } from '#messages/messages.js';
import { translateSpecialization } from '#names/specialization-name.ts';
import { useCall } from '#web/api/context.tsx';
import { everything, useCommand } from '#web/api/use-command.ts';
import { QuestionDialog } from '#web/appointments/dialogs/question-dialog.tsx';
import { describeRepeat, formatHours } from '#web/scheduling/schedules/rule-labels.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { formatNumericDay } from '#web/ui/format/format-day.ts';
import { formatRoom } from '#web/ui/format/format-room.ts';
import { UserText } from '#web/ui/format/user-text.tsx';
import { Menu, type MenuItem } from '#web/ui/menu.tsx';
import { doctorPath, hospitalCalendarPath, hospitalHoursPath } from '#web/ui/paths.ts';
import { DoctorRoom } from './doctor-room.tsx';
import styles from './doctors.module.css';

interface DoctorRowProps {
  readonly doctor: DoctorAtHospital;
  readonly leads: boolean;
}

export function DoctorRow({ doctor, leads }: DoctorRowProps) {
  const { doctorId, practiceId, name, photo, specialization, state, schedule, nextLeave, room } = doctor;
  const call = useCall();
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  const withdraw = useCommand(
    () => call('PUT /hospital/doctors/:practiceId/withdraw', { params: { practiceId } }),
    { onDone: () => setAsking(false), refresh: everything },
  );
  const items: MenuItem[] = [];
  if (state !== 'unlisted') {
    const onChoose = () => void navigate(doctorPath(doctorId));
    items.push({ key: 'page', name: m.hospital_doctors_page(), onChoose });
  }
  if (leads) {
    const onChoose = () => setAsking(true);
    items.push({ key: 'withdraw', name: m.hospital_doctors_withdraw(), danger: true, onChoose });
  }
  return (
    <li className={`flex middle break-anywhere ${styles.row}`} data-practice={practiceId}>
      <Avatar name={name} url={photo.url} size={40} beside />
      <div className={`grid shrinks ${styles.words}`}>
        <h3>
          <UserText>{name}</UserText>
          {state !== 'here' && (
            <span className={`blue-tint small strong ${styles.state}`} data-state={state}>
              {state === 'away' ? m.common_on_leave() : m.trust_no_bookings()}
            </span>
          )}
        </h3>
        <ul className={`row muted small ${styles.facts}`}>
          <li>{translateSpecialization(specialization)}</li>
          {!leads && room !== '' && <li>{formatRoom(room, m.hospital_doctors_room_is)}</li>}
          {schedule.length === 0 && <li>{m.hospital_doctors_by_day()}</li>}
          {schedule.map((rule) => (
            <li key={formatHours(rule)} className="digits">
              {formatHours(rule)}
              {(rule.nthOfMonth ?? (rule.everyWeeks ?? 1) > 1) &&
                ` · ${describeRepeat(rule.everyWeeks, rule.nthOfMonth)}`}
            </li>
          ))}
          {nextLeave && (
            <li>
              {m.hospital_doctors_leave({
                from: formatNumericDay(nextLeave.from),
                to: formatNumericDay(nextLeave.to),
              })}
            </li>
          )}
          {!defaultPermissions.every((one) => doctor.deskPermissions.includes(one)) && (
            <li>{describePermissions(doctor.deskPermissions)}</li>
          )}
        </ul>
      </div>
      <div className={`row middle to-end ${styles.own}`}>
        <Link to={hospitalHoursPath(practiceId)}>{m.hospital_doctors_hours()}</Link>
        <Link to={hospitalCalendarPath(doctorId)}>{m.hospital_calendar()}</Link>
        {leads && <DoctorRoom doctor={doctor} />}
      </div>
      {items.length > 0 && (
        <div className={styles.more}>
          <Menu label={`${m.day_more()}: ${name}`} items={items} />
        </div>
      )}
      <QuestionDialog
        open={asking}
        title={m.hospital_doctors_withdraw_ask({ name })}
        text={m.hospital_doctors_withdraw_text()}
        yes={m.hospital_doctors_withdraw()}
        no={m.factor_cancel()}
        danger
        busy={withdraw.isPending}
        onYes={() => void withdraw.run()}
        onNo={() => setAsking(false)}
      />
    </li>
  );
}

/**
 * Every front desk has these permissions unless the doctor revokes them; only the doctor grants access to the
 * hours.
 */
const defaultPermissions = deskPermissions.filter((action) => action !== 'schedule');

function describePermissions(allowed: DoctorAtHospital['deskPermissions']): string {
  if (allowed.length === 0) return m.hospital_doctors_desk_books();
  const words = {
    answer: m.practices_desk_answer,
    move: m.practices_desk_move,
    collect: m.practices_desk_collect,
    schedule: m.practices_desk_schedule,
  };
  return `${m.practices_desk()}: ${allowed.map((one) => words[one]()).join(', ')}`;
}
