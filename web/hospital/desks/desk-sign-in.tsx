import { QueryClientProvider } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { m } from '#messages/messages.js';
import { useStoredDesk } from '#web/accounts/session/desk-store.ts';
import { createQueryClient } from '#web/api/query-client.ts';
import styles from '../team/team.module.css';
import { SwitchSteps } from './switch-steps.tsx';

/** Shown above the login of a front desk computer without a session: choose a person and enter a PIN. */
export function DeskSignIn({ onEntered }: { readonly onEntered: () => void }) {
  const desk = useStoredDesk();
  const titleId = useId();
  // The public site has no query client of its own.
  const [client] = useState(createQueryClient);
  if (!desk) return null;
  return (
    <QueryClientProvider client={client}>
      <section className={`stack-3 ${styles.entrance}`} aria-labelledby={titleId}>
        <h2 id={titleId}>{m.team_desk_who()}</h2>
        <p className="muted readable">{m.team_desk_here({ name: desk.name })}</p>
        <SwitchSteps desk={desk} onClose={onEntered} />
      </section>
    </QueryClientProvider>
  );
}
