import type { HospitalSettings } from '#contract/hospital/hospital-settings.ts';
import { m } from '#messages/messages.js';
import { useCall } from '#web/api/context.tsx';
import { everything, useCommand } from '#web/api/use-command.ts';
import { type DayOffAnswer, DayOffForm } from '#web/scheduling/availability/publishing/day-off-form.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { formatLongDay } from '#web/ui/format/format-day.ts';
import { UserText } from '#web/ui/format/user-text.tsx';
import styles from './settings.module.css';

type Holiday = HospitalSettings['holidays'][number];

export const sumVisits = (touched: Holiday['touched']): number =>
  touched.reduce((sum, { visits }) => sum + visits, 0);

interface HolidayVisitsProps {
  /** Null requests nothing. */
  readonly holiday: Holiday | null;
  readonly onClose: () => void;
}

/**
 * The question of a day off for the visits on a holiday, for each doctor who permits the hospital to change
 * hours. It stops at the first failure and reports it; the practices before it stay closed.
 */
export function HolidayVisits({ holiday, onClose }: HolidayVisitsProps) {
  const call = useCall();
  const { date = '', touched = [] } = holiday ?? {};
  const closable = touched.filter(({ mayClose }) => mayClose);
  const close = useCommand(
    async (answer: DayOffAnswer) => {
      let notified = 0;
      for (const { practiceId } of closable) {
        const body = { practiceId, ...answer };
        notified += (await call('PUT /hospital/schedules/days/:date/close', { params: { date }, body }))
          .notified;
      }
      return notified;
    },
    {
      done: (count) => m.hospital_settings_holiday_told({ count }),
      onDone: onClose,
      refresh: everything,
    },
  );
  return (
    <Dialog
      open={holiday !== null}
      onClose={onClose}
      title={holiday && m.hospital_settings_holiday_question({ day: formatLongDay(date) })}
    >
      <div className={styles.form}>
        <ul className="plain-list">
          {touched.map(({ practiceId, doctorName, visits, mayClose }) => (
            <li key={practiceId}>
              <UserText>{doctorName}</UserText>: {visits}
              {!mayClose && ` · ${m.hospital_settings_holiday_doctor_decides({ name: doctorName })}`}
            </li>
          ))}
        </ul>
        {closable.length > 0 && (
          <DayOffForm
            booked={m.hospital_settings_holiday_visits({ count: sumVisits(closable) })}
            busy={close.isPending}
            onCancel={onClose}
            onClose={(answer) => void close.run(answer)}
          />
        )}
      </div>
    </Dialog>
  );
}
