import type { Signal } from '#contract/platform/live-frames.ts';
import type { CallEffect, CallEvent } from '../call-events.ts';
import type { SendMedia } from '../media/send-media.ts';
import { openLink, type PeerLink } from './peer-link.ts';

export interface CallLinksOptions {
  readonly iceServers: readonly RTCIceServer[];
  readonly media: SendMedia;
  readonly send: (signal: Signal) => void;
  readonly dispatch: (event: CallEvent) => void;
  /** A text from the data channel, and a way to answer on the same channel. */
  readonly hear: (text: string, answer: (text: string) => boolean) => void;
}

type LinkEffect = Extract<
  CallEffect,
  { readonly do: 'offer' | 'accept' | 'take' | 'repeat' | 'candidate' | 'close' | 'watch' }
>;

export interface CallLinks {
  readonly carryOut: (effect: LinkEffect) => void;
  readonly get: (attempt: string | null) => PeerLink | undefined;
  readonly closeAll: () => void;
}

const retryMilliseconds = 2000;
/** An attempt times out after this many retries: eight seconds. */
const maxRetries = 4;

export function createLinks({ iceServers, media, send, dispatch, hear }: CallLinksOptions): CallLinks {
  const links = new Map<string, PeerLink>();
  const timers = new Map<string, ReturnType<typeof setInterval>>();
  /** The timeout of the attempt tries again. */
  const report = (attempt: string) => (error: unknown) => links.has(attempt) && console.warn(error);

  const openAttempt = (attempt: string, to: string): PeerLink => {
    const link = openLink({
      iceServers,
      media,
      onCandidate: (found) => {
        const { candidate = null, sdpMid = null, sdpMLineIndex = null } = found ?? {};
        send({ kind: 'candidate', to, attempt, candidate, sdpMid, sdpMLineIndex });
      },
      onConnected: () => dispatch({ type: 'connected', attempt }),
      onBroken: () => dispatch({ type: 'broken', attempt }),
      onText: (text) => hear(text, link.notify),
    });
    links.set(attempt, link);
    return link;
  };
  const watch = (attempt: string) => {
    let retries = 0;
    const timer = setInterval(() => {
      retries += 1;
      if (retries < maxRetries) return dispatch({ type: 'retry', attempt });
      clearInterval(timer);
      dispatch({ type: 'timeout', attempt });
    }, retryMilliseconds);
    timers.set(attempt, timer);
  };
  const repeat = (attempt: string, to: string) => {
    const made = links.get(attempt)?.made();
    if (made) send({ ...made, to, attempt });
  };
  const close = (attempt: string) => {
    clearInterval(timers.get(attempt));
    timers.delete(attempt);
    const link = links.get(attempt);
    links.delete(attempt);
    link?.close();
  };

  return {
    carryOut(effect) {
      if (effect.do === 'candidate') return links.get(effect.candidate.attempt)?.add(effect.candidate);
      const { attempt } = effect;
      if (effect.do === 'close') close(attempt);
      else if (effect.do === 'take') links.get(attempt)?.take(effect.sdp).catch(report(attempt));
      else if (effect.do === 'watch') watch(attempt);
      else if (effect.do === 'repeat') repeat(attempt, effect.to);
      else {
        const { to } = effect;
        const link = openAttempt(attempt, to);
        const made = effect.do === 'offer' ? link.offer() : link.accept(effect.sdp);
        const kind = effect.do === 'offer' ? 'offer' : 'answer';
        made.then((sdp) => send({ kind, to, attempt, sdp })).catch(report(attempt));
      }
    },
    get: (attempt) => (attempt === null ? undefined : links.get(attempt)),
    closeAll() {
      for (const attempt of [...links.keys()]) close(attempt);
    },
  };
}
