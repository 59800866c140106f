import { type ReactNode, useState } from 'react';
import type { z } from 'zod';
import { m } from '#messages/messages.js';
import { useCheckedForm } from '#web/api/use-checked-form.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { ErrorSummary } from '#web/ui/forms/error-summary.tsx';
import { FormProblem } from '#web/ui/forms/form-problem.tsx';
import { toast } from '#web/ui/toasts/toasts.tsx';
import styles from './people.module.css';
import {
  emptyPerson,
  PersonFields,
  type PersonFieldsProps,
  type TypedPerson,
  toSentPerson,
} from './person-fields.tsx';

export interface PersonDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** The person was added, or the code was sent. */
  readonly onDone: () => Promise<void>;
}

interface PersonFormProps<Schema extends z.ZodType> extends PersonDialogProps {
  readonly title: string;
  readonly save: string;
  readonly relation?: TypedPerson['relation'];
  readonly offered?: PersonFieldsProps['offered'];
  readonly rules: Schema;
  /** Sent in addition to the fields of every person. */
  readonly more: Readonly<Record<string, unknown>>;
  /** Resolves to the message to show. */
  readonly onSend: (body: z.input<Schema>) => Promise<{ readonly message: string }>;
  readonly children: (errors: Readonly<Record<string, string | undefined>>) => ReactNode;
}

export function PersonForm<Schema extends z.ZodType>(props: PersonFormProps<Schema>) {
  return (
    <Dialog open={props.open} onClose={props.onClose} title={props.title}>
      {props.open && <Fields {...props} />}
    </Dialog>
  );
}

function Fields<Schema extends z.ZodType>(props: PersonFormProps<Schema>) {
  const { title, save, relation = '', offered, rules, more, onSend, onClose, onDone, children } = props;
  const [person, setPerson] = useState<TypedPerson>({ ...emptyPerson, relation });
  const { form, errors, problem, attempt, busy, submit } = useCheckedForm(rules, async (body) => {
    const { message } = await onSend(body);
    toast.good(message);
    onClose();
    await onDone();
  });
  return (
    <form
      ref={form}
      className="stack-3 shrinks"
      aria-label={title}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit({ ...toSentPerson(person), ...more });
      }}
    >
      <ErrorSummary form={form} attempt={attempt} errors={errors} />
      <PersonFields
        value={person}
        errors={errors}
        {...(offered && { offered })}
        onChange={(change) => setPerson((before) => ({ ...before, ...change }))}
      />
      {children(errors)}
      <FormProblem text={problem} urgent />
      <div className={`row-2 ${styles.buttons}`}>
        <Button look="quiet" onClick={onClose}>
          {m.factor_cancel()}
        </Button>
        <Button type="submit" busy={busy}>
          {save}
        </Button>
      </div>
    </form>
  );
}
