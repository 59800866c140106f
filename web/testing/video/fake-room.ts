import type { Signal } from '#contract/platform/live-frames.ts';
import type { CallEffect, CallEvent, CallRole } from '#web/video/call/call-events.ts';
import { step } from '#web/video/call/call-machine.ts';
import { type MachineState, newCall } from '#web/video/call/call-machine-state.ts';

/** A connection as one tab sees it, in the browser's terms. */
interface FakeLink {
  /** True once it has both descriptions. */
  described: boolean;
  connected: boolean;
  /** The number of the other side's addresses that arrived. */
  addresses: number;
}

export interface FakeTab {
  readonly peer: string;
  readonly role: CallRole;
  call: MachineState;
  readonly links: Map<string, FakeLink>;
  readonly watched: string[];
  gone: boolean;
}

interface Frame {
  readonly from: { readonly peer: string; readonly role: CallRole };
  readonly to: string;
  readonly signal: Signal;
}

/**
 * A room without a server: tabs, frames in transit, and connections that work once both sides have described
 * them.
 */
export class FakeRoom {
  readonly tabs: FakeTab[] = [];
  frames: Frame[] = [];
  /** Every frame ever sent: it may arrive again, much later. */
  readonly past: Frame[] = [];
  /** Violations by a tab; tests expect none. */
  readonly faults: string[] = [];
  private entered = 0;

  /** Opens a tab whose visit has started. */
  enter(role: CallRole, since = this.entered): FakeTab {
    this.entered += 1;
    const peer = `${role}-${String(this.entered).padStart(6, '0')}`;
    const call = newCall({ peer, since, role });
    const tab: FakeTab = { peer, role, call, links: new Map(), watched: [], gone: false };
    this.tabs.push(tab);
    this.dispatch(tab, { type: 'start' });
    this.dispatch(tab, { type: 'signalling', state: 'open' });
    return tab;
  }

  /** Crashes a tab; the others are notified now or never. */
  crash(tab: FakeTab, notified: boolean): void {
    tab.gone = true;
    tab.links.clear();
    for (const other of this.alive()) if (notified) this.dispatch(other, { type: 'gone', peer: tab.peer });
    this.breakOrphans();
  }

  dispatch(tab: FakeTab, event: CallEvent): void {
    if (tab.gone) return;
    const { call, effects } = step(tab.call, event);
    tab.call = call;
    for (const effect of effects) this.carryOut(tab, effect);
  }

  /** Delivers the frame at an index; `keep` leaves a copy in transit. */
  deliver(index: number, keep = false): void {
    const frame = this.frames[index];
    if (!frame) return;
    if (!keep) this.frames.splice(index, 1);
    this.hand(frame);
  }

  /** Delivers everything in transit and the frames sent in response. */
  deliverAll(): void {
    while (this.frames.length > 0) this.deliver(0);
  }

  hand(frame: Frame): void {
    const tab = this.tabs.find(({ peer }) => peer === frame.to);
    if (tab && tab.call.signalling === 'open') this.dispatch(tab, { type: 'signal', ...frame });
  }

  /** Breaks the network between two tabs; each side notices it now or later. */
  sever(attempt: string, noticedBy: readonly CallRole[]): void {
    for (const tab of this.alive()) {
      const link = tab.links.get(attempt);
      if (link) Object.assign(link, { described: false, connected: false });
      if (link && noticedBy.includes(tab.role)) this.dispatch(tab, { type: 'broken', attempt });
    }
  }

  /** From now on nothing is lost: frames arrive in order, timers run, browsers notice broken connections. */
  calmDown(rounds: number): void {
    for (let round = 0; round < rounds; round += 1) {
      const watched = new Map(this.alive().map((tab) => [tab, tab.watched.length]));
      this.deliverAll();
      this.breakOrphans();
      for (const tab of this.alive()) this.dispatch(tab, { type: 'heartbeat' });
      this.deliverAll();
      // An attempt made during this round has not had its eight seconds yet.
      for (const [tab, old] of watched) for (let timer = 0; timer < old; timer += 1) this.timeOut(tab);
    }
  }

