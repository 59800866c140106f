import { addDays } from '#domain/platform/calendar-days.ts';
import { publishingHorizonDays } from '#domain/scheduling/slot-grid.ts';
import { m } from '#messages/messages.js';
import { MonthCalendar } from '#web/ui/pickers/month-calendar.tsx';
import { useBookedInMonth } from '../../queries.ts';
import { isSamePlan, type Published, toPublishedPlan } from './day-plan.ts';
import styles from './scheduler-calendar.module.css';
import type { Drafts } from './use-drafts.ts';

interface SchedulerCalendarProps {
  readonly doctorId: string;
  readonly month: string;
  readonly date: string;
  readonly today: string;
  readonly published: Published;
  readonly drafts: Drafts;
  readonly onMonth: (month: string) => void;
  readonly onDate: (date: string) => void;
}

/** Days whose draft differs from what is published. */
export function listUnsavedDays(published: Published, drafts: Drafts): string[] {
  return Object.entries(drafts)
    .filter(([date, plan]) => !isSamePlan(plan, toPublishedPlan(published, date), []))
    .map(([date]) => date)
    .sort();
}

export function SchedulerCalendar(props: SchedulerCalendarProps) {
  const { doctorId, month, date, today, published, drafts, onMonth, onDate } = props;
  const bookedByDay = useBookedInMonth(doctorId, month);
  // Other practices have their own calendars; two practices of a doctor never offer the same time.
  const countBooked = (day: string) =>
    (bookedByDay.get(day) ?? []).filter((slot) => published.availableSlots[day]?.includes(slot)).length;
  const unsaved = listUnsavedDays(published, drafts);

  const describeDay = (day: string) => {
    const slots = published.availableSlots[day];
    const booked = countBooked(day);
    if (day < today) return '';
    return [
      slots?.length === 0 ? m.scheduler_day_off() : '',
      slots && slots.length > 0 ? m.scheduler_day_slots({ count: slots.length }) : '',
      slots ? '' : m.scheduler_day_none(),
      booked > 0 ? m.scheduler_day_booked({ count: booked }) : '',
      unsaved.includes(day) ? m.scheduler_day_draft() : '',
    ]
      .filter(Boolean)
      .join(', ');
  };
  const mark = (day: string) => {
    if (day < today) return null;
    if (unsaved.includes(day)) return <span className={styles.draft} />;
    const slots = published.availableSlots[day];
    if (!slots) return null;
    if (slots.length === 0) return <span className={styles.off} />;
    return <span className={countBooked(day) > 0 ? styles.booked : styles.slots} />;
  };

  return (
    <div className={`stack-3 padded surface outlined ${styles.calendar}`}>
      <MonthCalendar
        month={month}
        chosen={date}
        today={today}
        first={today}
        last={addDays(today, publishingHorizonDays)}
        wordsOf={describeDay}
        mark={mark}
        onMonth={onMonth}
        onChoose={onDate}
      />
      <ul className={styles.legend} aria-label={m.scheduler_legend()}>
        <li>
          <span className={styles.slots} /> {m.scheduler_legend_slots()}
        </li>
        <li>
          <span className={styles.booked} /> {m.scheduler_legend_booked()}
        </li>
        <li>
          <span className={styles.off} /> {m.scheduler_off()}
        </li>
        <li>
          <span className={styles.draft} /> {m.scheduler_legend_draft()}
        </li>
      </ul>
    </div>
  );
}
