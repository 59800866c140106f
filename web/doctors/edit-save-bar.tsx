import { useEffect, useRef } from 'react';
import { m } from '#messages/messages.js';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import styles from './edit-save-bar.module.css';

interface EditSaveBarProps {
  readonly unsaved: boolean;
  readonly busy: boolean;
  /** Why the last attempt failed. */
  readonly problem: string | null;
  readonly onDiscard: () => void;
}

/** The end of the form, always in sight: whether something is unsaved, what went wrong, and the one button. */
export function EditSaveBar({ unsaved, busy, problem, onDiscard }: EditSaveBarProps) {
  const problemText = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // The field in trouble has the focus already, if there is one; else the focus was on the button, now disabled.
    if (problem && !document.activeElement?.closest('input, select, textarea')) problemText.current?.focus();
  }, [problem]);
  return (
    <div className={styles.bar}>
      {problem && (
        <p ref={problemText} tabIndex={-1} role="alert" className={styles.problem}>
          <Icon name="warning" />
          <span>{problem}</span>
        </p>
      )}
      <div className={styles.row}>
        <p className={styles.state}>{unsaved ? m.profile_unsaved() : m.profile_saved()}</p>
        {unsaved && (
          <Button look="plain" disabled={busy} onClick={onDiscard}>
            {m.profile_discard()}
          </Button>
        )}
        <Button type="submit" className={styles.save ?? ''} busy={busy}>
          {busy ? m.profile_saving() : m.profile_save()}
        </Button>
      </div>
      {busy && <progress className={styles.progress} aria-label={m.profile_saving()} />}
    </div>
  );
}
