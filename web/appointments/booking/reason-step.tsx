import { listReasons, specializations } from '#domain/doctors/specializations.ts';
import { m } from '#messages/messages.js';
import { translateReason } from '#names/reason-name.ts';
import { translateSpecialization } from '#names/specialization-name.ts';
import { EnglishName } from '#web/ui/format/english-name.tsx';
import styles from './choices.module.css';

interface ReasonStepProps {
  /** Null if skipped: then all reasons are shown, and choosing one also chooses its specialization. */
  readonly specialization: string | null;
  readonly chosen: string | null;
  readonly onChoose: (reason: string, specialization: string) => void;
}

/** Choice of a reason, for people who know the symptom but not the specialist. */
export function ReasonStep({ specialization, chosen, onChoose }: ReasonStepProps) {
  return (
    <div className={`stack-3 ${styles.step}`}>
      <h3>{m.home_reason_title()}</h3>
      {(specialization ? [specialization] : specializations).map((group) => (
        <div key={group} className="stack-2">
          {!specialization && (
            <h4 className={`no-margin muted ${styles.groupName}`}>
              {translateSpecialization(group)}
              <EnglishName of={group} />
            </h4>
          )}
          <ul
            className={specialization ? `stack-2 ${styles.choices}` : styles.chips}
            aria-label={translateSpecialization(group)}
          >
            {listReasons(group).map((reason) => (
              <li key={reason}>
                <button
                  type="button"
                  className={
                    specialization
                      ? `full-width surface outlined ${styles.choice}`
                      : `full-width surface outlined ${styles.chip}`
                  }
                  aria-pressed={reason === chosen}
                  onClick={() => onChoose(reason, group)}
                >
                  <span className="strong">{translateReason(reason)}</span>
                </button>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
