import { useId, useState } from 'react';
import { addMinorEndpoint } from '#contract/people.ts';
import { guardianshipVersion } from '#domain/people.ts';
import { m } from '#messages/messages.js';
import { useCall } from '../api/context.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { ErrorSummary } from '../ui/forms/error-summary.tsx';
import { FieldError } from '../ui/forms/field-frame.tsx';
import { FormProblem } from '../ui/forms/form-problem.tsx';
import { toast } from '../ui/toasts/toasts.tsx';
import styles from './people.module.css';
import { nobodyYet, PersonFields, sentPerson, Tick, type TypedPerson } from './person-fields.tsx';
import { useCheckedForm } from './use-checked-form.ts';

interface AddProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** Somebody was added or asked. */
  readonly onDone: () => Promise<void>;
}

/** Adds a minor by the parent's statement, in five fields (J-04). */
export function AddChild(props: AddProps) {
  return (
    <Dialog open={props.open} onClose={props.onClose} title={m.people_add_child()}>
      {props.open && <ChildForm {...props} />}
    </Dialog>
  );
}

function ChildForm({ onClose, onDone }: AddProps) {
  const call = useCall();
  const id = useId();
  const [person, setPerson] = useState<TypedPerson>({ ...nobodyYet, relation: 'child' });
  const [stated, setStated] = useState(false);
  const { form, errors, problem, attempt, busy, submit } = useCheckedForm(
    addMinorEndpoint.body,
    async (body) => {
      const { message } = await call('POST /people/minors', { body });
      toast.good(message);
      onClose();
      await onDone();
    },
  );
  return (
    <form
      ref={form}
      className={styles.form}
      aria-label={m.people_add_child()}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit({ ...sentPerson(person), ...(stated && { statement: guardianshipVersion }) });
      }}
    >
      <ErrorSummary form={form} attempt={attempt} errors={errors} />
      <PersonFields
        value={person}
        errors={errors}
        onChange={(change) => setPerson((before) => ({ ...before, ...change }))}
      />
      <Tick
        label={m.people_statement()}
        on={stated}
        onChange={setStated}
        error={errors.statement}
        errorId={`${id}-error`}
      />
      <FieldError id={id} error={errors.statement} />
      <FormProblem text={problem} urgent />
      <div className={styles.buttons}>
        <Button look="quiet" onClick={onClose}>
          {m.factor_cancel()}
        </Button>
        <Button type="submit" busy={busy}>
          {m.people_save_child()}
        </Button>
      </div>
    </form>
  );
}