  retry(tab: FakeTab): void {
    const [attempt] = tab.watched;
    if (attempt) this.dispatch(tab, { type: 'retry', attempt });
  }

  timeOut(tab: FakeTab): void {
    const attempt = tab.watched.shift();
    if (attempt) this.dispatch(tab, { type: 'timeout', attempt });
  }

  alive(): FakeTab[] {
    return this.tabs.filter(({ gone, call }) => !gone && call.over === null);
  }

  /** Breaks connections whose other end is closed. */
  breakOrphans(): void {
    for (const tab of this.alive()) {
      for (const [attempt, link] of [...tab.links]) {
        const stands = this.alive().some((other) => other !== tab && other.links.get(attempt)?.connected);
        if (link.connected && !stands) this.sever(attempt, ['patient', 'doctor']);
        else if (!link.connected && tab.call.live === attempt)
          this.dispatch(tab, { type: 'broken', attempt });
      }
    }
  }

  private carryOut(tab: FakeTab, effect: CallEffect): void {
    if (effect.do === 'send') this.send(tab, effect.signal);
    else if (effect.do === 'offer') {
      this.open(tab, effect.attempt, false);
      this.send(tab, { kind: 'offer', to: effect.to, attempt: effect.attempt, sdp: 'offer' });
      this.sendAddress(tab, effect.to, effect.attempt);
    } else if (effect.do === 'accept') {
      this.open(tab, effect.attempt, true);
      this.send(tab, { kind: 'answer', to: effect.to, attempt: effect.attempt, sdp: 'answer' });
      this.sendAddress(tab, effect.to, effect.attempt);
    } else if (effect.do === 'repeat') {
      const kind = tab.role === 'doctor' ? 'offer' : 'answer';
      const link = tab.links.get(effect.attempt);
      if (!link) this.faults.push('repeats nothing');
      else if (kind === 'answer' || !link.described)
        this.send(tab, { kind, to: effect.to, attempt: effect.attempt, sdp: kind });
    } else if (effect.do === 'take') {
      const link = tab.links.get(effect.attempt);
      if (link) link.described = true;
      else this.faults.push('takes an answer for nothing');
      this.connect(effect.attempt);
    } else if (effect.do === 'candidate') {
      const link = tab.links.get(effect.candidate.attempt);
      if (link) link.addresses += 1;
      else this.faults.push('adds an address to nothing');
    } else if (effect.do === 'watch') tab.watched.push(effect.attempt);
    else if (effect.do === 'close') tab.links.delete(effect.attempt);
    else if (effect.do === 'stop') tab.links.clear();
    else if (effect.do === 'adopt' && !tab.links.has(effect.attempt)) this.faults.push('adopts nothing');
  }

  private open(tab: FakeTab, attempt: string, described: boolean): void {
    if (tab.links.has(attempt)) this.faults.push(`${tab.peer} opens ${attempt} twice`);
    if (tab.links.size > 1) this.faults.push(`${tab.peer} has more than two connections`);
    tab.links.set(attempt, { described, connected: false, addresses: 0 });
  }

  /** Both sides are described: it connects, and both browsers report it. */
  private connect(attempt: string): void {
    const ends = this.alive().filter((tab) => tab.links.get(attempt)?.described);
    if (ends.length !== 2) return;
    for (const tab of ends) Object.assign(tab.links.get(attempt) ?? {}, { connected: true });
    for (const tab of ends) this.dispatch(tab, { type: 'connected', attempt });
  }

  private send(tab: FakeTab, signal: Signal): void {
    for (const { peer } of this.tabs) {
      if (peer === tab.peer) continue;
      const frame = { from: { peer: tab.peer, role: tab.role }, to: peer, signal };
      this.frames.push(frame);
      this.past.push(frame);
    }
  }

  private sendAddress(tab: FakeTab, to: string, attempt: string): void {
    const candidate = { candidate: 'somewhere', sdpMid: '0', sdpMLineIndex: 0 };
    this.send(tab, { kind: 'candidate', to, attempt, ...candidate });
  }
}
