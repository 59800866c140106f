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

/** The end of the form, in sight as soon as there is something to save: whether something is unsaved, what went wrong, and the one button. */
export function EditSaveBar({ unsaved, busy, problem, onDiscard }: EditSaveBarProps) {
  const problemText = useRef<HTMLParagraphElement>(null);
  const save = useRef<HTMLButtonElement>(null);
  const wasBusy = useRef(false);
  useEffect(() => {
    // While it is busy the button is disabled, and that takes the focus from it; the field in trouble may have it now.
    const lost = wasBusy.current && !busy && document.activeElement === document.body;
    wasBusy.current = busy;
    if (lost) (problem ? problemText : save).current?.focus();
  }, [busy, problem]);
  return (
    <div className={styles.bar} data-due={unsaved || problem ? '' : undefined}>
      {problem && (
        <p ref={problemText} tabIndex={-1} role="alert" className={styles.problem}>
          <Icon name="warning" />
          <span>{problem}</span>
        </p>
      )}
      <div className={styles.row}>
        <p className={styles.state}>{unsaved ? m.profile_unsaved() : m.profile_saved()}</p>
        {unsaved && (
          <Button
            look="plain"
            disabled={busy}
            onClick={() => {
              onDiscard();
              save.current?.focus(); // this button goes
            }}
          >
            {m.profile_discard()}
          </Button>
        )}
        <Button ref={save} type="submit" className={styles.save ?? ''} busy={busy}>
          {busy ? m.profile_saving() : m.profile_save()}
        </Button>
      </div>
      {busy && <progress className={styles.progress} aria-label={m.profile_saving()} />}
    </div>
  );
}
