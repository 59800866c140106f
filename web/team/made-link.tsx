import { useEffect, useRef } from 'react';
import { m } from '#messages/messages.js';
import { joinPath } from '../paths.ts';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/forms/field.tsx';
import { Icon } from '../ui/icon.tsx';
import { toast } from '../ui/toasts/toasts.tsx';
import styles from './team.module.css';

export interface MadeLinkProps {
  /** Of the person who is invited. */
  readonly name: string;
  readonly secret: string;
  readonly isSent: boolean;
  /** No e-mail was sent because nobody has checked the hospital. */
  readonly isUnchecked: boolean;
  readonly onClose: () => void;
}

/** The link of an invitation, to be copied or shared: nobody sees it a second time. */
export function MadeLink({ name, secret, isSent, isUnchecked, onClose }: MadeLinkProps) {
  const link = `${window.location.origin}${joinPath(secret)}`;
  const copy = useRef<HTMLButtonElement>(null);
  useEffect(() => copy.current?.focus(), []);
  const onCopy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      toast.good(m.team_link_copied());
    } catch (error) {
      console.warn('The link could not be copied:', error); // it can be marked by hand
    }
  };
  const onShare = async () => {
    try {
      await navigator.share({ url: link });
    } catch (error) {
      // Closed without a choice.
      if (!(error instanceof DOMException && error.name === 'AbortError')) console.error(error);
    }
  };
  return (
    <div className={styles.form} role="status">
      <h3>{m.team_link_title({ name })}</h3>
      <p className={styles.muted}>
        {m.team_link_text()} {isSent && m.team_link_sent()}
      </p>
      {isUnchecked && <p>{m.team_link_unchecked()}</p>}
      <Field label={m.team_link()} readOnly value={link} onFocus={({ target }) => target.select()} />
      <div className={styles.buttons}>
        <Button ref={copy} onClick={() => void onCopy()}>
          <Icon name="copy" />
          {m.team_link_copy()}
        </Button>
        {'share' in navigator && (
          <Button look="quiet" onClick={() => void onShare()}>
            <Icon name="send" />
            {m.booked_share()}
          </Button>
        )}
        <Button look="quiet" onClick={onClose}>
          {m.team_done()}
        </Button>
      </div>
    </div>
  );
}
