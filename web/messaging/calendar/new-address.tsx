import { useId, useRef } from 'react';
import { m } from '#messages/messages.js';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { toast } from '#web/ui/toasts/toasts.tsx';
import styles from './calendar-card.module.css';

/** The private address, shown only once: to copy, or to open in this device's calendar. */
export function NewAddress({ address }: { readonly address: string }) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      toast.good(m.calendar_copied());
    } catch {
      // Refused, or no clipboard without HTTPS: the selected text can be copied by hand.
      field.current?.select();
      toast.plain(m.calendar_not_copied());
    }
  };
  return (
    <div className={`stack-2 padded rounded accent-tint ${styles.made}`}>
      <label htmlFor={id}>{m.calendar_address()}</label>
      <input ref={field} id={id} className={styles.address} value={address} readOnly />
      <p className={`line-2 ${styles.once}`} role="status">
        <Icon name="warning" />
        {m.calendar_once()}
      </p>
      <div className={styles.buttons}>
        <Button onClick={() => void copy()}>
          <Icon name="copy" />
          {m.common_copy()}
        </Button>
        <ButtonLink look="quiet" to={address.replace(/^https?:/, 'webcal:')}>
          <Icon name="calendar" />
          {m.calendar_open()}
        </ButtonLink>
      </div>
    </div>
  );
}
