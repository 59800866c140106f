import { useState } from 'react';
import type { FieldValues, UseFormSetError } from 'react-hook-form';
import { m } from '#messages/messages.js';
import { getPhotoMessage } from './refusals.ts';
import { useCommand } from './use-command.ts';

/**
 * Sends a form of react-hook-form as a command, by default a registration. After a refusal a toast shows
 * `failure`, and errors are shown at their fields (`fieldOf` maps the server's names) and at the photo. Returns
 * the cause for the foot of the form.
 */
export function useFormSubmission<Values extends FieldValues>(
  setError: UseFormSetError<Values>,
  causeOf: (error: unknown) => string | null,
  failure: () => string = m.session_register_failed,
  fieldOf?: (name: string) => string,
) {
  const [photoProblem, setPhotoProblem] = useState<string | undefined>();
  const { run, problem, forget } = useCommand<void, () => Promise<void>, Values>((work) => work(), {
    form: { setError, failed: failure, ...(fieldOf && { fieldOf }) },
    explain: causeOf,
    onFailed: (error) => setPhotoProblem(getPhotoMessage(error)),
  });
  return {
    problem,
    photoProblem,
    forgetProblem: forget,
    forgetPhotoProblem: () => setPhotoProblem(undefined),
    send(work: () => Promise<void>) {
      setPhotoProblem(undefined);
      return run(work);
    },
  };
}
