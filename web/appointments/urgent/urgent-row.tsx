import { type ReactNode, useId } from 'react';
import { m } from '#messages/messages.js';
import { Icon, type IconName } from '#web/ui/icon.tsx';
import { Menu, type MenuItem } from '#web/ui/menu.tsx';
import styles from './urgent-matters.module.css';

interface UrgentRowProps {
  readonly icon: IconName;
  readonly title: string;
  /** Whose visit it is, and what to know before the answer. */
  readonly children?: ReactNode;
  /** Due this minute, an answer or a choice, or an administrative task. */
  readonly kind?: 'now' | 'answer' | 'task';
  readonly button?: ReactNode;
  /** Several answers to choose from, in place of the button. */
  readonly choices?: ReactNode;
  readonly more?: { readonly about: string; readonly items: readonly MenuItem[] };
  readonly appointmentId?: string;
}

/** One matter that waits for the patient: an icon, a sentence, a button, and a menu with the rest. */
export function UrgentRow(props: UrgentRowProps) {
  const { icon, title, children, kind = 'answer', button, choices, more, appointmentId } = props;
  const titleId = useId();
  return (
    <article
      className={`surface outlined ${styles.row}`}
      data-kind={kind}
      data-appointment={appointmentId}
      tabIndex={appointmentId ? -1 : undefined}
      aria-labelledby={titleId}
    >
      <Icon name={icon} />
      <div className="stack-1 shrinks">
        <h3 id={titleId}>{title}</h3>
        {children}
      </div>
      {choices && <div className={styles.choices}>{choices}</div>}
      {(button || more) && (
        <div className={`line-2 middle ${styles.way}`}>
          {button}
          {more && <Menu label={`${m.day_more()}: ${more.about}`} items={more.items} />}
        </div>
      )}
    </article>
  );
}
