import type { Signal } from '#contract/live.ts';
import { attemptName, isLater } from './attempts.ts';
import type { CallEffect, CallEvent, CallRole, Candidate } from './events.ts';
import { type Call, isNewer, isSound } from './state.ts';

/** So often a partner may stay silent when asked before it counts as not there: half a minute or so. */
const unheardAtMost = 4;
/** A device has some ten addresses. */
const earlyAtMost = 100;

/** What becomes of a call by an event, and what is to be done. Pure; any event may come at any time. */
export function step(
  before: Call,
  event: CallEvent,
): { readonly call: Call; readonly effects: CallEffect[] } {
  let call = before;
  const effects: CallEffect[] = [];
  const become = (change: Partial<Call>) => {
    call = { ...call, ...change };
  };
  const act = (effect: CallEffect) => void effects.push(effect);
  const say = (signal: Signal) => call.line === 'open' && act({ do: 'send', signal });
  const sayHere = () => say({ kind: 'here', ready: call.due, since: call.me.since });
  const close = (attempt: string | null) => attempt && act({ do: 'close', attempt });
  const finish = (over: NonNullable<Call['over']>) => {
    become({ over, trying: null, live: null });
    act({ do: 'stop' });
  };

  /** Whoever was the partner is it no longer; back to waiting. */
  const part = () => {
    close(call.trying);
    close(call.live);
    become({ partner: null, trying: null, live: null, shaky: false, unheard: 0, early: [] });
  };

  /** Starts anew, or asks for it, unless the partner has been silent for too long. */
  const seek = () => {
    const { partner } = call;
    if (call.line === 'lost' || !call.due || !partner?.ready || call.trying) return;
    if (call.unheard >= unheardAtMost && !isSound(call)) return part();
    if (call.me.role === 'doctor') {
      const attempt = attemptName(call.me.peer, call.made + 1);
      become({ made: call.made + 1, trying: attempt, unheard: call.unheard + 1 });
      act({ do: 'offer', attempt, to: partner.peer });
      act({ do: 'watch', attempt });
    } else if (call.seen) {
      become({ unheard: call.unheard + 1 });
      say({ kind: 'again', to: partner.peer, attempt: call.seen });
    }
  };

  const repeat = (attempt: string) => {
    if (call.partner) act({ do: 'repeat', attempt, to: call.partner.peer });
  };

  const hearHere = (from: { peer: string }, { ready, since }: { ready: boolean; since: number }) => {
    const tab = { peer: from.peer, since };
    if (call.partner?.peer === tab.peer) {
      become({ partner: { ...call.partner, ready, gone: false } });
    } else {
      if (call.partner && !isNewer(tab, call.partner)) return;
      part();
      become({ partner: { ...tab, ready, gone: false, met: false } });
      sayHere();
    }
    if (call.me.role === 'doctor' && !isSound(call)) seek();
  };

  /** Another tab of the same person: the newer one has the call, and the older one is told. */
  const hearOwn = (from: { peer: string }, signal: Signal) => {
    if (signal.kind !== 'here') return;
    if (isNewer({ peer: from.peer, since: signal.since }, call.me)) finish('replaced');
    else sayHere();
  };

  const hearOffer = (attempt: string, to: string, sdp: string) => {
    if (call.me.role !== 'patient') return;
    if (attempt === call.trying) return repeat(attempt);
    if (!isLater(attempt, call.seen)) return;
    close(call.trying);
    const early = call.early.filter((candidate) => candidate.attempt === attempt);
    become({ trying: attempt, seen: attempt, early: [] });
    act({ do: 'accept', attempt, to, sdp });
    for (const candidate of early) act({ do: 'candidate', candidate });
    act({ do: 'watch', attempt });
  };

  const hearCandidate = (candidate: Candidate) => {
    const { attempt } = candidate;
    if (attempt === call.trying || attempt === call.live) act({ do: 'candidate', candidate });
    else if (call.me.role === 'patient' && isLater(attempt, call.seen) && call.early.length < earlyAtMost) {
      become({ early: [...call.early, candidate] });
    }
  };

  const hearAgain = (attempt: string) => {
    // Only about the attempt that is under way: the one asked for may have been made meanwhile.
    if (call.me.role !== 'doctor' || attempt !== (call.trying ?? call.live)) return;
    close(call.trying);
    become({ trying: null });
    seek();
  };

  const hear = (from: { peer: string; role: CallRole }, signal: Signal) => {
    if (from.peer === call.me.peer || call.left.includes(from.peer)) return;
    if (signal.kind === 'bye') {
      become({ left: [...call.left, from.peer] });
      if (call.partner?.peer === from.peer) part();
      return;
    }
    if (from.role === call.me.role) return hearOwn(from, signal);
    if (from.peer === call.partner?.peer) become({ unheard: 0 });
    if (signal.kind === 'here') return hearHere(from, signal);
    // Whoever is not known by a "here" repeats it soon; what is for another tab of mine is none of my business.
    if (from.peer !== call.partner?.peer || signal.to !== call.me.peer) return;
    const { attempt } = signal;
    if (signal.kind === 'offer') hearOffer(attempt, from.peer, signal.sdp);
    else if (signal.kind === 'candidate') hearCandidate(signal);
    else if (signal.kind === 'again') hearAgain(attempt);
    else if (attempt === call.trying) act({ do: 'take', attempt, sdp: signal.sdp });
  };

  const connect = (attempt: string) => {
    if (attempt === call.live) return become({ shaky: false });
    if (attempt !== call.trying || !call.partner) return;
    close(call.live);
    become({
      live: attempt,
      trying: null,
      shaky: false,
      unheard: 0,
      partner: { ...call.partner, met: true },
    });
    act({ do: 'adopt', attempt });
  };

  const lose = (attempt: string) => {
    if (attempt !== call.live) return; // one that never stood has its watchdog
    become({ shaky: true });
    if (call.partner?.gone) part();
    else seek();
  };

  const reopen = () => {
    become({ line: 'open' });
    sayHere();
    if (isSound(call)) return;
    // What was under way may have been lost with the line.
    close(call.trying);
    become({ trying: null });
    seek();
  };

  const giveUp = (attempt: string) => {
    if (attempt !== call.trying) return;
    close(attempt);
    become({ trying: null });
    if (!isSound(call)) seek();
  };

  const miss = (peer: string) => {
    if (peer !== call.partner?.peer) return;
    // Its line is gone, not necessarily the tab: what is connected stays, and will break if need be.
    if (isSound(call)) become({ partner: { ...call.partner, gone: true } });
    else part();
  };

  if (call.over) return { call, effects };
  if (event.type === 'line') {
    if (event.state === 'open') reopen();
    else if (event.state === 'lost') become({ line: 'lost' });
    else finish('closed');
  } else if (event.type === 'signal') hear(event.from, event.signal);
  else if (event.type === 'gone') miss(event.peer);
  else if (event.type === 'due') {
    become({ due: true });
    sayHere();
    seek();
  } else if (event.type === 'connected') connect(event.attempt);
  else if (event.type === 'broken') lose(event.attempt);
  else if (event.type === 'nudge') {
    // The patient answers what comes; one side that repeats itself is enough.
    if (event.attempt === call.trying && call.me.role === 'doctor') repeat(event.attempt);
  } else if (event.type === 'watchdog') giveUp(event.attempt);
  else if (event.type === 'moved') seek();
  else if (event.type === 'end') {
    say({ kind: 'bye' });
    finish('ended');
  } else if (!isSound(call)) {
    sayHere();
    seek();
  }
  return { call, effects };
}
