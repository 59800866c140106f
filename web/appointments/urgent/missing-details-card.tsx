import { useId } from 'react';
import type { MissingDetail } from '#contract/appointments/appointments.ts';
import { m } from '#messages/messages.js';
import { ButtonLink } from '#web/ui/button.tsx';
import { paths } from '#web/ui/paths.ts';
import styles from './urgent-matters.module.css';

interface MissingDetailsCardProps {
  readonly missing: readonly MissingDetail[];
  /** The most urgent card, whose button is highlighted. */
  readonly first: boolean;
}

/** Address and emergency contact, which the short registration leaves out: asked for before the visit. */
export function MissingDetailsCard({ missing, first }: MissingDetailsCardProps) {
  const titleId = useId();
  const [only] = missing;
  const title =
    missing.length > 1
      ? m.codes_need_both()
      : only === 'address'
        ? m.codes_need_address()
        : m.codes_need_contact();
  return (
    <article className={styles.card} aria-labelledby={titleId}>
      <h3 id={titleId}>{title}</h3>
      <p>{m.codes_need_text()}</p>
      <div className={`row-2 middle above-1 ${styles.buttons}`}>
        <ButtonLink
          className={first ? styles.due : undefined}
          look={first ? 'primary' : 'quiet'}
          to={`${paths.patientSettings}#${only}`}
        >
          {m.codes_need_fill()}
        </ButtonLink>
      </div>
    </article>
  );
}
