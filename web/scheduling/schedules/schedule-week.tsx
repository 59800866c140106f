import { useState } from 'react';
import { addDays } from '#domain/platform/calendar-days.ts';
import { scheduleAheadDays } from '#domain/scheduling/weekly-schedule.ts';
import { m } from '#messages/messages.js';
import { translateHospital } from '#names/hospital-name.ts';
import { useCall } from '#web/api/context.tsx';
import { useCommand } from '#web/api/use-command.ts';
import { Button } from '#web/ui/button.tsx';
import { formatDay, formatLongDay } from '#web/ui/format/format-day.ts';
import { UserText } from '#web/ui/format/user-text.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { type PracticeDay, schedulingKeys, useWeek } from '../queries.ts';
import { useHospitalSchedule } from './hospital-schedule-context.ts';
import { modeLabel } from './rule-labels.ts';
import styles from './schedule-week.module.css';

interface ScheduleWeekProps {
  readonly doctorId: string;
  readonly today: string;
  /** The practice being viewed; null if there is only one. */
  readonly practiceId: string | null;
  readonly onOpen: (date: string, practiceId: string | null) => void;
  readonly onChanged: () => void;
}

/** Seven days: practice, times, and where they come from. */
export function ScheduleWeek({ doctorId, today, practiceId, onOpen, onChanged }: ScheduleWeekProps) {
  const [from, setFrom] = useState(today);
  const { data, isPending, isRefetching, refetch } = useWeek(doctorId, from);
  const until = addDays(from, 6);
  const range = `${formatDay(from, today)} – ${formatDay(until, today)}`;
  return (
    <div className="stack-1 shrinks container">
      <div className={`line-1 middle spread ${styles.head}`}>
        <Button
          look="plain"
          aria-label={m.schedules_earlier()}
          disabled={from === today}
          onClick={() => setFrom(addDays(from, -7))}
        >
          <Icon name="chevronLeft" />
        </Button>
        <h3 aria-live="polite">{range}</h3>
        <Button
          look="plain"
          aria-label={m.schedules_later()}
          disabled={until >= addDays(today, scheduleAheadDays - 7)}
          onClick={() => setFrom(addDays(from, 7))}
        >
          <Icon name="chevronRight" />
        </Button>
      </div>
      {isPending && <Skeleton height={240} />}
      {!data && !isPending && (
        <p role="alert">
          {m.schedules_unknown()}{' '}
          <Button look="plain" busy={isRefetching} onClick={() => void refetch()}>
            {m.common_retry()}
          </Button>
        </p>
      )}
      {data && (
        <ol className={`grid ${styles.days}`}>
          {data.days.map(({ date, practices }) => (
            <li
              key={date}
              className={`grid line-above ${styles.day}`}
              data-empty={practices.every(isEmpty) || undefined}
            >
              <button
                type="button"
                className={`accent strong ${styles.date}`}
                aria-label={`${formatDay(date, today)}: ${m.schedules_open_day({ day: formatLongDay(date) })}`}
                onClick={() => onOpen(date, findPracticeToEdit(practices, practiceId))}
              >
                {formatDay(date, today)}
              </button>
              <div className={`stack-2 to-top shrinks break-anywhere ${styles.practices}`}>
                {practices.every(isEmpty) && practices.every(({ origin }) => origin === 'schedule') ? (
                  <p className="muted">{m.schedules_none()}</p>
                ) : (
                  practices.map((practice) =>
                    isEmpty(practice) && practice.origin === 'schedule' ? null : (
                      <AtPractice
                        key={practice.practiceId}
                        date={date}
                        practice={practice}
                        onOpen={practiceId === null ? null : () => onOpen(date, practice.practiceId)}
                        onChanged={onChanged}
                      />
                    ),
                  )
                )}
              </div>
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}

const isEmpty = ({ parts }: PracticeDay) => parts.length === 0;

/** A day is edited at the viewed practice if it has times then, else at the day's own. */
function findPracticeToEdit(practices: readonly PracticeDay[], looked: string | null): string | null {
  const open = practices.filter((practice) => !isEmpty(practice)).map(({ practiceId }) => practiceId);
  return looked !== null && open.includes(looked) ? looked : (open[0] ?? looked);
}

interface AtPracticeProps {
  readonly date: string;
  readonly practice: PracticeDay;
  /** Opens the day at this practice; null where there is only one. */
  readonly onOpen: (() => void) | null;
  readonly onChanged: () => void;
}

function AtPractice({ date, practice, onOpen, onChanged }: AtPracticeProps) {
  const call = useCall();
  const at = useHospitalSchedule();
  const follow = useCommand(
    () => {
      const day = { params: { date }, body: { practiceId: practice.practiceId } };
      return at
        ? call('PUT /hospital/schedules/days/:date/follow', day)
        : call('PUT /schedules/days/:date/follow', day);
    },
    { onDone: onChanged, otherwise: () => m.schedules_failed(), refresh: [schedulingKeys.week] },
  );
  const { origin, parts, booked, inSchedule, holiday } = practice;
  const name = translateHospital(practice.practiceName);
  return (
    <div className={styles.practice}>
      <p className={`strong ${styles.name}`}>
        {onOpen ? (
          <button
            type="button"
            aria-label={m.schedules_open_at({ practice: name, day: formatLongDay(date) })}
            onClick={onOpen}
          >
            <UserText>{name}</UserText>
          </button>
        ) : (
          <UserText>{name}</UserText>
        )}
      </p>
      {parts.map(({ interval, mode, times }) => (
        <p key={`${interval} ${mode} ${times[0]?.from}`} className={`row ${styles.part}`}>
          {times.map(({ from, to }) => (
            <strong key={from} className={`digits nowrap ${styles.time}`}>
              {from}–{to}
            </strong>
          ))}
          <span className="muted">
            <span className="nowrap">{m.scheduler_minutes({ count: interval })}</span>
            {mode !== 'Any' && ` · ${modeLabel(mode)}`}
          </span>
        </p>
      ))}
      {parts.length === 0 && <p className="muted">{m.schedules_none()}</p>}
      {booked > 0 && <p className="muted">{m.scheduler_day_booked({ count: booked })}</p>}
      {/* What is as the schedule says is the usual; only what is not is said aloud. */}
      <p
        className={origin === 'schedule' ? 'visually-hidden' : `line-1 muted ${styles.origin}`}
        data-origin={origin}
      >
        <Icon name={icons[origin]} size={16} /> <span>{originWords(origin, holiday)}</span>
      </p>
      {at?.dayAction(date, practice)}
      {origin === 'hand' && inSchedule && (at === null || at.mayCloseDays) && (
        <Button
          look="plain"
          className={styles.follow}
          busy={follow.isPending}
          aria-label={m.schedules_follow_of({ day: formatLongDay(date), practice: name })}
          onClick={() => void follow.run()}
        >
          {m.schedules_follow()}
        </Button>
      )}
    </div>
  );
}

const icons = { schedule: 'calendar', hand: 'edit', holiday: 'suitcase', leave: 'suitcase' } as const;

function originWords(origin: PracticeDay['origin'], holiday: string | null): string {
  if (origin === 'holiday') return m.schedules_holiday({ name: holiday ?? '' });
  return { schedule: m.schedules_title, hand: m.schedules_by_hand, leave: m.common_on_leave }[origin]();
}
