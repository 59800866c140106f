import type { ReactNode } from 'react';
import type { z } from 'zod';
import { useTypedForm } from '#web/api/use-typed-form.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { CheckedForm } from '#web/ui/forms/checked-form.tsx';
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
  const form = useTypedForm(rules, { ...emptyPerson, relation }, onSend, {
    onDone: () => {
      onClose();
      return onDone();
    },
  });
  const { typed, errors, change } = form;
  return (
    <CheckedForm
      state={{ ...form, submit: () => form.sendBody({ ...toSentPerson(typed), ...more }) }}
      className="stack-3 shrinks"
      aria-label={title}
      submit={save}
      onCancel={onClose}
    >
      <PersonFields value={typed} errors={errors} {...(offered && { offered })} onChange={change} />
      {children(errors)}
    </CheckedForm>
  );
}
