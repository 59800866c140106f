import { lazy, Suspense, useState } from 'react';
import { addDays } from '#domain/platform/calendar-days.ts';
import { m } from '#messages/messages.js';
import type { FrontDeskParams } from '#web/hospital/front-desk/use-front-desk-params.ts';
import { Button } from '#web/ui/button.tsx';
import { Segmented } from '#web/ui/fields/segmented.tsx';
import { formatDayRange, formatLongDay } from '#web/ui/format/format-day.ts';
import { UserText } from '#web/ui/format/user-text.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { LoadingBar } from '#web/ui/loading-bar.tsx';
import { DeskHead } from '../front-desk/desk-head.tsx';
import styles from '../front-desk/desk-screen.module.css';

const DayDialog = lazy(async () => ({
  default: (await import('#web/ui/pickers/day-dialog.tsx')).DayDialog,
}));

interface CalendarHeadProps {
  readonly address: FrontDeskParams;
  readonly date: string;
  readonly today: string;
  readonly isWeek: boolean;
  readonly doctor: string | null;
}

const maxDayDistance = 730;

const getMonday = (day: string) => addDays(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7));

export function CalendarHead({ address, date, today, isWeek, doctor }: CalendarHeadProps) {
  // Null until first opened: the months are loaded on demand.
  const [choosing, setChoosing] = useState<boolean | null>(null);
  const step = isWeek ? 7 : 1;
  const monday = getMonday(date);
  const shown = isWeek ? formatDayRange(monday, addDays(monday, 6)) : formatLongDay(date);
  const go = (day: string) => address.set({ date: day === today ? '' : day });
  return (
    <DeskHead title={m.hospital_calendar()}>
      <div className="line-1 middle shrinks">
        <IconButton
          label={isWeek ? m.hospital_days_week_before() : m.hospital_days_day_before()}
          onClick={() => go(addDays(date, -step))}
        >
          <Icon name="chevronLeft" />
        </IconButton>
        <p role="status">
          <button
            type="button"
            className={styles.day}
            aria-haspopup="dialog"
            title={m.signup_date_open({ label: m.common_day() })}
            onClick={() => setChoosing(true)}
          >
            {shown}
          </button>
        </p>
        <IconButton
          label={isWeek ? m.hospital_days_week_after() : m.hospital_days_day_after()}
          onClick={() => go(addDays(date, step))}
        >
          <Icon name="chevronRight" />
        </IconButton>
        {date !== today && (
          <Button look="plain" onClick={() => go(today)}>
            {m.common_today()}
          </Button>
        )}
      </div>
      {isWeek && doctor && (
        <p className="ink strong">
          <UserText>{doctor}</UserText>
        </p>
      )}
      <Segmented
        legend={m.hospital_days_span()}
        legendHidden
        value={isWeek ? 'week' : 'day'}
        options={[
          { value: 'day', label: m.common_day() },
          { value: 'week', label: m.common_week() },
        ]}
        onChange={(span) => address.set({ span: span === 'week' ? 'week' : '' })}
      />
      {choosing !== null && (
        <Suspense fallback={<LoadingBar />}>
          <DayDialog
            label={m.signup_date_open({ label: m.common_day() })}
            open={choosing}
            value={date}
            min={addDays(today, -maxDayDistance)}
            max={addDays(today, maxDayDistance)}
            onClose={() => setChoosing(false)}
            onChoose={(day) => {
              setChoosing(false);
              go(day);
            }}
          />
        </Suspense>
      )}
    </DeskHead>
  );
}
