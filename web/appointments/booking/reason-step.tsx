import { reasonsFor, specializations } from '#domain/specializations.ts';
import { m } from '#messages/messages.js';
import styles from './choices.module.css';

interface ReasonStepProps {
  /**
   * Null when it was skipped: then all reasons are shown, and the choice of one says the specialization too.
   */
  readonly specialization: string | null;
  readonly chosen: string | null;
  readonly onChoose: (reason: string, specialization: string) => void;
}

/** What it is about (B-08). Some people know where it hurts, not whom to ask. */
export function ReasonStep({ specialization, chosen, onChoose }: ReasonStepProps) {
  return (
    <div className={styles.step}>
      <h3>{m.home_reason_title()}</h3>
      {(specialization ? [specialization] : specializations).map((group) => (
        <div key={group} className={styles.group}>
          {!specialization && <h4 className={styles.groupName}>{group}</h4>}
          <ul className={specialization ? styles.choices : styles.chips} aria-label={group}>
            {reasonsFor(group).map((reason) => (
              <li key={reason}>
                <button
                  type="button"
                  className={specialization ? styles.choice : styles.chip}
                  aria-pressed={reason === chosen}
                  onClick={() => onChoose(reason, group)}
                >
                  <span className={styles.name}>{reason}</span>
                </button>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
