import { useState } from 'react';
import type { FieldValues, Path, UseFormSetError } from 'react-hook-form';
import { m } from '#messages/messages.js';
import { serverError } from '#web/ui/fields/field-message.ts';
import { toast } from '#web/ui/toasts/toasts.tsx';
import { ApiError } from './client.ts';
import { getPhotoMessage } from './refusals.ts';

/**
 * Sends a form, by default a registration. After a refusal the form stays as it is, a toast shows `failure`,
 * and errors are shown at their fields (`fieldOf` maps the server's names). Returns the cause for the foot of
 * the form.
 */
export function useFormSubmission<Values extends FieldValues>(
  setError: UseFormSetError<Values>,
  causeOf: (error: unknown) => string | null,
  failure: () => string = m.session_register_failed,
  fieldOf: (name: string) => string = getFieldName,
) {
  const [problem, setProblem] = useState<string | null>(null);
  const [photoProblem, setPhotoProblem] = useState<string | undefined>();
  const send = async (work: () => Promise<void>) => {
    setProblem(null);
    setPhotoProblem(undefined);
    try {
      await work();
    } catch (error) {
      console.error(error);
      toast.bad(failure());
      setPhotoProblem(getPhotoMessage(error));
      setProblem(causeOf(error));
      const fields = error instanceof ApiError ? (error.problem.fields ?? []) : [];
      for (const [index, { field, message }] of fields.entries()) {
        setError(
          fieldOf(field) as Path<Values>,
          { type: serverError, message },
          { shouldFocus: index === 0 },
        );
      }
    }
  };
  return {
    problem,
    photoProblem,
    forgetProblem: () => setProblem(null),
    forgetPhotoProblem: () => setPhotoProblem(undefined),
    send,
  };
}

/** The server names a coordinate such as `location.coordinates`; the form has one field `location`. */
const getFieldName = (name: string) => name.split('.')[0] ?? name;
