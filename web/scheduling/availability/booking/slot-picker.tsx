import { m } from '#messages/messages.js';
import { Button } from '#web/ui/button.tsx';
import { formatDay } from '#web/ui/format/format-day.ts';
import { DayStrip } from './day-strip.tsx';
import { listNextFreeSlots } from './free-slots.ts';
import { OtherDate } from './other-date.tsx';
import { SlotList } from './slot-list.tsx';
import styles from './slot-picker.module.css';
import type { CurrentAvailability } from './use-availability.ts';

interface SlotPickerProps {
  readonly availability: CurrentAvailability;
  readonly date: string;
  readonly slot: string | null;
  /** The person the visit is for has a visit then; by default never. */
  readonly isBusy?: (date: string, slot: string, minutes: number) => boolean;
  /** Their name; by default the user. */
  readonly busyName?: string | null;
  readonly onDate: (date: string) => void;
  readonly onSlot: (date: string, slot: string) => void;
}

export function SlotPicker({
  availability,
  date,
  slot,
  isBusy,
  busyName = null,
  onDate,
  onSlot,
}: SlotPickerProps) {
  const { today, days, day, loadingDay, stale, refresh } = availability;
  const [next] = listNextFreeSlots(days, 1);

  return (
    <div className="stack-3 shrinks">
      <div className={`row middle spread ${styles.head}`}>
        <span aria-hidden="true">{m.common_date()}</span>
        <OtherDate today={today} date={date} onChoose={onDate} />
      </div>
      <DayStrip days={days} today={today} chosen={date} onChoose={onDate} />
      {stale && day && (
        <p className="orange" role="status">
          {m.booking_times_stale()}{' '}
          <Button look="plain" onClick={refresh}>
            {m.common_retry()}
          </Button>
        </p>
      )}
      {loadingDay && <p role="status">{m.booking_times_loading()}</p>}
      {!day && !loadingDay && (
        <div role="alert" className={`stack-2 to-start padded rounded ${styles.none}`}>
          <p>{m.booking_times_failed()}</p>
          <Button look="quiet" onClick={refresh}>
            {m.common_retry()}
          </Button>
        </div>
      )}
      {day && day.free.length === 0 && (
        <div className={`stack-2 to-start padded rounded ${styles.none}`}>
          <p role="status">{m.booking_no_slots()}</p>
          {next && date !== next.date && (
            <Button look="quiet" onClick={() => onSlot(next.date, next.slot)}>
              {m.booking_next_free({ day: formatDay(next.date, today), slot: next.slot })}
            </Button>
          )}
          {!next && <p className={styles.hint}>{m.booking_nothing_published()}</p>}
        </div>
      )}
      {day && (
        <SlotList
          key={day.date}
          day={day}
          chosen={slot}
          isBusy={(start) => isBusy?.(day.date, start, day.interval) ?? false}
          busyName={busyName}
          onChoose={(chosen) => onSlot(day.date, chosen)}
        />
      )}
    </div>
  );
}
