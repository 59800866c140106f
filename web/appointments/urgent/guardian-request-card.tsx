import { useId } from 'react';
import { m } from '#messages/messages.js';
import type { Output } from '#web/api/client.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { paths } from '#web/ui/paths.ts';
import styles from './urgent-matters.module.css';

export type GuardianRequest = NonNullable<Output<'GET /patients/appointments/open'>['asking']>[number];

interface GuardianRequestCardProps {
  readonly asking: GuardianRequest;
  /** The most urgent card, whose button is highlighted. */
  readonly first: boolean;
}

/** A request to become the patient's guardian: the message contains a code, and it is answered here. */
export function GuardianRequestCard({ asking, first }: GuardianRequestCardProps) {
  const titleId = useId();
  return (
    <article className={styles.card} aria-labelledby={titleId}>
      <h3 id={titleId}>{m.people_asking_title({ name: asking.name })}</h3>
      <p>{m.people_asking_text()}</p>
      <div className={`row-2 middle above-1 ${styles.buttons}`}>
        <ButtonLink
          className={first ? styles.due : undefined}
          look={first ? 'primary' : 'quiet'}
          to={paths.patientPeople}
        >
          {m.people_open()}
        </ButtonLink>
      </div>
    </article>
  );
}
