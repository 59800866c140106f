import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { addDays } from '#domain/platform/calendar-days.ts';
import { m } from '#messages/messages.js';
import { formatDayPart, formatLongDay } from '../format/format-day.ts';
import { Icon } from '../icon.tsx';
import { IconButton } from '../icon-button.tsx';
import { addMonths, addToMonth, listWeeks, toMonth } from './calendar-months.ts';
import styles from './month-calendar.module.css';

interface MonthCalendarProps {
  /** The month shown, `YYYY-MM`. */
  readonly month: string;
  readonly chosen: string;
  readonly today: string;
  readonly first: string;
  readonly last: string;
  /** Appended for screen readers after the date, such as the number of slots. */
  readonly wordsOf: (day: string) => string;
  readonly mark: (day: string) => ReactNode;
  readonly onMonth: (month: string) => void;
  readonly onChoose: (day: string) => void;
}

/** The day that a key moves to; null for other keys (APG, date picker grid). */
function dayAfterKey({ key, shiftKey }: KeyboardEvent, day: string): string | null {
  const weekday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
  if (key === 'ArrowLeft') return addDays(day, -1);
  if (key === 'ArrowRight') return addDays(day, 1);
  if (key === 'ArrowUp') return addDays(day, -7);
  if (key === 'ArrowDown') return addDays(day, 7);
  if (key === 'Home') return addDays(day, -weekday);
  if (key === 'End') return addDays(day, 6 - weekday);
  if (key === 'PageUp') return addMonths(day, shiftKey ? -12 : -1);
  if (key === 'PageDown') return addMonths(day, shiftKey ? 12 : 1);
  return null;
}

function within(day: string, first: string, last: string): string {
  if (day < first) return first;
  if (day > last) return last;
  return day;
}

/** A Monday, for the names of the columns. */
const anyMonday = '2026-11-23';

/**
 * A month to choose a day from. The days are one tab stop; arrows, Home, End, PageUp and PageDown move
 * between them, also to other months, within `first` and `last`.
 */
export function MonthCalendar(props: MonthCalendarProps) {
  const { month, chosen, first, last, onMonth } = props;
  const headingId = useId();
  const grid = useRef<HTMLTableElement>(null);
  const [reached, setReached] = useState<string | null>(null);
  const toFocus = useRef<string | null>(null);

  useEffect(() => {
    if (!toFocus.current) return;
    grid.current?.querySelector<HTMLElement>(`[data-day="${toFocus.current}"]`)?.focus();
    toFocus.current = null;
  });

  const days = listWeeks(month)
    .flat()
    .filter((day) => day !== null);
  const open = days.filter((day) => day >= first && day <= last);
  const stop = [reached, chosen].find((day) => day !== null && open.includes(day)) ?? open[0];

  const onKeyDown = (event: KeyboardEvent<HTMLTableElement>) => {
    const from = (event.target as HTMLElement).dataset.day;
    const wanted = from ? dayAfterKey(event, from) : null;
    if (!wanted) return;
    event.preventDefault();
    const next = within(wanted, first, last);
    toFocus.current = next;
    setReached(next);
    if (toMonth(next) !== month) onMonth(toMonth(next));
  };

  return (
    <div className="stack-2 shrinks">
      <div className={`grid middle text-centre ${styles.header}`}>
        <Turn count={-1} label={m.scheduler_previous_month()} icon="chevronLeft" {...props} />
        <h2 id={headingId} aria-live="polite">
          {formatDayPart(`${month}-01`, { month: 'long', year: 'numeric' })}
        </h2>
        <Turn count={1} label={m.scheduler_next_month()} icon="chevronRight" {...props} />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a grid of days is a table that keys move in */}
      <table ref={grid} role="grid" aria-labelledby={headingId} className={styles.grid} onKeyDown={onKeyDown}>
        <thead>
          <tr>
            {Array.from({ length: 7 }, (_, index) => addDays(anyMonday, index)).map((day) => (
              <th key={day} scope="col" abbr={formatDayPart(day, { weekday: 'long' })}>
                {formatDayPart(day, { weekday: 'short' })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {listWeeks(month).map((week) => (
            <tr key={week.find((day) => day !== null)}>
              {week.map((day, index) => (
                <DayCell key={day ?? `empty-${index}`} day={day} isStop={day === stop} {...props} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface TurnProps extends MonthCalendarProps {
  readonly count: 1 | -1;
  readonly label: string;
  readonly icon: 'chevronLeft' | 'chevronRight';
}

/**
 * The button for the next or previous month. At the end it stays focusable, so that the focus is not lost.
 */
function Turn({ count, label, icon, month, first, last, onMonth }: TurnProps) {
  const target = addToMonth(month, count);
  const closed = target < toMonth(first) || target > toMonth(last);
  return (
    <IconButton
      label={label}
      className={styles.turn}
      aria-disabled={closed}
      onClick={() => closed || onMonth(target)}
    >
      <Icon name={icon} />
    </IconButton>
  );
}

interface DayCellProps extends MonthCalendarProps {
  readonly day: string | null;
  readonly isStop: boolean;
}

function DayCell({ day, isStop, chosen, today, first, last, wordsOf, mark, onChoose }: DayCellProps) {
  if (!day) return <td />;
  const name = [formatLongDay(day), day === today ? m.common_today() : '', wordsOf(day)]
    .filter(Boolean)
    .join(', ');
  return (
    <td>
      <button
        type="button"
        data-day={day}
        className={styles.day}
        data-chosen={day === chosen || undefined}
        data-today={day === today || undefined}
        aria-label={name}
        aria-pressed={day === chosen}
        aria-current={day === today ? 'date' : undefined}
        disabled={day < first || day > last}
        tabIndex={isStop ? 0 : -1}
        onClick={() => onChoose(day)}
      >
        <span>{Number(day.slice(8))}</span>
        <span className={`centred accent ${styles.mark}`}>{mark(day)}</span>
      </button>
    </td>
  );
}
