import { type Ref, useId } from 'react';
import { m } from '#messages/messages.js';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import styles from './safety-notices.module.css';

interface NoticesProps {
  readonly sentences: readonly string[];
  /** Saving waits until the notices are seen. */
  readonly asked: boolean;
  readonly busy: boolean;
  readonly boxRef: Ref<HTMLElement>;
  /** Records that the patient was asked and has no allergies. Null where that is not the question. */
  readonly onNoAllergies: (() => void) | null;
}

/** Must be seen before saving, but forbids nothing. Saving moves the focus here first. */
export function SafetyNotices({ sentences, asked, busy, boxRef, onNoAllergies }: NoticesProps) {
  const title = useId();
  if (sentences.length === 0) return null;
  return (
    <section
      ref={boxRef}
      className={`stack-2 rounded-small ink break-anywhere ${styles.notices}`}
      aria-labelledby={title}
      tabIndex={-1}
    >
      <h3 id={title}>
        <Icon name="warning" />
        {m.prescribe_notices()}
      </h3>
      <ul>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      {(asked || onNoAllergies) && (
        <div className="row-2">
          {onNoAllergies && (
            <Button look="quiet" onClick={onNoAllergies}>
              {m.prescribe_allergies_none()}
            </Button>
          )}
          {asked && (
            <Button type="submit" look="quiet" busy={busy} data-seen>
              {m.prescribe_seen()}
            </Button>
          )}
        </div>
      )}
    </section>
  );
}
