import { useState } from 'react';
import type { Guardian } from '#contract/patients/family.ts';
import { m } from '#messages/messages.js';
import { Button } from '#web/ui/button.tsx';
import { UserText } from '#web/ui/format/user-text.tsx';
import { EndGuardianshipDialog } from './end-guardianship-dialog.tsx';
import { consentLabel, formatDate, formatRights } from './family-labels.ts';
import styles from './people.module.css';

interface GuardianListProps {
  readonly guardians: readonly Guardian[];
  /** They are the user's guardians, and the user may end it. */
  readonly areMine: boolean;
  readonly onDone: () => Promise<void>;
}

/** People who can see a person's record or book for them, since when, and by which consent. */
export function GuardianList({ guardians, areMine, onDone }: GuardianListProps) {
  if (guardians.length === 0) return <p className="muted">{m.people_sees_nobody()}</p>;
  return (
    <ul className="plain-list" data-guardians>
      {guardians.map(({ guardianshipId, name, isCaller, since, consent, ...rights }) => (
        <li key={guardianshipId} className={`row middle spread break-anywhere ${styles.person}`}>
          <div className={styles.words}>
            <p className="strong">{isCaller ? m.common_you() : <UserText>{name}</UserText>}</p>
            <p className={`row muted small ${styles.facts}`}>
              <span>{formatRights(rights)}</span>
              <span>{m.people_since({ day: formatDate(since) })}</span>
              <span>{consentLabel(consent)}</span>
            </p>
          </div>
          {areMine && <EndAccess guardianshipId={guardianshipId} name={name} onDone={onDone} />}
        </li>
      ))}
    </ul>
  );
}

interface EndAccessProps extends Pick<GuardianListProps, 'onDone'> {
  readonly guardianshipId: string;
  readonly name: string;
}

function EndAccess({ name, ...props }: EndAccessProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button look="quiet" aria-label={m.people_end_of({ name })} onClick={() => setOpen(true)}>
        {m.people_end()}
      </Button>
      <EndGuardianshipDialog {...props} name={name} open={open} onClose={() => setOpen(false)} />
    </>
  );
}
