import { useState } from 'react';
import { m } from '#messages/messages.js';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { formatDay, formatLongDay } from '#web/ui/format/format-day.ts';
import { Icon } from '#web/ui/icon.tsx';
import { type Published, toPublishedPlan, toRanges } from './day-plan.ts';
import styles from './saved-days.module.css';

interface SchedulerSavedProps {
  readonly published: Published;
  readonly today: string;
  readonly chosen: string;
  readonly onOpen: (date: string) => void;
}

const initialDays = 4;

export function SavedDays({ published, today, chosen, onOpen }: SchedulerSavedProps) {
  const [all, setAll] = useState(false);
  const dates = Object.keys(published.availableSlots)
    .filter((date) => date >= today)
    .sort();
  const shown = all ? dates : dates.slice(0, initialDays);
  return (
    <section className="stack-3 shrinks" aria-labelledby="scheduler-saved">
      <h2 id="scheduler-saved">{m.scheduler_saved_slots()}</h2>
      {dates.length === 0 && (
        <EmptyState icon="calendar" title={m.scheduler_saved_none()} text={m.scheduler_saved_none_hint()} />
      )}
      <ul className={`stack-2 ${styles.days}`}>
        {shown.map((date) => (
          <li key={date}>
            <button
              type="button"
              className={`line-2 middle spread outlined ${styles.day}`}
              aria-current={date === chosen ? 'true' : undefined}
              onClick={() => onOpen(date)}
            >
              <SavedDay date={date} today={today} published={published} />
              <Icon name="chevronRight" />
            </button>
          </li>
        ))}
      </ul>
      {dates.length > initialDays && (
        <Button look="quiet" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? m.scheduler_saved_fewer() : m.scheduler_saved_all({ count: dates.length })}
        </Button>
      )}
    </section>
  );
}

function SavedDay({
  date,
  today,
  published,
}: Pick<SchedulerSavedProps, 'published' | 'today'> & { readonly date: string }) {
  const plan = toPublishedPlan(published, date);
  const off = plan.slots.length === 0;
  return (
    <span className={`row shrinks ${styles.words}`}>
      <span className="strong">
        <span aria-hidden="true">{formatDay(date, today)}</span>
        <span className="visually-hidden">{formatLongDay(date)},</span>
      </span>{' '}
      <span className="muted">
        {off
          ? m.scheduler_off()
          : `${m.scheduler_day_slots({ count: plan.slots.length })} · ${m.scheduler_minutes({ count: plan.interval })}`}
      </span>{' '}
      <span className={`row small ${styles.stretches}`}>
        {toRanges(plan).map(({ from, to }) => (
          <span key={from} className="nowrap">
            {from}–{to}{' '}
          </span>
        ))}
      </span>
    </span>
  );
}
