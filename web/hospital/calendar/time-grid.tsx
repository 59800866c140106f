import { type CSSProperties, useEffect, useRef } from 'react';
import type { DayVisit } from '#contract/hospital/front-desk-day.ts';
import { toMinutesOfDay } from '#domain/platform/calendar-days.ts';
import { formatSlotTime } from '#domain/scheduling/slot-grid.ts';
import { m } from '#messages/messages.js';
import { useMedia } from '#web/ui/browser/use-media.ts';
import { clinicTimeZone } from '#web/ui/format/clinic-time.ts';
import { formatLongDay } from '#web/ui/format/format-day.ts';
import { ColumnHead } from './column-head.tsx';
import {
  type DayColumn,
  getGridHours,
  getMinuteHeight,
  listOpenRanges,
  listTakenTimes,
} from './day-columns.ts';
import { GridTime } from './grid-time.tsx';
import { GridVisit } from './grid-visit.tsx';
import styles from './time-grid.module.css';
import { useDrag } from './use-drag.ts';
import type { Moving } from './use-moving.ts';

interface TimeGridProps {
  readonly columns: readonly DayColumn[];
  /** Today in the clinic's time zone. */
  readonly today: string;
  readonly now: number;
  readonly byDay?: boolean;
  readonly moving: Moving;
  readonly onOpen: (visit: DayVisit) => void;
}

/** Positions an element at a time of the day. */
const positionStyle = (from: number, to: number) => ({ '--from': from, '--to': to }) as CSSProperties;

/** Doctors side by side on a time axis; heads stay on top, hours at the left. */
export function TimeGrid({ columns, today, now, byDay = false, moving, onOpen }: TimeGridProps) {
  const isCoarse = useMedia('(pointer: coarse)');
  const box = useRef<HTMLElement>(null);
  const line = useRef<HTMLDivElement>(null);
  const drag = useDrag(moving);
  const { from, to } = getGridHours(columns);
  const nowMinutes = toMinutesOfDay(now, clinicTimeZone());
  const isNow = (date: string) => date === today && nowMinutes >= from && nowMinutes <= to;
  const showsNow = columns.some(({ day }) => isNow(day.date));
  useEffect(() => {
    // The current time is in the middle at first; later the user's scrolling decides.
    const top = line.current?.offsetTop;
    if (showsNow && box.current && top !== undefined)
      box.current.scrollTop = top - box.current.clientHeight / 3;
  }, [showsNow]);
  const isOfSeveral = columns.some(({ doctor }) => doctor.doctorId !== columns[0]?.doctor.doctorId);
  const hours = Array.from({ length: (to - from) / 60 }, (_, index) => from + index * 60);
  const style = {
    '--minute': `${getMinuteHeight(columns, isCoarse)}px`,
    '--begins': from,
    '--ends': to,
    '--columns': columns.length,
  } as CSSProperties;
  return (
    <section
      ref={box}
      className={styles.box}
      aria-label={m.hospital_days_grid()}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keys
      tabIndex={0}
    >
      <div
        className={styles.grid}
        style={style}
        data-moving={moving.visit ? '' : undefined}
        data-by-day={byDay ? '' : undefined}
      >
        <div className={styles.corner} />
        {columns.map((column) => (
          <ColumnHead key={column.key} column={column} today={today} byDay={byDay} named={isOfSeveral} />
        ))}
        <div className={`surface muted digits ${styles.hours}`} aria-hidden="true">
          {hours.map((hour) => (
            <span key={hour} style={positionStyle(hour, hour)}>
              {formatSlotTime(hour)}
            </span>
          ))}
          {showsNow && (
            <div
              ref={line}
              className={`bold text-centre ${styles.nowLabel}`}
              data-now
              style={positionStyle(nowMinutes, nowMinutes)}
            >
              {formatSlotTime(nowMinutes)}
            </div>
          )}
        </div>
        {columns.map((column) => (
          <ul
            key={column.key}
            className={`relative plain-list ${styles.column}`}
            data-state={column.day.state}
            aria-label={`${column.doctor.name}, ${formatLongDay(column.day.date)}`}
          >
            {column.day.state !== 'leave' &&
              listOpenRanges(column.day).map((open) => (
                <li
                  key={`open ${open.from}`}
                  className={styles.open}
                  style={positionStyle(open.from, open.to)}
                  aria-hidden="true"
                />
              ))}
            {listTakenTimes(column, column.day.date === today ? nowMinutes : null).map((time) => (
              <GridTime key={`taken ${time.slot}`} column={column} time={time} moving={moving} />
            ))}
            {column.day.times
              .filter(({ isFree, slot }) => {
                const { doctorId } = column.doctor;
                return isFree || moving.isTarget({ doctorId, date: column.day.date, slot });
              })
              .map((time) => (
                <GridTime key={`free ${time.slot}`} column={column} time={time} moving={moving} />
              ))}
            {column.visits.map((visit) => (
              <GridVisit
                key={visit.appointmentId}
                visit={visit}
                now={now}
                moving={moving}
                drag={drag}
                onOpen={onOpen}
              />
            ))}
            {isNow(column.day.date) && (
              <li className={styles.now} style={positionStyle(nowMinutes, nowMinutes)} aria-hidden="true" />
            )}
          </ul>
        ))}
      </div>
    </section>
  );
}
