import { useId, useState } from 'react';
import { m } from '#messages/messages.js';
import { type SessionUser, useSession } from '#web/api/session.ts';
import { deviceStorage } from '#web/ui/browser/storage.ts';
import { Button } from '#web/ui/button.tsx';
import { SettingsCard } from '#web/ui/settings-card.tsx';
import { OwnName } from './own-account.tsx';
import styles from './team.module.css';

const storageKey = ({ id }: SessionUser) => `name-asked:${id}`;

const wasAsked = (user: SessionUser) => deviceStorage.getItem(storageKey(user)) !== null;

/**
 * Asks an owner once for their name: registration asks only for the hospital's name, which the account uses
 * until then.
 */
export function AskOwnName() {
  const { user } = useSession();
  const [isClosed, setIsClosed] = useState(false);
  const titleId = useId();
  if (user?.staffRole !== 'owner' || user.name !== user.hospitalName) return null;
  if (isClosed || wasAsked(user)) return null;
  const close = () => {
    deviceStorage.setItem(storageKey(user), 'later');
    setIsClosed(true);
  };
  return (
    <SettingsCard titleId={titleId}>
      <div className={`row-3 bottom ${styles.ask}`}>
        <div className={styles.words}>
          <h2 id={titleId}>{m.team_name_ask()}</h2>
          <p className="muted readable">{m.team_name_ask_text()}</p>
        </div>
        <OwnName name="" />
        <Button look="plain" onClick={close}>
          {m.consultations_consent_not_now()}
        </Button>
      </div>
    </SettingsCard>
  );
}
