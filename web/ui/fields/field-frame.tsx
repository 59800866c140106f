import type { ReactNode } from 'react';
import { m } from '#messages/messages.js';
import { Icon } from '../icon.tsx';
import styles from './field.module.css';

interface FieldFrameProps {
  readonly id: string;
  readonly label: string;
  readonly error?: string | undefined;
  readonly hint?: string | undefined;
  readonly optional?: boolean;
  /** For fields whose surroundings make the label redundant for sighted users. */
  readonly labelHidden?: boolean;
  readonly children: ReactNode;
}

/** The ids for `aria-describedby`: first the error, then the hint. */
export function describedBy(id: string, error: string | undefined, hint: string | undefined) {
  const ids = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean);
  return ids.length > 0 ? ids.join(' ') : undefined;
}

type FieldErrorProps = Pick<FieldFrameProps, 'id' | 'error'>;

export function FieldError({ id, error }: FieldErrorProps) {
  return error ? (
    <p id={`${id}-error`} className={`line-1 red strong break-anywhere ${styles.error}`}>
      <Icon name="warning" size={18} />
      <span>{error}</span>
    </p>
  ) : null;
}

export function FieldFrame(props: FieldFrameProps) {
  const { id, label, error, hint, optional = false, labelHidden = false, children } = props;
  return (
    <div className={`stack-1 column to-top shrinks ${styles.field}`} data-field>
      <label htmlFor={id} className={labelHidden ? 'visually-hidden' : 'strong'}>
        {label}
        {optional && <span className="muted regular"> {m.session_optional()}</span>}
      </label>
      {children}
      <FieldError id={id} error={error} />
      {hint && (
        <p id={`${id}-hint`} className="muted small">
          {hint}
        </p>
      )}
    </div>
  );
}
