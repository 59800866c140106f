import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { m } from '#messages/messages.js';
import { type AnswerOf, ApiError } from '../api/client.ts';
import { sentenceOf } from '../api/use-sending.ts';
import { toast } from '../ui/toasts.tsx';
import { appointmentKeys, refreshAppointments } from './keys.ts';

/** What came of a change. `gone`: the appointment is no longer where the list showed it; it has been said. */
export type Outcome<Answer> =
  | { readonly state: 'done'; readonly answer: Answer }
  | { readonly state: 'gone' }
  | { readonly state: 'running' }
  | { readonly state: 'failed'; readonly code: string | null; readonly sentence: string };

/** Refusals that say that somebody else changed the appointment first. */
const overtaken = ['wrong_status', 'appointment_not_found'];

/**
 * Changes appointments, each by one call at a time however often it is asked for. Once it is done the row
 * leaves its list at once and everything else is asked again; overtaken, the server's sentence is shown and
 * the lists are asked again; failed, everything stays as it is and can be tried again (G-03, G-04).
 */
export function useAppointmentChange() {
  const client = useQueryClient();
  // The set decides, because a second click can come before anything is rendered again; the state shows it.
  const running = useRef(new Set<string>());
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set());
  const mark = (appointmentId: string, isRunning: boolean) => {
    if (isRunning) running.current.add(appointmentId);
    else running.current.delete(appointmentId);
    setBusy(new Set(running.current));
  };

  const change = async <Answer>(
    appointmentId: string,
    send: () => Promise<Answer>,
  ): Promise<Outcome<Answer>> => {
    if (running.current.has(appointmentId)) return { state: 'running' };
    mark(appointmentId, true);
    try {
      const answer = await send();
      await leaveLists(client, appointmentId);
      void refreshAppointments(client);
      return { state: 'done', answer };
    } catch (error) {
      const code = error instanceof ApiError ? error.code : null;
      const sentence = whyNot(error);
      if (code === null || !overtaken.includes(code)) return { state: 'failed', code, sentence };
      toast.bad(sentence);
      void refreshAppointments(client);
      return { state: 'gone' };
    } finally {
      mark(appointmentId, false);
    }
  };
  return { busy, change };
}

/** The most telling sentence: of a field, of the refusal, or that the server cannot be reached. */
function whyNot(error: unknown): string {
  const field = error instanceof ApiError ? error.problem.fields?.[0] : undefined;
  return field?.message ?? sentenceOf(error) ?? m.session_no_connection();
}

/** Takes a row out of the lists that show it. An answer under way may still have it, so that is dropped. */
async function leaveLists(client: QueryClient, id: string): Promise<void> {
  const { requested, rescheduleRequests, pending } = appointmentKeys;
  const lists = [requested, rescheduleRequests, pending()];
  await Promise.all(lists.map((queryKey) => client.cancelQueries({ queryKey })));
  const others = <Row extends { readonly appointmentId: string }>(rows: readonly Row[]) =>
    rows.filter(({ appointmentId }) => appointmentId !== id);
  for (const queryKey of [requested, pending()]) {
    client.setQueriesData<AnswerOf<'GET /appointments/pending/:date'>>(
      { queryKey },
      (shown) => shown && { appointments: others(shown.appointments) },
    );
  }
  client.setQueryData<AnswerOf<'GET /doctors/reschedule-requests'>>(
    rescheduleRequests,
    (shown) => shown && { requests: others(shown.requests) },
  );
}
