import { useId, useState } from 'react';
import { addDays, isDay } from '#domain/platform/calendar-days.ts';
import { m } from '#messages/messages.js';
import { translateHospital } from '#names/hospital-name.ts';
import { Button } from '#web/ui/button.tsx';
import { clinicToday } from '#web/ui/format/clinic-time.ts';
import { formatLongDay } from '#web/ui/format/format-day.ts';
import { DayField } from '#web/ui/pickers/day-field.tsx';
import { useFollowUpTimes } from '../../queries.ts';
import { addMonths } from './add-months.ts';
import styles from './follow-up-field.module.css';
import type { PrescriptionFields } from './prescription-fields.ts';

interface FollowUpProps {
  readonly appointmentId: string;
  readonly date: string;
  readonly booking: PrescriptionFields['booking'];
  readonly onChange: (change: Pick<PrescriptionFields, 'followUpDate' | 'booking'>) => void;
  readonly error: string | undefined;
}

/** The date of the next visit: in a week, a month … or a chosen day; its time can be booked along with it. */
export function FollowUpField({ appointmentId, date, booking, onChange, error }: FollowUpProps) {
  const today = clinicToday();
  const title = useId();
  const [other, setOther] = useState(false);
  const near = [
    { words: m.prescribe_in_1_week(), day: addDays(today, 7) },
    { words: m.prescribe_in_2_weeks(), day: addDays(today, 14) },
    { words: m.prescribe_in_1_month(), day: addMonths(today, 1) },
    { words: m.prescribe_in_3_months(), day: addMonths(today, 3) },
  ];
  const showsField = other || error !== undefined || (date !== '' && near.every(({ day }) => day !== date));
  const chosen = isDay(date) && date >= today ? date : null;
  const times = useFollowUpTimes(appointmentId, chosen);
  const choose = (day: string) => onChange({ followUpDate: day, booking: null });

  return (
    <section className="stack-2 shrinks" aria-labelledby={title}>
      <h3 id={title}>{m.prescriptions_follow_up()}</h3>
      <div className="row-2">
        {near.map(({ words, day }) => (
          <button
            key={day}
            type="button"
            className={styles.chip}
            aria-pressed={date === day}
            onClick={() => {
              setOther(false);
              choose(date === day ? '' : day);
            }}
          >
            {words}
          </button>
        ))}
        <button
          type="button"
          className={styles.chip}
          aria-expanded={showsField}
          onClick={() => setOther(!showsField)}
        >
          {m.prescribe_other_date()}
        </button>
      </div>
      {showsField && (
        <div className={styles.date}>
          <DayField
            label={m.prescriptions_follow_up_date()}
            min={today}
            error={error}
            value={date}
            onChange={(day) => {
              setOther(true); // while the field is empty
              choose(day);
            }}
          />
        </div>
      )}
      {chosen && !showsField && <p className="muted small">{formatLongDay(chosen)}</p>}
      {times?.free === null && (
        <p className="muted small">
          {times.elsewhere ? m.prescribe_book_none_here() : m.prescribe_book_none()}
        </p>
      )}
      <div className={`row middle ${styles.book}`}>
        {[times?.free, times?.elsewhere].map(
          (time) =>
            time && (
              <Button
                key={time.practiceId}
                look="quiet"
                aria-pressed={booking?.practiceId === time.practiceId}
                className={styles.toggle ?? ''}
                onClick={() =>
                  onChange({
                    followUpDate: date,
                    booking: booking?.practiceId === time.practiceId ? null : time,
                  })
                }
              >
                {(time === times?.free ? m.prescribe_book : m.prescribe_book_elsewhere)({
                  day: formatLongDay(time.date),
                  time: time.slot,
                  place: translateHospital(time.practiceName),
                })}
              </Button>
            ),
        )}
        {booking && <p className="muted small">{m.prescribe_book_on_save()}</p>}
      </div>
    </section>
  );
}
