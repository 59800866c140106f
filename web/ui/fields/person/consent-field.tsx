import { type ComponentProps, useId } from 'react';
import { consentVersion } from '#domain/accounts/consent.ts';
import { m } from '#messages/messages.js';
import { formatNumericDay } from '../../format/format-day.ts';
import { Icon } from '../../icon.tsx';
import { paths } from '../../paths.ts';
import { FieldError } from '../field-frame.tsx';
import styles from './consent-field.module.css';

interface ConsentFieldProps extends Omit<ComponentProps<'input'>, 'id' | 'className' | 'type' | 'value'> {
  readonly error?: string | undefined;
  readonly items?: readonly string[];
}

/**
 * Consent to the privacy notice and the terms; never ticked by default. The documents open beside the form.
 */
export function ConsentField({ error, items = [], ...input }: ConsentFieldProps) {
  const id = useId();
  return (
    <div className="stack-2 break-anywhere" data-wide>
      {items.length > 0 && (
        <ul className={`stack-1 ${styles.items}`}>
          {items.map((item) => (
            <li key={item}>
              <Icon name="check" size={18} />
              <span>{item}</span>
            </li>
          ))}
        </ul>
      )}
      <label className={styles.agree} data-invalid={error ? '' : undefined}>
        <input
          type="checkbox"
          value={consentVersion}
          aria-required="true"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          {...input}
        />
        <span>{m.signup_consent()}</span>
      </label>
      <FieldError id={id} error={error} />
      <p className={`row middle muted small ${styles.documents}`}>
        <DocumentLink to={paths.privacy} name={m.legal_privacy()} />
        <DocumentLink to={paths.terms} name={m.legal_terms()} />
        <span>{m.legal_version({ day: formatNumericDay(consentVersion) })}</span>
      </p>
    </div>
  );
}

function DocumentLink({ to, name }: { readonly to: string; readonly name: string }) {
  return (
    <a href={to} target="_blank" rel="noreferrer">
      {name} <span className="visually-hidden">{m.signup_new_tab()}</span>
    </a>
  );
}
