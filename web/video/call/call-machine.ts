import type { Signal } from '#contract/platform/live-frames.ts';
import type { CallEffect, CallEvent, CallRole, Candidate } from './call-events.ts';
import { isConnected, isNewer, type MachineState } from './call-machine-state.ts';
import { attemptName, isLater } from './connection/attempt-names.ts';

/** Unanswered requests before a partner counts as absent: about half a minute. */
const maxUnanswered = 4;
/** A device has about ten addresses, so this many early candidates are enough. */
const maxEarlyCandidates = 100;

/**
 * The state of a call after an event, and the effects to carry out. A pure function; events may come in any
 * order.
 */
export function step(
  before: MachineState,
  event: CallEvent,
): { readonly call: MachineState; readonly effects: CallEffect[] } {
  let call = before;
  const effects: CallEffect[] = [];
  const update = (change: Partial<MachineState>) => {
    call = { ...call, ...change };
  };
  const emit = (effect: CallEffect) => void effects.push(effect);
  const sendSignal = (signal: Signal) => call.signalling === 'open' && emit({ do: 'send', signal });
  const announcePresence = () => sendSignal({ kind: 'here', ready: call.started, since: call.me.since });
  const close = (attempt: string | null) => attempt && emit({ do: 'close', attempt });
  const finish = (over: NonNullable<MachineState['over']>) => {
    update({ over, trying: null, live: null });
    emit({ do: 'stop' });
  };

  /** Drops the partner and waits for one again. */
  const dropPartner = () => {
    close(call.trying);
    close(call.live);
    update({ partner: null, trying: null, live: null, interrupted: false, unanswered: 0, early: [] });
  };

  /** Makes a new attempt (doctor) or requests one (patient), unless the partner has been silent too long. */
  const reconnect = () => {
    const { partner } = call;
    if (call.signalling === 'lost' || !call.started || !partner?.ready || call.trying) return;
    if (call.unanswered >= maxUnanswered && !isConnected(call)) return dropPartner();
    if (call.me.role === 'doctor') {
      const attempt = attemptName(call.me.peer, call.made + 1);
      update({ made: call.made + 1, trying: attempt, unanswered: call.unanswered + 1 });
      emit({ do: 'offer', attempt, to: partner.peer });
      emit({ do: 'watch', attempt });
    } else if (call.seen) {
      update({ unanswered: call.unanswered + 1 });
      sendSignal({ kind: 'again', to: partner.peer, attempt: call.seen });
    }
  };

  const repeat = (attempt: string) => {
    if (call.partner) emit({ do: 'repeat', attempt, to: call.partner.peer });
  };

  const hearHere = (from: { peer: string }, { ready, since }: { ready: boolean; since: number }) => {
    const tab = { peer: from.peer, since };
    if (call.partner?.peer === tab.peer) {
      update({ partner: { ...call.partner, ready, gone: false } });
    } else {
      if (call.partner && !isNewer(tab, call.partner)) return;
      dropPartner();
      update({ partner: { ...tab, ready, gone: false, met: false } });
      announcePresence();
    }
    if (call.me.role === 'doctor' && !isConnected(call)) reconnect();
  };

  /** Another tab of the same person: the newer one takes the call and the older one is notified. */
  const handleOwnTab = (from: { peer: string }, signal: Signal) => {
    if (signal.kind !== 'here') return;
    if (isNewer({ peer: from.peer, since: signal.since }, call.me)) finish('replaced');
    else announcePresence();
  };

  const hearOffer = (attempt: string, to: string, sdp: string) => {
    if (call.me.role !== 'patient') return;
    if (attempt === call.trying) return repeat(attempt);
    if (!isLater(attempt, call.seen)) return;
    close(call.trying);
    const early = call.early.filter((candidate) => candidate.attempt === attempt);
    update({ trying: attempt, seen: attempt, early: [] });
    emit({ do: 'accept', attempt, to, sdp });
    for (const candidate of early) emit({ do: 'candidate', candidate });
    emit({ do: 'watch', attempt });
  };

  const hearCandidate = (candidate: Candidate) => {
    const { attempt } = candidate;
    if (attempt === call.trying || attempt === call.live) emit({ do: 'candidate', candidate });
    else if (
      call.me.role === 'patient' &&
      isLater(attempt, call.seen) &&
      call.early.length < maxEarlyCandidates
    ) {
      update({ early: [...call.early, candidate] });
    }
  };

  const hearAgain = (attempt: string) => {
    // Only if it names the current attempt: a newer one may have been made meanwhile.
    if (call.me.role !== 'doctor' || attempt !== (call.trying ?? call.live)) return;
    close(call.trying);
    update({ trying: null });
    reconnect();
  };

  const hear = (from: { peer: string; role: CallRole }, signal: Signal) => {
    if (from.peer === call.me.peer || call.left.includes(from.peer)) return;
    if (signal.kind === 'bye') {
      update({ left: [...call.left, from.peer] });
      if (call.partner?.peer === from.peer) dropPartner();
      return;
    }
    if (from.role === call.me.role) return handleOwnTab(from, signal);
    if (from.peer === call.partner?.peer) update({ unanswered: 0 });
    if (signal.kind === 'here') return hearHere(from, signal);
    // A tab that has not said "here" yet will repeat this; signals for another tab of this person are
    // ignored.
    if (from.peer !== call.partner?.peer || signal.to !== call.me.peer) return;
    const { attempt } = signal;
    if (signal.kind === 'offer') hearOffer(attempt, from.peer, signal.sdp);
    else if (signal.kind === 'candidate') hearCandidate(signal);
    else if (signal.kind === 'again') hearAgain(attempt);
    else if (attempt === call.trying) emit({ do: 'take', attempt, sdp: signal.sdp });
  };

  const connect = (attempt: string) => {
    if (attempt === call.live) return update({ interrupted: false });
    if (attempt !== call.trying || !call.partner) return;
    close(call.live);
    update({
      live: attempt,
      trying: null,
      interrupted: false,
      unanswered: 0,
      partner: { ...call.partner, met: true },
    });
    emit({ do: 'adopt', attempt });
  };

  const lose = (attempt: string) => {
    if (attempt !== call.live) return; // an attempt that was never connected has its timeout
    update({ interrupted: true });
    if (call.partner?.gone) dropPartner();
    else reconnect();
  };

  const reopen = () => {
    update({ signalling: 'open' });
    announcePresence();
    if (isConnected(call)) return;
    // The signals of the current attempt may be lost.
    close(call.trying);
    update({ trying: null });
    reconnect();
  };

  const giveUp = (attempt: string) => {
    if (attempt !== call.trying) return;
    close(attempt);
    update({ trying: null });
    if (!isConnected(call)) reconnect();
  };

  const loseTab = (peer: string) => {
    if (peer !== call.partner?.peer) return;
    // The tab may still be there, so the connection stays; it breaks if not.
    if (isConnected(call)) update({ partner: { ...call.partner, gone: true } });
    else dropPartner();
  };

  if (call.over) return { call, effects };
  if (event.type === 'signalling') {
    if (event.state === 'open') reopen();
    else if (event.state === 'lost') update({ signalling: 'lost' });
    else finish('closed');
  } else if (event.type === 'signal') hear(event.from, event.signal);
  else if (event.type === 'gone') loseTab(event.peer);
  else if (event.type === 'start') {
    update({ started: true });
    announcePresence();
    reconnect();
  } else if (event.type === 'connected') connect(event.attempt);
  else if (event.type === 'broken') lose(event.attempt);
  else if (event.type === 'retry') {
    // Only the doctor's tab repeats; the patient's tab answers.
    if (event.attempt === call.trying && call.me.role === 'doctor') repeat(event.attempt);
  } else if (event.type === 'timeout') giveUp(event.attempt);
  else if (event.type === 'network-change') reconnect();
  else if (event.type === 'end') {
    sendSignal({ kind: 'bye' });
    finish('ended');
  } else if (!isConnected(call)) {
    announcePresence();
    reconnect();
  }
  return { call, effects };
}
