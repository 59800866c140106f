import { useId } from 'react';
import type { Medicine, PrescriptionForm } from '#contract/clinical/prescriptions.ts';
import { toCalendarDay } from '#domain/platform/calendar-days.ts';
import { m } from '#messages/messages.js';
import { clinicTimeZone } from '#web/ui/format/clinic-time.ts';
import { formatReportDay } from '#web/ui/format/format-day.ts';
import { Icon } from '#web/ui/icon.tsx';
import { toReadPhrases } from '../form/prescription-fields.ts';
import styles from '../form/prescription-form.module.css';
import { formatMedicineDetails, formatMedicineTitle } from '../paper/medicine-labels.ts';

interface QuickAddsProps {
  readonly favourites: readonly Medicine[];
  readonly last: { readonly writtenAt: string; readonly prescription: PrescriptionForm } | null;
  readonly onAdd: (lines: readonly Medicine[]) => void;
  readonly onRepeat: (last: PrescriptionForm) => void;
}

const maxShown = 6;

/** One-tap additions: the patient's last prescription and the doctor's favourites. */
export function QuickAdds({ favourites, last, onAdd, onRepeat }: QuickAddsProps) {
  const title = useId();
  const shown = favourites.slice(0, maxShown);
  if (shown.length === 0 && !last) return null;
  return (
    <div className={`row-2 middle shrinks ${styles.quick}`}>
      {last && (
        <button type="button" className={styles.chip} onClick={() => onRepeat(last.prescription)}>
          <Icon name="copy" size={18} />
          <span>
            {m.prescribe_repeat({
              day: formatReportDay(toCalendarDay(Date.parse(last.writtenAt), clinicTimeZone())),
              medicines: last.prescription.medicines.map(({ name }) => name).join(', '),
            })}
          </span>
        </button>
      )}
      {shown.length > 0 && (
        <ul className={`row-2 middle shrinks ${styles.favourites}`} aria-labelledby={title}>
          <li id={title} className="muted small">
            {m.prescribe_favourites()}
          </li>
          {shown.map((line) => (
            <li key={JSON.stringify(line)}>
              <button
                type="button"
                className={styles.chip}
                title={formatMedicineDetails(toReadPhrases(line))}
                onClick={() => onAdd([line])}
              >
                + {formatMedicineTitle(line)}{' '}
                {line.frequency && <small>{toReadPhrases(line).frequency}</small>}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
