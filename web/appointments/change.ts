import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { AppointmentStatus } from '#domain/appointment-life.ts';
import { m } from '#messages/messages.js';
import { ApiError } from '../api/client.ts';
import { sentenceOf } from '../api/use-sending.ts';
import { toast } from '../ui/toasts/toasts.tsx';
import type { RowFocus } from './focus.ts';
import { refreshAppointments } from './keys.ts';
import { leaveLists } from './leave-lists.ts';

/** What came of a change. `running`: the same was asked for twice, and the first is still on its way. */
export type Outcome<Answer> =
  | { readonly state: 'done'; readonly answer: Answer }
  | { readonly state: 'running' }
  | ({ readonly state: 'failed' } & Failure);

interface Failure {
  /** Why the server refused; null when no server answered. */
  readonly code: string | null;
  /** What the server said, of the field if it was one; null when it said nothing for a person. */
  readonly sentence: string | null;
  /** Somebody else changed the appointment first: it is no longer what was shown. */
  readonly overtaken: boolean;
}

const overtaken = ['wrong_status', 'appointment_not_found', 'already_replaced'];

function failureOf(error: unknown): Failure {
  if (!(error instanceof ApiError)) return { code: null, sentence: null, overtaken: false };
  const { code, problem } = error;
  const sentence = problem.fields?.[0]?.message ?? sentenceOf(error);
  return { code, sentence: sentence || null, overtaken: overtaken.includes(code) };
}

/** Why a change failed, in words for a person. */
export function whyNot({ sentence }: Pick<Failure, 'sentence'>): string {
  return sentence ?? m.session_no_connection();
}

/** Says in passing what was done, if it was. */
export function told<Answer>(outcome: Outcome<Answer>, words: (answer: Answer) => string): Outcome<Answer> {
  if (outcome.state === 'done') toast.good(words(outcome.answer));
  return outcome;
}

/**
 * Changes appointments, each by one call at a time however often it is asked for. Done, the lists show it at
 * once; done or refused, everything about appointments is asked again; without an answer all stays as it is
 * and can be tried again (G-03, G-04, F-08 to F-10). `focus` is for lists whose rows leave by a change.
 */
export function useAppointmentChange(focus?: RowFocus) {
  const client = useQueryClient();
  // The set decides, because a second click can come before anything is rendered again; the state shows it.
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
    try {
      const answer = await send();
      await leaveLists(client, appointmentId, answer.appStatus);
      void refreshAppointments(client);
      return { state: 'done', answer };
    } catch (error) {
      const failure = failureOf(error);
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
