import { useState } from 'react';
import type { FieldValues, Path, UseFormSetError } from 'react-hook-form';
import { m } from '#messages/messages.js';
import { ApiError } from '../api/client.ts';
import { serverError } from '../ui/field-message.ts';
import { toast } from '../ui/toasts.tsx';

/**
 * Sends a registration. A refusal leaves everything typed where it is, says "Register Failed, Please try again",
 * puts the server's field problems beside their fields, and keeps the cause for the foot of the form (spec C-08).
 */
export function useSending<Values extends FieldValues>(
  setError: UseFormSetError<Values>,
  causeOf: (error: unknown) => string,
) {
  const [problem, setProblem] = useState<string | null>(null);
  const send = async (work: () => Promise<void>) => {
    setProblem(null);
    try {
      await work();
    } catch (error) {
      console.error(error);
      toast.bad(m.session_register_failed());
      setProblem(causeOf(error));
      const fields = error instanceof ApiError ? (error.problem.fields ?? []) : [];
      for (const [index, { field, message }] of fields.entries()) {
        // A coordinate out of range is the location's problem, so the first part of the name counts.
        const name = field.split('.')[0] as Path<Values>;
        setError(name, { type: serverError, message }, { shouldFocus: index === 0 });
      }
    }
  };
  return { problem, send };
}

/** What the server said, when it is something that a person can use; null for a lost network or a broken server. */
export function sentenceOf(error: unknown): string | null {
  return error instanceof ApiError && error.code !== 'unreadable' ? error.message : null;
}
