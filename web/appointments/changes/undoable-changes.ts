import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { type FocusEvent, useEffect, useSyncExternalStore } from 'react';
import { m } from '#messages/messages.js';
import { ApiError, type Call } from '#web/api/client.ts';
import { useCall } from '#web/api/context.tsx';
import { sessionStore } from '#web/api/session.ts';
import { deviceTime } from '#web/ui/browser/clock.ts';
import { createListeners } from '#web/ui/browser/listeners.ts';
import { toast } from '#web/ui/toasts/toasts.tsx';
import { refreshAppointments } from '../appointment-keys.ts';
import { type PendingChange, undoStorage } from '../undo/undo-storage.ts';
import { sendChange, type UndoableChange } from '../undo/undoable-change.ts';
import { forgetOwnChange, recordOwnChange } from './own-changes.ts';
import { updateListsAfterChange } from './update-lists-after-change.ts';
import { failureSentence, toFailure } from './use-appointment-change.ts';

/** A change can be undone for this long; longer while its row is hovered or focused, up to `longest`. */
const undoMilliseconds = 5000;
const longestMilliseconds = 20_000;
const lingerMilliseconds = 1500;
/** Another tab waits this long past the due time before it considers the sender gone. */
const senderTimeoutMilliseconds = 5000;
const retryMilliseconds = 5000;

const tab = `${deviceTime()}-${Math.random()}`;
const lingering = new Set<string>();
/** The server's refusals by appointment, until the next try. */
const refusals = makeRefusals();

function makeRefusals() {
  const { subscribe, notify } = createListeners();
  let all: ReadonlyMap<string, string> = new Map();
  return {
    subscribe,
    current: () => all,
    put(appointmentId: string, sentence: string | null) {
      const others = [...all].filter(([id]) => id !== appointmentId);
      all = new Map(sentence === null ? others : [...others, [appointmentId, sentence]]);
      notify();
    },
  };
}

const account = () => sessionStore.current().user?.id ?? null;
const own = () => [...undoStorage.current().values()].filter((pending) => pending.account === account());

interface SenderDeps {
  readonly call: Call;
  readonly client: QueryClient;
}

/** Some of the server's sentences address the patient; these address the doctor. */
function refusalSentence({ kind }: UndoableChange, failure: ReturnType<typeof toFailure>): string {
  if (kind === 'approve' && failure.code === 'patient_busy') return m.requests_approve_patient_busy();
  if (kind === 'approve' && failure.code === 'slot_not_published') return m.requests_approve_not_published();
  return failureSentence(failure);
}

/** No answer, or one that says nothing about the change: it is retried. */
const isTransient = (error: unknown) =>
  !(error instanceof ApiError) || error.status >= 500 || [401, 408, 429].includes(error.status);

async function send({ call, client }: SenderDeps, pending: PendingChange, keepalive = false): Promise<void> {
  const { appointmentId, change } = pending;
  undoStorage.put({ ...pending, tab, state: 'sending', sendAt: deviceTime() });
  recordOwnChange(appointmentId, null);
  try {
    const { appStatus } = await sendChange(call, appointmentId, change, { keepalive });
    recordOwnChange(appointmentId, appStatus);
    await updateListsAfterChange(client, appointmentId, appStatus);
    undoStorage.remove(appointmentId);
  } catch (error) {
    forgetOwnChange(appointmentId);
    if (isTransient(error)) {
      console.error(error);
      undoStorage.put({ ...pending, tab, state: 'unsent', sendAt: deviceTime() + retryMilliseconds });
      return;
    }
    undoStorage.remove(appointmentId);
    const failure = toFailure(error);
    // A change sent before may have arrived although its answer was lost.
    const arrived = failure.overtaken && pending.state !== 'waiting';
    if (failure.overtaken && !arrived) toast.bad(failureSentence(failure));
    if (!failure.overtaken) refusals.put(appointmentId, refusalSentence(change, failure));
  }
  void refreshAppointments(client);
}

const dueAt = ({ sendAt, tab: sender }: PendingChange) =>
  sender === tab ? sendAt : sendAt + senderTimeoutMilliseconds;

function sendWhatIsDue(means: SenderDeps): void {
  const now = deviceTime();
  for (const pending of own()) {
    if (dueAt(pending) > now || (pending.tab === tab && pending.state === 'sending')) continue;
    const { appointmentId, since, state } = pending;
    const stays = state === 'waiting' && lingering.has(appointmentId) && now - since < longestMilliseconds;
    if (stays) undoStorage.put({ ...pending, tab, sendAt: now + lingerMilliseconds });
    else void send(means, pending);
  }
}

/** Sends everything this tab still has pending: no one can undo it any more. */
function flush(means: SenderDeps): void {
  for (const pending of own()) {
    if (pending.tab === tab && pending.state !== 'sending') void send(means, pending, true);
  }
}

/**
 * Sends the signed-in doctor's pending changes when they are due: those of this tab, and those left by a
 * closed tab or an earlier start. Mounted once, in the doctor's area.
 */
export function UndoableChangeSender(): null {
  const call = useCall();
  const client = useQueryClient();
  useEffect(() => {
    const means = { call, client };
    let timer = 0;
    const wait = () => {
      clearTimeout(timer);
      const waiting = own().filter((pending) => pending.tab !== tab || pending.state !== 'sending');
      const soonest = Math.min(...waiting.map(dueAt));
      if (soonest === Number.POSITIVE_INFINITY) return;
      timer = window.setTimeout(() => sendWhatIsDue(means), Math.max(0, soonest - deviceTime()));
    };
    const stop = undoStorage.subscribe(wait);
    const onStorage = (event: StorageEvent) => {
      if (undoStorage.isOfStorage(event)) undoStorage.reread();
    };
    const leave = () => flush(means);
    const onVisibility = () => {
      if (document.hidden) leave();
    };
    undoStorage.reread();
    window.addEventListener('storage', onStorage);
    window.addEventListener('pagehide', leave);
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      stop();
      clearTimeout(timer);
      window.removeEventListener('storage', onStorage);
      window.removeEventListener('pagehide', leave);
      document.removeEventListener('visibilitychange', onVisibility);
      leave();
    };
  }, [call, client]);
  return null;
}

/**
 * A doctor's changes that wait five seconds for Undo: the row says what was done, and the next tap cannot hit
 * its neighbour.
 */
export function useUndoableChanges() {
  const pending = useSyncExternalStore(undoStorage.subscribe, undoStorage.current);
  const refused = useSyncExternalStore(refusals.subscribe, refusals.current);
  const linger = (appointmentId: string, stays: boolean) => {
    if (stays) lingering.add(appointmentId);
    else lingering.delete(appointmentId);
  };
  return {
    of(appointmentId: string): PendingChange | null {
      const one = pending.get(appointmentId);
      return one && one.account === account() ? one : null;
    },
    refusalOf: (appointmentId: string): string | null => refused.get(appointmentId) ?? null,
    queue(appointmentId: string, change: UndoableChange): void {
      const doctor = account();
      if (doctor === null || undoStorage.current().has(appointmentId)) return;
      refusals.put(appointmentId, null);
      const now = deviceTime();
      const times = { since: now, sendAt: now + undoMilliseconds };
      undoStorage.put({ appointmentId, account: doctor, change, ...times, tab, state: 'waiting' });
    },
    /** Has no effect once the change is being sent. */
    undo(appointmentId: string): void {
      const one = undoStorage.current().get(appointmentId);
      if (one && one.state !== 'sending') undoStorage.remove(appointmentId);
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
