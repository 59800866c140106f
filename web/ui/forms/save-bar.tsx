import { useEffect, useRef } from 'react';
import { m } from '#messages/messages.js';
import { Button } from '../button.tsx';
import { FormProblem } from './form-problem.tsx';
import styles from './save-bar.module.css';
import { useScrollAboveFooter } from './use-scroll-above-footer.ts';

interface SaveBarProps {
  /** The label of the save button, and its label while saving. */
  readonly save: string;
  readonly saving: string;
  readonly discard: string;
  readonly unsaved: boolean;
  readonly busy: boolean;
  readonly problem: string | null;
  readonly retry?: boolean;
  readonly onDiscard: () => void;
}

/** The foot of a form, visible while there are changes: the state, the error, and the buttons. */
export function SaveBar(props: SaveBarProps) {
  const { save, saving, discard, unsaved, busy, problem, retry = false, onDiscard } = props;
  const saveButton = useRef<HTMLButtonElement>(null);
  const bar = useRef<HTMLDivElement>(null);
  const due = unsaved || problem !== null;
  useScrollAboveFooter(bar, due);
  const wasBusy = useRef(false);
  useEffect(() => {
    // The button lost the focus while it was disabled; after a failure the field or the problem has it.
    const lost = wasBusy.current && !busy && document.activeElement === document.body;
    wasBusy.current = busy;
    if (lost && !problem) saveButton.current?.focus();
  }, [busy, problem]);
  return (
    <div ref={bar} className={`card stack-2 ${styles.bar}`} data-due={due ? '' : undefined}>
      <FormProblem text={problem}>
        {retry && (
          <Button type="submit" look="quiet" disabled={busy}>
            {m.common_retry()}
          </Button>
        )}
      </FormProblem>
      <div className={`row-2 middle ${styles.row}`}>
        <p className={styles.state}>{unsaved ? m.session_unsaved() : m.session_saved()}</p>
        {unsaved && (
          <Button
            look="plain"
            disabled={busy}
            onClick={() => {
              onDiscard();
              saveButton.current?.focus(); // this button disappears
            }}
          >
            {discard}
          </Button>
        )}
        <Button ref={saveButton} type="submit" className={styles.save ?? ''} busy={busy}>
          {busy ? saving : save}
        </Button>
      </div>
      {busy && <progress className={styles.progress} aria-label={saving} />}
    </div>
  );
}
