import { useState } from 'react';
import { Link } from 'react-router';
import type { DoctorAtHospital } from '#contract/hospital-doctors.ts';
import { m } from '#messages/messages.js';
import { specializationName } from '#names/specialization-name.ts';
import { doctorPath, hospitalCalendarOf, hospitalHoursPath } from '../../../paths.ts';
import { hoursWords, repeatWords } from '../../../schedules/rule-words.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Button } from '../../../ui/button.tsx';
import { numericDay } from '../../../ui/day-words.ts';
import { Given } from '../../../ui/given.tsx';
import { roomWords } from '../../../ui/room-words.ts';
import { useDoctorDeed } from './calls.ts';
import styles from './doctors.module.css';
import { Question } from './question.tsx';
import { RoomOf } from './room-of.tsx';

interface DoctorRowProps {
  readonly doctor: DoctorAtHospital;
  /** Whether who looks may change it. */
  readonly leads: boolean;
}

/** A doctor of the hospital: where, when, on leave, and what the desk may do for them (M-07). */
export function DoctorRow({ doctor, leads }: DoctorRowProps) {
  const { doctorId, practiceId, name, photo, specialization, state, schedule, nextLeave } = doctor;
  const [asking, setAsking] = useState(false);
  const deed = useDoctorDeed(() => setAsking(false));
  return (
    <li className={styles.row} data-practice={practiceId}>
      <Avatar name={name} url={photo.url} size={48} beside />
      <div className={styles.words}>
        <h3>
          <Given>{name}</Given>
          {state !== 'here' && (
            <span className={styles.state} data-state={state}>
              {state === 'away' ? m.hospital_doctors_away() : m.hospital_doctors_unlisted()}
            </span>
          )}
        </h3>
        <p className={styles.facts}>
          <span>{specializationName(specialization)}</span>
          {!leads && <span>{whichRoom(doctor)}</span>}
          {nextLeave && (
            <span>
              {m.hospital_doctors_leave({ from: numericDay(nextLeave.from), to: numericDay(nextLeave.to) })}
            </span>
          )}
        </p>
        {schedule.length === 0 ? (
          <p className={styles.facts}>{m.hospital_doctors_by_day()}</p>
        ) : (
          <ul className={styles.rules}>
            {schedule.map((rule) => (
              <li key={hoursWords(rule)}>
                {hoursWords(rule)}
                {(rule.nthOfMonth ?? (rule.everyWeeks ?? 1) > 1) &&
                  ` · ${repeatWords(rule.everyWeeks, rule.nthOfMonth)}`}
              </li>
            ))}
          </ul>
        )}
        <p className={styles.facts}>{deskWords(doctor.deskMay)}</p>
        <p className={styles.links}>
          <Link to={hospitalHoursPath(practiceId)}>{m.hospital_doctors_hours()}</Link>
          <Link to={hospitalCalendarOf(doctorId)}>{m.hospital_calendar()}</Link>
          {state !== 'unlisted' && <Link to={doctorPath(doctorId)}>{m.hospital_doctors_page()}</Link>}
        </p>
      </div>
      {leads && (
        <div className={styles.own}>
          <RoomOf doctor={doctor} />
          <Button
            look="plain"
            aria-label={m.hospital_doctors_withdraw_of({ name })}
            onClick={() => setAsking(true)}
          >
            {m.hospital_doctors_withdraw()}
          </Button>
          <Question
            open={asking}
            title={m.hospital_doctors_withdraw_ask({ name })}
            deed={m.hospital_doctors_withdraw()}
            busy={deed.isPending}
            onDo={() => deed.mutate({ practiceId, deed: 'withdraw' })}
            onClose={() => setAsking(false)}
          >
            {m.hospital_doctors_withdraw_text()}
          </Question>
        </div>
      )}
    </li>
  );
}

const whichRoom = ({ room }: DoctorAtHospital) =>
  room === '' ? m.hospital_doctors_no_room() : roomWords(room, m.hospital_doctors_room_is);

function deskWords(deskMay: DoctorAtHospital['deskMay']): string {
  if (deskMay.length === 0) return m.hospital_doctors_desk_books();
  const words = {
    answer: m.practices_desk_answer,
    move: m.practices_desk_move,
    collect: m.practices_desk_collect,
    schedule: m.practices_desk_schedule,
  };
  return `${m.practices_desk()}: ${deskMay.map((one) => words[one]()).join(', ')}`;
}
