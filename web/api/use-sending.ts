import { useState } from 'react';
import type { FieldValues, Path, UseFormSetError } from 'react-hook-form';
import { m } from '#messages/messages.js';
import { serverError } from '../ui/forms/field-message.ts';
import { toast } from '../ui/toasts/toasts.tsx';
import { ApiError } from './client.ts';

/**
 * Sends a form; a registration, unless `failure` says otherwise. After a refusal the form stays as it is, a
 * toast says "Register Failed, Please try again" or the sentence of `failure`, field problems are shown at
 * their fields (`fieldOf` maps the server's names), and the cause is returned for the foot of the form
 * (C-08).
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

/** A problem of a coordinate belongs to the field `location`, the first part of the server's name. */
const getFieldName = (name: string) => name.split('.')[0] ?? name;

/** The sentence about the photo, if the server refused that. */
export function getPhotoMessage(error: unknown): string | undefined {
  const ofPhoto =
    error instanceof ApiError &&
    ['too_large', 'not_acceptable_image', 'heic_photo', 'storage_full'].includes(error.code);
  return ofPhoto ? error.message : undefined;
}

/** The server's sentence, if it helps people; null without a network or for an error of the server. */
export function getRefusalMessage(error: unknown): string | null {
  return error instanceof ApiError && error.code !== 'unreadable' ? error.message : null;
}
