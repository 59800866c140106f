import { type FormEvent, useState } from 'react';
import { addDays, isDay } from '#domain/platform/calendar-days.ts';
import { publishingHorizonDays } from '#domain/scheduling/slot-grid.ts';
import { listDaysOnWeekdays } from '#domain/scheduling/weekly-days.ts';
import { m } from '#messages/messages.js';
import { useCall } from '#web/api/context.tsx';
import { useCommand } from '#web/api/use-command.ts';
import { Button } from '#web/ui/button.tsx';
import { WeekdaysField } from '#web/ui/fields/person/weekdays-field.tsx';
import { formatDay } from '#web/ui/format/format-day.ts';
import { DayField } from '#web/ui/pickers/day-field.tsx';
import { schedulingKeys } from '../../queries.ts';
import { type DayPlan, listSlotsToSend, type Published } from './day-plan.ts';
import styles from './scheduler-dialog.module.css';

interface SchedulerCopyFormProps {
  readonly doctorId: string;
  readonly date: string;
  readonly today: string;
  readonly plan: DayPlan;
  readonly published: Published;
  readonly onCancel: () => void;
  readonly onCopied: (retained: Readonly<Record<string, readonly string[]>>) => void;
}

/** In days. Four weeks by default; the field takes up to a year. */
const defaultDays = 28;

export function SchedulerCopyForm(props: SchedulerCopyFormProps) {
  const { doctorId, date, today, plan, published, onCancel, onCopied } = props;
  const call = useCall();
  const [first, last] = [addDays(date, 1), addDays(today, publishingHorizonDays)];
  const [weekdays, setWeekdays] = useState<readonly number[]>([1, 2, 3, 4, 5]);
  const [until, setUntil] = useState(() => [addDays(date, defaultDays), last].sort()[0] ?? last);
  const [asked, setAsked] = useState(false);

  const reachable = isDay(until) && until >= first && until <= last;
  const dates = reachable ? listDaysOnWeekdays(date, until, weekdays) : [];
  const replaced = dates.filter((day) => (published.availableSlots[day]?.length ?? 0) > 0).length;
  const badWeekdays = asked && weekdays.length === 0 ? m.scheduler_copy_no_weekday() : undefined;
  const badUntil = reachable
    ? undefined
    : m.scheduler_copy_bad_until({ first: formatDay(first, today), last: formatDay(last, '') });

  const copy = useCommand(
    () =>
      call('POST /doctors/:id/slots/copy', {
        params: { id: doctorId },
        body: {
          date,
          weekdays: [...weekdays],
          until,
          ...(published.practiceId && { practiceId: published.practiceId }),
        },
      }),
    {
      done: ({ dates: copied }) => m.scheduler_copied({ count: copied.length }),
      onDone: ({ retained }) => onCopied(retained),
      otherwise: () => m.scheduler_copy_failed(),
      refresh: schedulingKeys.slots(doctorId),
    },
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (dates.length > 0) void copy.run();
  };

  return (
    <form className="stack-3" noValidate onSubmit={submit}>
      <p>{m.scheduler_copy_text({ count: listSlotsToSend(plan, []).length, minutes: plan.interval })}</p>
      <WeekdaysField
        legend={m.scheduler_copy_weekdays()}
        chosen={weekdays}
        error={badWeekdays}
        onChange={setWeekdays}
      />
      <DayField
        label={m.scheduler_copy_until()}
        required
        min={first}
        max={last}
        value={until}
        error={asked ? badUntil : undefined}
        onChange={setUntil}
      />
      <div role="status" className={`rounded accent-tint strong ${styles.outcome}`}>
        <p>{describeOutcome(dates, today)}</p>
        {replaced > 0 && <p className="regular">{m.scheduler_copy_replaces({ count: replaced })}</p>}
      </div>
      <div className={`row-2 ${styles.buttons}`}>
        <Button look="quiet" onClick={onCancel}>
          {m.common_cancel()}
        </Button>
        <Button type="submit" busy={copy.isPending}>
          {dates.length > 0 ? m.scheduler_copy_confirm({ count: dates.length }) : m.common_copy()}
        </Button>
      </div>
    </form>
  );
}

function describeOutcome(dates: readonly string[], today: string): string {
  const [first, last] = [dates[0], dates.at(-1)];
  if (!first || !last) return m.scheduler_copy_none();
  return m.scheduler_copy_count({
    count: dates.length,
    first: formatDay(first, today),
    last: formatDay(last, today),
  });
}
