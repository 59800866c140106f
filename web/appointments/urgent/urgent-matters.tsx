import { useId, useRef } from 'react';
import type { MissingDetail } from '#contract/appointments/appointments.ts';
import { m } from '#messages/messages.js';
import type { Output } from '#web/api/client.ts';
import { useRowFocus } from '#web/appointments/changes/row-focus.ts';
import type { NeededAction } from '#web/appointments/own/needed-actions.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { paths } from '#web/ui/paths.ts';
import { UrgentMatterRow } from './urgent-matter-row.tsx';
import styles from './urgent-matters.module.css';
import { UrgentRow } from './urgent-row.tsx';

interface UrgentMattersProps {
  /** The most urgent first. */
  readonly needs: readonly NeededAction[];
  /** Details required before a visit; missing from responses cached by older versions. */
  readonly missing?: readonly MissingDetail[] | undefined;
  /** Requests to become the patient's guardian; missing from responses cached by older versions. */
  readonly asking?: Output<'GET /patients/appointments/open'>['asking'];
  /** Milliseconds. */
  readonly now: number;
  readonly onJoin: (appointmentId: string) => void;
}

/**
 * What waits for the patient, one row each, the most urgent first and administrative tasks last. Coral
 * is only what is due this minute, and the edge of a row that asks (docs/product.md#needs-your-attention).
 */
export function UrgentMatters({ needs, missing = [], asking = [], now, onJoin }: UrgentMattersProps) {
  const titleId = useId();
  const rows = useRef<HTMLDivElement>(null);
  const focus = useRowFocus(rows, () => document.querySelector<HTMLElement>('h1'));
  // The container stays mounted, so that the focus is not lost with the last row.
  return (
    <div ref={rows} className={styles.place}>
      {needs.length + missing.length + asking.length > 0 && (
        <section className="stack-2 container" aria-labelledby={titleId}>
          <h2 id={titleId}>{m.due_title()}</h2>
          <ol className="stack-2 column">
            {needs.map((need) => (
              <li key={`${need.kind} ${need.visit.appointmentId}`}>
                <UrgentMatterRow need={need} now={now} focus={focus} onJoin={onJoin} />
              </li>
            ))}
            {asking.map(({ requestId, name }) => (
              <li key={requestId}>
                <UrgentRow
                  icon="people"
                  title={m.people_asking_title({ name })}
                  button={
                    <ButtonLink look="quiet" to={paths.patientPeople}>
                      {m.people_open()}
                    </ButtonLink>
                  }
                >
                  <p className="muted small">{m.people_asking_text()}</p>
                </UrgentRow>
              </li>
            ))}
            {missing.length > 0 && (
              <li>
                <UrgentRow
                  icon="edit"
                  kind="task"
                  title={nameMissing(missing)}
                  button={
                    <ButtonLink look="quiet" to={`${paths.patientProfile}#${missing[0]}`}>
                      {m.codes_need_fill()}
                    </ButtonLink>
                  }
                >
                  <p className="muted small">{m.codes_need_text()}</p>
                </UrgentRow>
              </li>
            )}
          </ol>
        </section>
      )}
    </div>
  );
}

/** Address and emergency contact, which the short registration leaves out. */
function nameMissing(missing: readonly MissingDetail[]): string {
  if (missing.length > 1) return m.codes_need_both();
  return missing[0] === 'address' ? m.codes_need_address() : m.codes_need_contact();
}
