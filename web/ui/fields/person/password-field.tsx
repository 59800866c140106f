import { type ComponentProps, useState } from 'react';
import { m } from '#messages/messages.js';
import { Icon } from '../../icon.tsx';
import styles from '../field.module.css';
import { Field } from '../field.tsx';

type PasswordFieldProps = Omit<ComponentProps<typeof Field>, 'type' | 'end'>;

export function PasswordField(props: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <Field
      {...props}
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      end={
        <button
          type="button"
          className={`centred rigid muted ${styles.end}`}
          aria-label={shown ? m.session_hide_password() : m.session_show_password()}
          onClick={() => setShown(!shown)}
        >
          <Icon name={shown ? 'eyeOff' : 'eye'} />
        </button>
      }
    />
  );
}
