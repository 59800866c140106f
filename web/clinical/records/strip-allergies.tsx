import type { ClinicalRecord } from '#contract/clinical/clinical-records.ts';
import { toCalendarDay } from '#domain/platform/calendar-days.ts';
import { m } from '#messages/messages.js';
import { clinicTimeZone } from '#web/ui/format/clinic-time.ts';
import { formatNumericDay } from '#web/ui/format/format-day.ts';
import { Icon } from '#web/ui/icon.tsx';
import styles from './strip-allergies.module.css';
import { useEntries } from './use-entries.ts';

interface StripAllergiesProps {
  readonly record: ClinicalRecord;
  /** Set where there is no form beside it. */
  readonly onEdit?: () => void;
}

/** All allergies with icon and word; or that no one has asked, which one tap answers. */
export function StripAllergies({ record, onEdit }: StripAllergiesProps) {
  const { patientId, allergies, allergiesAskedAt } = record;
  const entries = useEntries(patientId);
  if (allergies.length > 0) {
    return (
      <div className={`row middle no-margin rounded-small red-tint bold ${styles.allergies}`}>
        <Icon name="warning" size={18} />
        <span className={styles.word}>{m.records_allergy()}:</span>
        <ul aria-label={m.common_allergies()}>
          {allergies.map(({ id, substance, reaction }) => (
            <li key={id}>
              <bdi>{substance}</bdi>
              {reaction && <span className="regular"> ({reaction})</span>}
            </li>
          ))}
        </ul>
      </div>
    );
  }
  if (allergiesAskedAt) {
    const day = toCalendarDay(Date.parse(allergiesAskedAt), clinicTimeZone());
    return (
      <p className={`row middle no-margin ${styles.none}`}>
        <Icon name="check" size={18} />
        {m.records_none_known()}, {m.records_asked_on({ day: formatNumericDay(day) })}
      </p>
    );
  }
  return (
    <p className={`row middle no-margin orange strong ${styles.unasked}`}>
      <span className={`inline-flex middle ${styles.said}`}>
        <Icon name="warning" size={18} />
        {m.records_not_asked()}
      </span>
      <button
        type="button"
        disabled={entries.isPending}
        aria-label={`${m.common_allergies()}: ${m.records_say_none()}`}
        onClick={() => void entries.run({ kind: 'none-known' })}
      >
        {m.records_say_none()}
      </button>
      {onEdit && (
        <button type="button" aria-label={m.records_add_allergy()} onClick={onEdit}>
          {m.common_add()}
        </button>
      )}
    </p>
  );
}
