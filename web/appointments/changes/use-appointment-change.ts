import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { AppointmentStatus } from '#domain/appointments/appointment-lifecycle.ts';
import { m } from '#messages/messages.js';
import { ApiError } from '#web/api/client.ts';
import { getRefusalMessage } from '#web/api/refusals.ts';
import { toast } from '#web/ui/toasts/toasts.tsx';
import { refreshAppointments } from '../appointment-keys.ts';
import { forgetOwnChange, recordOwnChange } from './own-changes.ts';
import type { RowFocus } from './row-focus.ts';
import { updateListsAfterChange } from './update-lists-after-change.ts';

/** `running`: the same change is in progress already. */
export type Outcome<Answer> =
  | { readonly state: 'done'; readonly answer: Answer }
  | { readonly state: 'running' }
  | ({ readonly state: 'failed' } & Failure);

interface Failure {
  /** Null without an answer. */
  readonly code: string | null;
  /** The server's sentence, a field's own first; null if there is none to show. */
  readonly sentence: string | null;
  /** Someone else changed the appointment first. */
  readonly overtaken: boolean;
}

const overtaken = ['wrong_status', 'appointment_not_found', 'already_replaced'];

export function toFailure(error: unknown): Failure {
  if (!(error instanceof ApiError)) return { code: null, sentence: null, overtaken: false };
  const { code, problem } = error;
  const sentence = problem.fields?.[0]?.message ?? getRefusalMessage(error);
  return { code, sentence: sentence || null, overtaken: overtaken.includes(code) };
}

export function failureSentence({ sentence }: Pick<Failure, 'sentence'>): string {
  return sentence ?? m.session_no_connection();
}

/** Shows a toast if the change was made; returns the outcome. */
export function toastIfDone<Answer>(
  outcome: Outcome<Answer>,
  words: (answer: Answer) => string,
): Outcome<Answer> {
  if (outcome.state === 'done') toast.good(words(outcome.answer));
  return outcome;
}

/**
 * Changes appointments, one call at a time for each. Lists are updated immediately and everything about
 * appointments is refetched, also after a refusal; without an answer nothing changes, so that it can be
 * retried. `focus` is for lists whose rows leave.
 */
export function useAppointmentChange(focus?: RowFocus) {
  const client = useQueryClient();
  // The set decides, because a second click may come before the next render; the state only shows it.
  const running = useRef(new Set<string>());
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set());
  const mark = (appointmentId: string, isRunning: boolean) => {
    if (isRunning) running.current.add(appointmentId);
    else running.current.delete(appointmentId);
    setBusy(new Set(running.current));
  };

  const change = async <Answer extends { readonly appStatus: AppointmentStatus }>(
    appointmentId: string,
    send: () => Promise<Answer>,
  ): Promise<Outcome<Answer>> => {
    if (running.current.has(appointmentId)) return { state: 'running' };
    mark(appointmentId, true);
    focus?.leave(appointmentId);
    recordOwnChange(appointmentId, null);
    try {
      const answer = await send();
      recordOwnChange(appointmentId, answer.appStatus);
      await updateListsAfterChange(client, appointmentId, answer.appStatus);
      void refreshAppointments(client);
      return { state: 'done', answer };
    } catch (error) {
      forgetOwnChange(appointmentId);
      const failure = toFailure(error);
      if (failure.code === null) console.error(error);
      else void refreshAppointments(client);
      if (!failure.overtaken) focus?.keep(appointmentId);
      return { state: 'failed', ...failure };
    } finally {
      mark(appointmentId, false);
    }
  };
  return { busy, change };
}
