import { useId } from 'react';
import { Link } from 'react-router';
import { type Family, joinFamilyEndpoint } from '#contract/patients/family.ts';
import { m } from '#messages/messages.js';
import { useCall } from '#web/api/context.tsx';
import { useCommand } from '#web/api/use-command.ts';
import { useTypedForm } from '#web/api/use-typed-form.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { UserText } from '#web/ui/format/user-text.tsx';
import { CheckedForm } from '#web/ui/forms/checked-form.tsx';
import { paths } from '#web/ui/paths.ts';
import { formatMoment, formatRights, relationLabel } from './family-labels.ts';
import styles from './people.module.css';

interface RequestCardProps {
  readonly request: Family['asking'][number] | Family['asked'][number];
  /** For a request to the user: its code logs them out. */
  readonly endsSessions?: boolean;
  readonly onDone: () => Promise<void>;
}

/** A request that waits for its code: by the user, or to the user, who may decline. */
export function RequestCard({ request, endsSessions = false, onDone }: RequestCardProps) {
  const call = useCall();
  const titleId = useId();
  const { requestId, name, relation, expiresAt } = request;
  const isMine = 'phone' in request;
  // A request to the user is above all cards.
  const Heading = isMine ? 'h3' : 'h2';
  const params = { requestId };
  const joining = useTypedForm(
    joinFamilyEndpoint.body,
    { code: '' },
    (body) => call('POST /people/requests/:requestId/join', { params, body }),
    { onDone },
  );
  const ending = useCommand(() => call('DELETE /people/requests/:requestId', { params }), {
    onDone,
    onFailed: () => void onDone(),
  });
  return (
    <article
      className={`stack-2 shrinks padded outlined ${styles.request}`}
      aria-labelledby={titleId}
      data-asking={isMine ? undefined : ''}
    >
      <Heading id={titleId}>{isMine ? <UserText>{name}</UserText> : m.people_asking_title({ name })}</Heading>
      <p className={`row muted small ${styles.facts}`}>
        {isMine && <span>{relationLabel(relation)}</span>}
        <span>{formatRights(request)}</span>
      </p>
      <p>{isMine ? m.people_waiting({ phone: request.phone, name }) : m.people_asking_text()}</p>
      {endsSessions && (
        <p>
          {m.people_asking_out()} <Link to={paths.patientSettings}>{m.people_asking_confirm()}</Link>
        </p>
      )}
      <CheckedForm
        state={joining}
        className={`stack-3 shrinks ${styles.code}`}
        aria-labelledby={titleId}
        submit={isMine ? m.people_confirm() : m.people_agree()}
        buttons={
          <Button look="quiet" busy={ending.isPending} onClick={() => void ending.run()}>
            {isMine ? m.people_withdraw() : m.people_decline()}
          </Button>
        }
      >
        <Field
          label={m.people_code()}
          hint={m.people_until(formatMoment(expiresAt))}
          inputMode="numeric"
          autoComplete="one-time-code"
          {...joining.field('code')}
        />
      </CheckedForm>
    </article>
  );
}
