import { useId, useState } from 'react';
import { askAdultEndpoint } from '#contract/people.ts';
import { m } from '#messages/messages.js';
import { useCall } from '../api/context.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { ErrorSummary } from '../ui/forms/error-summary.tsx';
import { FieldError } from '../ui/forms/field-frame.tsx';
import { FormProblem } from '../ui/forms/form-problem.tsx';
import { PhoneField } from '../ui/forms/phone-field.tsx';
import { toast } from '../ui/toasts/toasts.tsx';
import styles from './people.module.css';
import { nobodyYet, PersonFields, sentPerson, Tick, type TypedPerson } from './person-fields.tsx';
import { useCheckedForm } from './use-checked-form.ts';

interface AskProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** The code is on its way. */
  readonly onDone: () => Promise<void>;
}

/** Asks an adult: a code goes to their own phone (J-04). */
export function AskAdult(props: AskProps) {
  return (
    <Dialog open={props.open} onClose={props.onClose} title={m.people_add_adult()}>
      {props.open && <AdultForm {...props} />}
    </Dialog>
  );
}

function AdultForm({ onClose, onDone }: AskProps) {
  const call = useCall();
  const id = useId();
  const [person, setPerson] = useState<TypedPerson>(nobodyYet);
  const [phone, setPhone] = useState('');
  const [rights, setRights] = useState({ mayBook: true, mayRead: true });
  const { form, errors, problem, attempt, busy, submit } = useCheckedForm(
    askAdultEndpoint.body,
    async (body) => {
      const { message } = await call('POST /people/requests', { body });
      toast.good(message);
      onClose();
      await onDone();
    },
  );
  return (
    <form
      ref={form}
      className={styles.form}
      aria-label={m.people_add_adult()}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit({ ...sentPerson(person), ...rights, phone });
      }}
    >
      <ErrorSummary form={form} attempt={attempt} errors={errors} />
      <PersonFields
        value={person}
        errors={errors}
        onChange={(change) => setPerson((before) => ({ ...before, ...change }))}
      />
      <PhoneField
        label={m.people_phone()}
        hint={m.people_phone_hint()}
        autoComplete="off"
        value={phone}
        error={errors.phone}
        onChange={({ target }) => setPhone(target.value)}
      />
      <fieldset className={styles.rights} aria-describedby={errors.mayBook ? `${id}-error` : undefined}>
        <legend>{m.people_rights()}</legend>
        <Tick
          label={m.people_may_book()}
          on={rights.mayBook}
          onChange={(mayBook) => setRights({ ...rights, mayBook })}
          error={errors.mayBook}
          errorId={`${id}-error`}
        />
        <Tick
          label={m.people_may_read()}
          on={rights.mayRead}
          onChange={(mayRead) => setRights({ ...rights, mayRead })}
        />
        <FieldError id={id} error={errors.mayBook} />
      </fieldset>
      <FormProblem text={problem} urgent />
      <div className={styles.buttons}>
        <Button look="quiet" onClick={onClose}>
          {m.factor_cancel()}
        </Button>
        <Button type="submit" busy={busy}>
          {m.people_send_code()}
        </Button>
      </div>
    </form>
  );
}
