import { type QueryClient, QueryClientContext, type QueryKey } from '@tanstack/react-query';
import { useContext, useRef, useState } from 'react';
import type { FieldValues, Path, UseFormSetError } from 'react-hook-form';
import { serverError } from '#web/ui/fields/field-message.ts';
import { toast } from '#web/ui/toasts/toasts.tsx';
import { ApiError } from './client.ts';
import { explainFailure, getRefusalMessage } from './refusals.ts';

/** What many commands do around a change, such as updating lists. */
export interface CommandEffects<Input, Answer> {
  before?(input: Input, client: QueryClient): void;
  done?(answer: Answer, input: Input, client: QueryClient): void | Promise<void>;
  failed?(error: unknown, input: Input, client: QueryClient): void;
}

/** Shows the failures of the commands that are sent from it, such as a dialog. */
export interface CommandPlace<Input> {
  begin(): void;
  done(input: Input): void;
  /** Returns false to leave the sentence to a toast. */
  fail(error: unknown, sentence: string | null, input: Input): boolean;
}

interface CommandForm<Values extends FieldValues> {
  readonly setError: UseFormSetError<Values>;
  /** The form's name of a field that the server names; by default the first part of a path. */
  readonly fieldOf?: (name: string) => string;
  /** The field that a refusal is about: its sentence is shown there, and not as the problem. */
  readonly refusedField?: (error: unknown) => string | null;
  /** A toast, in addition to the errors at their fields and the problem at the foot. */
  readonly failed?: () => string;
}

interface CommandOptions<Input, Answer, Values extends FieldValues> {
  /** The sentence of success; by default the answer's `message`. Null shows none. */
  readonly done?: ((answer: Answer, input: Input) => string | null) | null;
  readonly onDone?: (answer: Answer, input: Input) => unknown;
  readonly onFailed?: (error: unknown, input: Input) => void;
  /** The sentence of a failure for which the server sent none, such as without a network. */
  otherwise?(error: unknown): string;
  /** The sentence of a failure, or null for none; by default the server's. */
  readonly explain?: (error: unknown) => string | null;
  /** Hands the sentence of a failure back as `problem`, or to a dialog, instead of showing a toast. */
  readonly inPlace?: boolean | CommandPlace<Input>;
  /** Shows errors at the fields of a form of react-hook-form, and the problem in place. */
  readonly form?: CommandForm<Values>;
  /** Queries refetched afterwards, also after a failure: the server may know better. */
  readonly refresh?: readonly QueryKey[];
  readonly effects?: CommandEffects<Input, NoInfer<Answer>>;
  /** What is pending, such as an appointment's id; by default the input, if it is a string. */
  readonly subject?: (input: Input) => string;
}

/** All queries, for `refresh`. */
export const everything: readonly QueryKey[] = [[]];

/**
 * Sends a change. While one about a subject is pending, another about the same is ignored, even if it comes
 * before the next render.
 *
 *     const call = useCall();
 *     const accept = useCommand(
 *       (appointmentId: string) => call('PUT /appointments/confirm', { body: { appointmentId } }),
 *       { done: () => m.answer_appointment_confirmed(), refresh: [appointmentKeys.all] },
 *     );
 *     <Button busy={accept.pendingFor(id)} onClick={() => void accept.run(id)}>
 *
 * `run` resolves to true once the change is made and the queries are fresh; it never rejects.
 */
export function useCommand<Answer, Input = void, Values extends FieldValues = FieldValues>(
  send: (input: Input) => Promise<Answer>,
  options: CommandOptions<NoInfer<Input>, Answer, Values> = {},
) {
  const { done, onDone, onFailed, otherwise = explainFailure, form, refresh = [], effects } = options;
  const { explain = (error) => explainToUser(error, otherwise, form !== undefined) } = options;
  const { inPlace = form !== undefined, subject = defaultSubject } = options;
  const place = typeof inPlace === 'object' ? inPlace : null;
  // Public pages send commands without queries.
  const client = useContext(QueryClientContext);
  const running = useRef(new Set<string>());
  const [pending, setPending] = useState<ReadonlySet<string>>(new Set());
  const [failure, setFailure] = useState<Failure | null>(null);
  const mark = (id: string, isRunning: boolean) => {
    if (isRunning) running.current.add(id);
    else running.current.delete(id);
    setPending(new Set(running.current));
  };

  const fail = (error: unknown, input: Input) => {
    if (!(error instanceof ApiError)) console.error(error);
    if (client) effects?.failed?.(error, input, client);
    const sentence = form?.refusedField?.(error) ? null : explain(error);
    const isShown = place ? place.fail(error, sentence, input) : inPlace;
    if (form?.failed) toast.bad(form.failed());
    if (!place && isShown) setFailure({ error, sentence });
    if (!isShown && sentence !== null) toast.bad(sentence);
    if (form) showAtFields(error, form);
    onFailed?.(error, input);
  };

  const succeed = async (answer: Answer, input: Input) => {
    if (client) await effects?.done?.(answer, input, client);
    const sentence = done === undefined ? getMessage(answer) : done?.(answer, input);
    if (sentence) toast.good(sentence);
    place?.done(input);
    await onDone?.(answer, input);
  };

  const run = async (input: Input): Promise<boolean> => {
    const id = subject(input);
    if (running.current.has(id)) return false;
    mark(id, true);
    setFailure(null);
    place?.begin();
    if (client) effects?.before?.(input, client);
    try {
      const answer = await send(input);
      // The change is made: users need not send it again because of a mistake in what follows.
      await succeed(answer, input).catch(console.error);
      return true;
    } catch (error) {
      fail(error, input);
      return false;
    } finally {
      await Promise.all(refresh.map((queryKey) => client?.invalidateQueries({ queryKey })));
      mark(id, false);
    }
  };
  return {
    run,
    isPending: pending.size > 0,
    pendingFor: (id: string) => pending.has(id),
    /** The failure's sentence, if it is shown in place. */
    problem: failure?.sentence ?? null,
    error: failure?.error,
    forget: () => setFailure(null),
  };
}

interface Failure {
  readonly error: unknown;
  readonly sentence: string | null;
}

const defaultSubject = (input: unknown) => (typeof input === 'string' ? input : '');

function explainToUser(error: unknown, otherwise: (error: unknown) => string, hasFields: boolean): string {
  // Outside a form the sentence of a field says more than the one about the whole.
  const field = error instanceof ApiError && !hasFields ? error.problem.fields?.[0]?.message : null;
  return field || getRefusalMessage(error) || otherwise(error);
}

function getMessage(answer: unknown): string | null {
  const hasMessage = typeof answer === 'object' && answer !== null && 'message' in answer;
  return hasMessage && typeof answer.message === 'string' ? answer.message : null;
}

function showAtFields<Values extends FieldValues>(error: unknown, form: CommandForm<Values>): void {
  const { setError, fieldOf = (name) => name.split('.')[0] ?? name, refusedField } = form;
  if (!(error instanceof ApiError)) return;
  const { message } = error;
  const refused = refusedField?.(error);
  if (refused) setError(refused as Path<Values>, { type: serverError, message }, { shouldFocus: true });
  const fields = error.problem.fields ?? [];
  for (const [index, { field, message }] of fields.entries()) {
    setError(fieldOf(field) as Path<Values>, { type: serverError, message }, { shouldFocus: index === 0 });
  }
}
