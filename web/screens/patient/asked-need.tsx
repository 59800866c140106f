import { useId } from 'react';
import { m } from '#messages/messages.js';
import { paths } from '#web/ui/paths.ts';
import type { Output } from '../../api/client.ts';
import { ButtonLink } from '../../ui/button.tsx';
import styles from './needs-now.module.css';

export type GuardianRequest = NonNullable<Output<'GET /patients/appointments/open'>['asking']>[number];

interface GuardianRequestCardProps {
  readonly asking: GuardianRequest;
  /** Whether nothing is more urgent, so that its button is the due one of the screen. */
  readonly first: boolean;
}

/** Somebody asks to look after the patient: the message names a code, the way to answer is here (J-04). */
export function GuardianRequestCard({ asking, first }: GuardianRequestCardProps) {
  const titleId = useId();
  return (
    <article className={styles.card} aria-labelledby={titleId}>
      <h3 id={titleId}>{m.people_asking_title({ name: asking.name })}</h3>
      <p>{m.people_asking_text()}</p>
      <div className={styles.buttons}>
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
