import { useState } from 'react';
import type { FieldValues, Path, UseFormSetError, UseFormSetFocus } from 'react-hook-form';
import { m } from '#messages/messages.js';
import { ApiError } from '#web/api/client.ts';
import { getRefusalMessage } from '#web/api/refusals.ts';
import { serverError } from '#web/ui/fields/field-message.ts';

const fieldByRefusal: Readonly<Record<string, string>> = {
  wrong_password: 'password',
  wrong_second_factor: 'code',
};

/**
 * Submits a form with a password or a code. A refusal of either is shown at its field, which gets the focus;
 * any other error is returned as `problem`.
 */
export function useCredentialForm<Values extends FieldValues>(
  setError: UseFormSetError<Values>,
  setFocus: UseFormSetFocus<Values>,
) {
  const [problem, setProblem] = useState<string | null>(null);
  const send = async (work: () => Promise<void>) => {
    setProblem(null);
    try {
      await work();
    } catch (error) {
      console.error(error);
      const message = getRefusalMessage(error) ?? m.session_no_connection();
      const field = error instanceof ApiError ? fieldByRefusal[error.code] : undefined;
      if (!field) return setProblem(message);
      setError(field as Path<Values>, { type: serverError, message });
      setFocus(field as Path<Values>, { shouldSelect: true });
    }
  };
  return { problem, send };
}
