import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { type FocusEvent, useSyncExternalStore } from 'react';
import { m } from '#messages/messages.js';
import { beforeLogOut } from '#web/api/before-log-out.ts';
import { ApiError, type Call } from '#web/api/client.ts';
import { useCall } from '#web/api/context.tsx';
import { explainFailure, isOvertaken, refusalCode } from '#web/api/refusals.ts';
import { sessionStore } from '#web/api/session.ts';
import { deviceTime } from '#web/ui/browser/clock.ts';
import { createListeners } from '#web/ui/browser/listeners.ts';
import { toast } from '#web/ui/toasts/toasts.tsx';
import { appointmentChange } from './appointment-change.ts';
import { sendChange, type UndoableChange } from './undoable-change.ts';

/** A change can be undone for this long; longer while its row is hovered or focused, up to `longest`. */
const undoMilliseconds = 5000;
const longestMilliseconds = 20_000;
const lingerMilliseconds = 1500;
const retryMilliseconds = 5000;

/** A change that waits to be sent. */
export interface PendingChange {
  readonly appointmentId: string;
  readonly change: UndoableChange;
  /** `unsent`: tried without an answer, and to be tried again. */
  readonly state: 'waiting' | 'sending' | 'unsent';
}

interface QueuedChange extends PendingChange {
  /** The doctor's id: no one else who signs in here sends it. */
  readonly account: string | null;
  readonly since: number;
  readonly call: Call;
  readonly client: QueryClient;
}

interface Changes {
  readonly pending: ReadonlyMap<string, QueuedChange>;
  /** The server's refusals by appointment, until the next try. */
  readonly refusals: ReadonlyMap<string, string>;
}

const { subscribe, notify } = createListeners();
let changes: Changes = { pending: new Map(), refusals: new Map() };
const timers = new Map<string, ReturnType<typeof setTimeout>>();
const lingering = new Set<string>();
const effects = appointmentChange().effects;

function update<Key extends keyof Changes>(
  key: Key,
  appointmentId: string,
  value: (Changes[Key] extends ReadonlyMap<string, infer Value> ? Value : never) | null,
): void {
  const entries = new Map<string, unknown>(changes[key]);
  if (value === null) entries.delete(appointmentId);
  else entries.set(appointmentId, value);
  changes = { ...changes, [key]: entries };
  notify();
}

const account = () => sessionStore.current().user?.id ?? null;

function sendAfter(milliseconds: number, change: QueuedChange): void {
  update('pending', change.appointmentId, change);
  clearTimeout(timers.get(change.appointmentId));
  timers.set(
    change.appointmentId,
    setTimeout(() => sendIfDue(change), milliseconds),
  );
}

function sendIfDue(change: QueuedChange): void {
  const isHovered = change.state === 'waiting' && lingering.has(change.appointmentId);
  if (isHovered && deviceTime() - change.since < longestMilliseconds) sendAfter(lingerMilliseconds, change);
  else if (change.account !== account()) sendAfter(retryMilliseconds, change);
  else void send(change);
}

/** Some of the server's sentences address the patient; these address the doctor. */
function refusalSentence({ kind }: UndoableChange, error: unknown): string {
  if (kind === 'approve' && refusalCode(error) === 'patient_busy') return m.requests_approve_patient_busy();
  if (kind === 'approve' && refusalCode(error) === 'slot_not_published')
    return m.requests_approve_not_published();
  return explainFailure(error);
}

/** No answer, or one that says nothing about the change: it is retried. */
const isTransient = (error: unknown) =>
  !(error instanceof ApiError) || error.status >= 500 || [401, 408, 429].includes(error.status);

async function send(queued: QueuedChange, keepalive = false): Promise<void> {
  const { appointmentId, change, call, client } = queued;
  clearTimeout(timers.get(appointmentId));
  update('pending', appointmentId, { ...queued, state: 'sending' });
  effects.before(appointmentId);
  try {
    await effects.done(await sendChange(call, appointmentId, change, { keepalive }), appointmentId, client);
    update('pending', appointmentId, null);
  } catch (error) {
    effects.failed(error, appointmentId, client);
    if (isTransient(error)) {
      console.error(error);
      sendAfter(retryMilliseconds, { ...queued, state: 'unsent' });
      return;
    }
    update('pending', appointmentId, null);
    // A change sent before may have arrived although its answer was lost.
    if (!isOvertaken(error)) update('refusals', appointmentId, refusalSentence(change, error));
    else if (queued.state === 'waiting') toast.bad(refusalSentence(change, error));
  }
}

/** Sends everything: no one can undo it any more. */
function flush(): Promise<unknown> {
  const due = [...changes.pending.values()].filter(
    (change) => change.state !== 'sending' && change.account === account(),
  );
  return Promise.all(due.map((change) => send(change, true)));
}

function flushOnLeaving(): void {
  beforeLogOut.add(flush);
  window.addEventListener('pagehide', flush);
  document.addEventListener('visibilitychange', flushIfHidden);
}
const flushIfHidden = () => {
  if (document.hidden) void flush();
};

function linger(appointmentId: string, stays: boolean): void {
  if (stays) lingering.add(appointmentId);
  else lingering.delete(appointmentId);
}

/**
 * A doctor's changes that wait five seconds for Undo: the row says what was done, and the next tap cannot hit
 * its neighbour. They are sent even if the screen is left, and immediately when the page is.
 */
export function useUndoableChanges() {
  const call = useCall();
  const client = useQueryClient();
  const { pending, refusals } = useSyncExternalStore(subscribe, () => changes);
  return {
    of(appointmentId: string): PendingChange | null {
      const one = pending.get(appointmentId);
      return one && one.account === account() ? one : null;
    },
    refusalOf: (appointmentId: string): string | null => refusals.get(appointmentId) ?? null,
    queue(appointmentId: string, change: UndoableChange): void {
      if (changes.pending.has(appointmentId)) return;
      flushOnLeaving();
      update('refusals', appointmentId, null);
      const now = { account: account(), since: deviceTime(), call, client };
      sendAfter(undoMilliseconds, { appointmentId, change, state: 'waiting', ...now });
    },
    /** Has no effect once the change is being sent. */
    undo(appointmentId: string): void {
      if (changes.pending.get(appointmentId)?.state === 'sending') return;
      clearTimeout(timers.get(appointmentId));
      update('pending', appointmentId, null);
    },
    /** Handlers for a row: its change waits while the row is hovered or has keyboard focus. */
    pauseWhileHovered: (appointmentId: string) => ({
      onPointerEnter: () => linger(appointmentId, true),
      onPointerLeave: () => linger(appointmentId, false),
      onFocus: ({ target }: FocusEvent<HTMLElement>) => {
        if (target.matches(':focus-visible')) linger(appointmentId, true);
      },
      onBlur: () => linger(appointmentId, false),
    }),
  };
}
export type UndoableChanges = ReturnType<typeof useUndoableChanges>;
