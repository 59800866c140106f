import '#web/ui/forms/configure-zod.ts';
import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { addReviewEndpoint } from '#contract/appointments/reviews.ts';
import { m } from '#messages/messages.js';
import { ApiError } from '#web/api/client.ts';
import { getRefusalMessage } from '#web/api/refusals.ts';
import { serverError } from '#web/ui/fields/field-message.ts';
import { toast } from '#web/ui/toasts/toasts.tsx';

interface ReviewInput {
  readonly doctorId: string;
  readonly rating: number | string;
  readonly comment: string;
  readonly mayQuote: boolean;
}
const fields = ['doctorId', 'rating', 'comment'] as const;

/**
 * The form of a review, validated by the contract. `send` runs the call: after a failure the text stays,
 * `failure` is shown as a toast, field problems at their fields, and `problem` is the cause.
 */
export function useReviewForm(initial: ReviewInput, failure: () => string) {
  const form = useForm({ resolver: zodResolver(addReviewEndpoint.body), defaultValues: initial });
  const [problem, setProblem] = useState<string | null>(null);

  const send = async (work: () => Promise<void>) => {
    setProblem(null);
    try {
      await work();
    } catch (error) {
      toast.bad(failure());
      setProblem(getRefusalMessage(error) ?? m.session_no_connection());
      const wrong = error instanceof ApiError ? (error.problem.fields ?? []) : [];
      for (const { field, message } of wrong) {
        const name = fields.find((known) => known === field);
        if (name) form.setError(name, { type: serverError, message }, { shouldFocus: true });
      }
    }
  };
  return { form, problem, send };
}

export type ReviewForm = ReturnType<typeof useReviewForm>['form'];
