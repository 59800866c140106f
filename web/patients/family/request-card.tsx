import { useId, useState } from 'react';
import { Link } from 'react-router';
import { type Family, joinFamilyEndpoint } from '#contract/patients/family.ts';
import { m } from '#messages/messages.js';
import { useCall } from '#web/api/context.tsx';
import { getRefusalMessage } from '#web/api/refusals.ts';
import { useCheckedForm } from '#web/api/use-checked-form.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { UserText } from '#web/ui/format/user-text.tsx';
import { FormProblem } from '#web/ui/forms/form-problem.tsx';
import { paths } from '#web/ui/paths.ts';
import { toast } from '#web/ui/toasts/toasts.tsx';
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
  const [code, setCode] = useState('');
  const [ending, setEnding] = useState(false);
  const { requestId, name, relation, expiresAt } = request;
  const isMine = 'phone' in request;
  // A request to the user is above all cards.
  const Heading = isMine ? 'h3' : 'h2';
  const params = { requestId };
  const { form, errors, problem, busy, submit } = useCheckedForm(joinFamilyEndpoint.body, async (body) => {
    const { message } = await call('POST /people/requests/:requestId/join', { params, body });
    toast.good(message);
    await onDone();
  });
  const end = async () => {
    setEnding(true);
    try {
      toast.good((await call('DELETE /people/requests/:requestId', { params })).message);
    } catch (error) {
      console.error(error);
      toast.bad(getRefusalMessage(error) ?? m.session_no_connection());
    }
    setEnding(false);
    await onDone();
  };
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
      <form
        ref={form}
        className={`stack-3 shrinks ${styles.code}`}
        aria-labelledby={titleId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit({ code });
        }}
      >
        <Field
          label={m.people_code()}
          hint={m.people_until(formatMoment(expiresAt))}
          inputMode="numeric"
          autoComplete="one-time-code"
          value={code}
          error={errors.code}
          onChange={({ target }) => setCode(target.value)}
        />
        <FormProblem text={problem} urgent />
        <div className={`row-2 ${styles.buttons}`}>
          <Button look="quiet" busy={ending} onClick={() => void end()}>
            {isMine ? m.people_withdraw() : m.people_decline()}
          </Button>
          <Button type="submit" busy={busy}>
            {isMine ? m.people_confirm() : m.people_agree()}
          </Button>
        </div>
      </form>
    </article>
  );
}
