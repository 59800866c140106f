import { useId } from 'react';
import type { Practice } from '#contract/doctors/practices.ts';
import { m } from '#messages/messages.js';
import { translateHospital } from '#names/hospital-name.ts';
import { formatRupees } from '#web/ui/format/rupees.ts';
import { UserText } from '#web/ui/format/user-text.tsx';
import styles from './practice-choice.module.css';

interface PracticeChoiceProps {
  /** In the order they are offered. */
  readonly practices: readonly Pick<
    Practice,
    'practiceId' | 'name' | 'hospitalAgreed' | 'address' | 'fees' | 'distanceKm'
  >[];
  readonly chosen: string | null;
  readonly onChoose: (practiceId: string) => void;
  readonly label: string;
  /** Names only, side by side: for the doctor, who knows the rest. */
  readonly brief?: boolean;
}

/** Choice of a practice by name, address or distance, and fee. */
export function PracticeChoice({ practices, chosen, onChoose, label, brief = false }: PracticeChoiceProps) {
  const name = useId();
  return (
    <fieldset
      className={`stack-2 shrinks unpadded no-margin ${styles.choice}`}
      data-brief={brief || undefined}
    >
      <legend className={`unpadded strong ${styles.legend}`}>{label}</legend>
      {practices.map((practice) => (
        <label key={practice.practiceId} className={styles.option}>
          <input
            type="radio"
            name={name}
            value={practice.practiceId}
            checked={practice.practiceId === chosen}
            onChange={() => onChoose(practice.practiceId)}
          />
          <span className={`grid shrinks break-anywhere ${styles.words}`}>
            <strong>
              <UserText>{translateHospital(practice.name)}</UserText>
            </strong>
            {brief ? null : practice.distanceKm !== undefined ? (
              <span className="muted small">{m.home_card_distance({ km: practice.distanceKm })}</span>
            ) : (
              practice.address && (
                <span className="muted small">
                  <UserText>{practice.address}</UserText>
                </span>
              )
            )}
          </span>
          {!brief && (
            <>
              {' '}
              <span className="rigid strong">{formatRupees(practice.fees.clinic)}</span>
            </>
          )}
        </label>
      ))}
    </fieldset>
  );
}
