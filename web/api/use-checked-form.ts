import '#web/ui/forms/configure-zod.ts';
import { useRef, useState } from 'react';
import type { z } from 'zod';
import { m } from '#messages/messages.js';
import { getFieldMessage, serverError } from '#web/ui/fields/field-message.ts';
import { ApiError } from './client.ts';
import { getRefusalMessage } from './refusals.ts';

/**
 * A form validated by the contract before it is sent. Field errors from either side are shown at their
 * fields; any other refusal is `problem`. `attempt` and `form` are for the error summary.
 */
export function useCheckedForm<Schema extends z.ZodType>(
  schema: Schema,
  send: (body: z.input<Schema>) => Promise<void>,
) {
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<Readonly<Record<string, string | undefined>>>({});
  const [problem, setProblem] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [busy, setBusy] = useState(false);

  const submit = async (typed: unknown) => {
    const checked = schema.safeParse(typed);
    setProblem(null);
    if (!checked.success) {
      const wrong = checked.error.issues.map(({ path, message }) => [
        path.join('.'),
        getFieldMessage({ message }),
      ]);
      setErrors(Object.fromEntries(wrong.reverse()));
      return setAttempt((count) => count + 1);
    }
    setErrors({});
    setBusy(true);
    try {
      await send(typed as z.input<Schema>);
    } catch (error) {
      console.error(error);
      const fields = error instanceof ApiError ? (error.problem.fields ?? []) : [];
      const found = fields.map(({ field, message }) => [
        field,
        getFieldMessage({ type: serverError, message }),
      ]);
      setErrors(Object.fromEntries(found));
      if (found.length === 0) setProblem(getRefusalMessage(error) ?? m.session_no_connection());
      setAttempt((count) => count + 1);
    } finally {
      setBusy(false);
    }
  };
  return { form, errors, problem, attempt, busy, submit };
}
