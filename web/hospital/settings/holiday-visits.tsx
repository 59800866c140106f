import type { HospitalSettings } from '#contract/hospital/hospital-settings.ts';
import { m } from '#messages/messages.js';
import { type DayOffAnswer, DayOffForm } from '#web/scheduling/availability/publishing/day-off-form.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { formatLongDay } from '#web/ui/format/format-day.ts';
import { UserText } from '#web/ui/format/user-text.tsx';
import styles from './settings.module.css';
import { useHolidayVisits } from './settings-requests.ts';

export type Holiday = HospitalSettings['holidays'][number];

export const countAffectedVisits = ({ touched }: Holiday): number =>
  touched.reduce((sum, { visits }) => sum + visits, 0);

interface HolidayVisitsProps {
  /** Null requests nothing. */
  readonly holiday: Holiday | null;
  readonly onClose: () => void;
}

/**
 * The question of a day off for the visits on a holiday, for each doctor who permits the hospital to change
 * hours.
 */
export function HolidayVisits({ holiday, onClose }: HolidayVisitsProps) {
  const { mutate, isPending } = useHolidayVisits(onClose);
  const closable = (holiday?.touched ?? []).filter(({ mayClose }) => mayClose);
  const close = (answer: DayOffAnswer) =>
    holiday &&
    mutate({ date: holiday.date, practiceIds: closable.map(({ practiceId }) => practiceId), ...answer });
  return (
    <Dialog
      open={holiday !== null}
      onClose={onClose}
      title={holiday && m.hospital_settings_holiday_question({ day: formatLongDay(holiday.date) })}
    >
      {holiday && (
        <div className={`stack-3 column to-start ${styles.form}`}>
          <ul className="plain-list">
            {holiday.touched.map(({ practiceId, doctorName, visits, mayClose }) => (
              <li key={practiceId}>
                <UserText>{doctorName}</UserText>: {visits}
                {!mayClose && ` · ${m.hospital_settings_holiday_doctor_decides({ name: doctorName })}`}
              </li>
            ))}
          </ul>
          {closable.length > 0 && (
            <DayOffForm
              booked={m.hospital_settings_holiday_visits({
                count: closable.reduce((sum, { visits }) => sum + visits, 0),
              })}
              busy={isPending}
              onCancel={onClose}
              onClose={close}
            />
          )}
        </div>
      )}
    </Dialog>
  );
}
