import '#web/ui/forms/configure-zod.ts';
import { useRef, useState } from 'react';
import type { z } from 'zod';
import { getFieldMessage, serverError } from '#web/ui/fields/field-message.ts';
import { ApiError } from './client.ts';
import { explainFailure } from './refusals.ts';
import { useCommand } from './use-command.ts';

interface TypedFormOptions<Answer, Body>
  extends Pick<CommandOptions<Answer, Body>, 'done' | 'onDone' | 'onFailed' | 'refresh'> {
  /** Empties the form once it was sent. */
  readonly clears?: boolean;
}
type CommandOptions<Answer, Body> = NonNullable<Parameters<typeof useCommand<Answer, Body>>[1]>;

type Errors = Readonly<Record<string, string | undefined>>;

interface Typed {
  readonly target: { readonly value: string };
}

/** Refusals that are about one field. */
const refusedFields: Readonly<Record<string, string>> = {
  wrong_password: 'password',
  wrong_second_factor: 'code',
  wrong_code: 'code',
  code_expired: 'code',
};

function findErrors(error: unknown, values: object): Errors | null {
  if (!(error instanceof ApiError)) return null;
  const field = refusedFields[error.code];
  if (field !== undefined && field in values) return { [field]: error.message };
  const fields = error.problem.fields ?? [];
  if (fields.length === 0) return null;
  return Object.fromEntries(
    fields.map(({ field: name, message }) => [name, getFieldMessage({ type: serverError, message })]),
  );
}

/**
 * A form that holds what is typed, is validated by the contract, and then sent as a command. Errors from either
 * side are shown at their fields; any other refusal is `problem`. `field` gives a text field its value, error
 * and change handler; `submit` sends what is typed, with changes to it, and `sendBody` something else. `CheckedForm` shows it.
 */
export function useTypedForm<Schema extends z.ZodType, Values extends object, Answer>(
  schema: Schema,
  empty: Values,
  send: (body: z.input<Schema>) => Promise<Answer>,
  options: TypedFormOptions<Answer, z.input<Schema>> = {},
) {
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState(empty);
  const [errors, setErrors] = useState<Errors>({});
  const [attempt, setAttempt] = useState(0);
  const { run, isPending, problem, forget } = useCommand<Answer, z.input<Schema>>(send, {
    ...options,
    inPlace: true,
    explain: (error) => (findErrors(error, typed) ? null : explainFailure(error)),
    onDone: (answer, body) => {
      if (options.clears) setTyped(empty);
      return options.onDone?.(answer, body);
    },
    onFailed: (error, body) => {
      setErrors(findErrors(error, typed) ?? {});
      setAttempt((count) => count + 1);
      options.onFailed?.(error, body);
    },
  });
  const change = (part: Partial<Values>) => {
    setTyped((now) => ({ ...now, ...part }));
    setErrors((now) => Object.fromEntries(Object.entries(now).filter(([name]) => !(name in part))));
  };
  const sendBody = (body: object) => {
    const checked = schema.safeParse(body);
    if (checked.success) {
      setErrors({});
      return void run(checked.data as z.input<Schema>);
    }
    forget();
    const wrong = checked.error.issues.map(({ path, message }) => [
      path.join('.'),
      getFieldMessage({ message }),
    ]);
    setErrors(Object.fromEntries(wrong.reverse()));
    setAttempt((count) => count + 1);
  };
  return {
    form,
    typed,
    errors,
    problem,
    attempt,
    busy: isPending,
    change,
    sendBody,
    submit: (changes: object = {}) => sendBody({ ...typed, ...changes }),
    field: <Name extends keyof Values & string>(name: Name) => ({
      value: typed[name],
      error: errors[name],
      onChange: ({ target }: Typed) => change({ [name]: target.value } as unknown as Partial<Values>),
    }),
  };
}
