import type { CSSProperties } from 'react';
import { Link } from 'react-router';
import { m } from '#messages/messages.js';
import { bookAtDeskPath } from '#web/ui/paths.ts';
import { type DayColumn, type DutyTime, targetKey, toMinuteRange } from './day-columns.ts';
import styles from './time-grid.module.css';
import type { Moving } from './use-moving.ts';

interface GridTimeProps {
  readonly column: DayColumn;
  readonly time: DutyTime;
  readonly moving: Moving;
}

/**
 * A published time: free ones lead to a booking or are targets for a move; others are taken, or their doctor
 * is not verified yet.
 */
export function GridTime({ column: { doctor, day }, time, moving }: GridTimeProps) {
  const { from, to } = toMinuteRange(time);
  const { slot, isFree } = time;
  const style = { '--from': from, '--to': to } as CSSProperties;
  const target = { doctorId: doctor.doctorId, date: day.date, slot };
  const free = m.hospital_days_free({ time: slot });
  const isTarget = moving.visit !== null && moving.isTarget(target);
  if (!isFree && !isTarget) {
    return (
      <li className={`${styles.slot} ${styles.taken}`} style={style}>
        {doctor.takesBookings
          ? m.hospital_days_taken({ time: slot })
          : m.hospital_days_unchecked({ time: slot })}
      </li>
    );
  }
  const data = { 'data-doctor': target.doctorId, 'data-date': target.date, 'data-slot': slot };
  if (isTarget) {
    const isAt = moving.at !== null && targetKey(moving.at) === targetKey(target);
    return (
      <li className={styles.slot} style={style}>
        <button
          type="button"
          className={`muted not-underlined ${styles.free} ${isAt ? styles.chosen : ''}`}
          aria-label={`${free}: ${m.hospital_days_move_to({ time: slot, doctor: doctor.name })}`}
          onClick={() => moving.ask(target)}
          ref={isAt ? (element) => element?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' }) : null}
          {...data}
        >
          {free}
        </button>
      </li>
    );
  }
  return (
    <li className={styles.slot} style={style}>
      <Link
        className={`muted not-underlined ${styles.free}`}
        to={bookAtDeskPath(target)}
        aria-label={`${free}: ${m.hospital_days_book({ time: slot, doctor: doctor.name })}`}
        draggable={false}
        {...data}
      >
        {free}
      </Link>
    </li>
  );
}
