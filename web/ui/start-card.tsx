import { type ReactNode, useCallback, useId, useState } from 'react';
import { m } from '#messages/messages.js';
import { deviceStorage } from './browser/storage.ts';
import { Button, type ButtonLook } from './button.tsx';
import { Icon } from './icon.tsx';
import styles from './start-card.module.css';

export interface StartStep {
  readonly title: string;
  readonly text: string;
  readonly done: boolean;
  /** The button; that of the first open step is the card's primary one. */
  readonly way?: (look: ButtonLook) => ReactNode;
}

interface StartCardProps {
  readonly text: string;
  readonly steps: readonly StartStep[];
  readonly onDismiss?: (() => void) | undefined;
  /** What can wait, below the steps. */
  readonly children?: ReactNode;
}

/** The first steps of a new account, in place of empty lists. Each ticks itself when it is done. */
export function StartCard({ text, steps, onDismiss, children }: StartCardProps) {
  const titleId = useId();
  const next = steps.find(({ done, way }) => !done && way);
  return (
    <section className="card raised stack-3 column padded container" aria-labelledby={titleId}>
      <div className="line-2 top spread">
        <div className="shrinks">
          <h2 id={titleId}>{m.common_start_here()}</h2>
          <p className="muted small">{text}</p>
        </div>
        {onDismiss && (
          <Button look="plain" onClick={onDismiss}>
            {m.due_put_away()}
          </Button>
        )}
      </div>
      <ol className={styles.steps}>
        {steps.map((step, index) => (
          <li key={step.title} className={`line-above ${styles.step}`}>
            <span className={`centred accent-tint accent bold ${styles.number}`} data-done={step.done}>
              {step.done ? <Icon name="check" /> : <span aria-hidden="true">{index + 1}</span>}
            </span>
            <div className="shrinks">
              <h3>
                {step.title}
                {step.done && <span className="visually-hidden"> {m.practice_step_done()}</span>}
              </h3>
              {!step.done && <p className="muted small">{step.text}</p>}
            </div>
            {step.way && (
              <div className={`stack-2 ${styles.way}`}>{step.way(step === next ? 'primary' : 'quiet')}</div>
            )}
          </li>
        ))}
      </ol>
      {children}
    </section>
  );
}

/** Whether an account has put its start card away on this device, and the way to do so. */
export function useStartCardDismissal(accountId: string): [dismissed: boolean, dismiss: () => void] {
  const key = `start-dismissed:${accountId}`;
  const [dismissed, setDismissed] = useState(() => deviceStorage.getItem(key) !== null);
  const dismiss = useCallback(() => {
    deviceStorage.setItem(key, 'yes');
    setDismissed(true);
  }, [key]);
  return [dismissed, dismiss];
}
