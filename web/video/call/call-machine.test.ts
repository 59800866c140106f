import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FakeRoom, type FakeTab } from '#web/testing/video/fake-room.ts';
import type { CallRole } from './call-events.ts';
import { getPhase } from './call-machine-state.ts';

const role = fc.constantFrom<CallRole>('patient', 'doctor');

/** Events that bad networks, impatient people and restarting servers cause in a room. */
const mishap = fc.oneof(
  { weight: 6, arbitrary: fc.record({ what: fc.constant('calm' as const) }) },
  { weight: 6, arbitrary: fc.record({ what: fc.constant('deliver' as const), at: fc.nat(9) }) },
  { weight: 2, arbitrary: fc.record({ what: fc.constant('repeat' as const), at: fc.nat(9) }) },
  { weight: 2, arbitrary: fc.record({ what: fc.constant('past' as const), at: fc.nat(99) }) },
  { weight: 2, arbitrary: fc.record({ what: fc.constant('lose' as const), at: fc.nat(9) }) },
  { weight: 2, arbitrary: fc.record({ what: fc.constant('heartbeat' as const), role }) },
  { weight: 2, arbitrary: fc.record({ what: fc.constant('timeout' as const), role }) },
  { weight: 1, arbitrary: fc.record({ what: fc.constant('retry' as const), role }) },
  {
    weight: 2,
    arbitrary: fc.record({
      what: fc.constant('signalling' as const),
      role,
      state: fc.constantFrom('open' as const, 'lost' as const),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      what: fc.constant('sever' as const),
      noticedBy: fc.subarray<CallRole>(['patient', 'doctor']),
    }),
  },
  { weight: 2, arbitrary: fc.record({ what: fc.constant('missed' as const), role }) },
  { weight: 1, arbitrary: fc.record({ what: fc.constant('network-change' as const), role }) },
  {
    weight: 1,
    arbitrary: fc.record({
      what: fc.constant('reload' as const),
      role,
      notified: fc.boolean(),
      goodbye: fc.boolean(),
    }),
  },
  { weight: 1, arbitrary: fc.record({ what: fc.constant('second tab' as const), role }) },
);
type Mishap = typeof mishap extends fc.Arbitrary<infer Value> ? Value : never;

function suffer(room: FakeRoom, { what, ...rest }: Mishap): void {
  const at = 'at' in rest ? rest.at : 0;
  const tabs = room.alive().filter((tab) => 'role' in rest && tab.role === rest.role);
  if (what === 'calm') room.deliverAll();
  else if (what === 'past') {
    const frame = room.past[at % Math.max(1, room.past.length)];
    if (frame) room.hand(frame);
  } else if (what === 'missed') {
    // The server has lost a tab that is still there.
    for (const { peer } of tabs) for (const each of room.alive()) room.dispatch(each, { type: 'gone', peer });
  } else if (what === 'deliver') room.deliver(at);
  else if (what === 'repeat') room.deliver(at, true);
  else if (what === 'lose') room.frames.splice(at, 1);
  else if (what === 'heartbeat') for (const tab of tabs) room.dispatch(tab, { type: 'heartbeat' });
  else if (what === 'retry') for (const tab of tabs) room.retry(tab);
  else if (what === 'timeout') for (const tab of tabs) room.timeOut(tab);
  else if (what === 'network-change') for (const tab of tabs) room.dispatch(tab, { type: 'network-change' });
  else if (what === 'signalling' && 'state' in rest) {
    for (const tab of tabs) room.dispatch(tab, { type: 'signalling', state: rest.state });
  } else if (what === 'sever' && 'noticedBy' in rest) {
    const [attempt] = room.alive().flatMap(({ links }) => [...links.keys()]);
    if (attempt) room.sever(attempt, rest.noticedBy);
  } else if (what === 'second tab' && 'role' in rest) room.enter(rest.role);
  else if (what === 'reload' && 'notified' in rest) {
    for (const tab of tabs) {
      if (rest.goodbye) room.dispatch(tab, { type: 'end' });
      room.crash(tab, rest.notified);
    }
    room.enter(rest.role);
  }
}

const phases = (tabs: readonly FakeTab[]) => tabs.map(({ call }) => getPhase(call));

test('F-12 whatever gets lost, repeated or out of order: both are connected once the line is calm, by one connection', () => {
  fc.assert(
    fc.property(fc.array(mishap, { maxLength: 120 }), (mishaps) => {
      const room = new FakeRoom();
      room.enter('patient');
      room.enter('doctor');
      for (const each of mishaps) suffer(room, each);
      for (const tab of room.alive()) room.dispatch(tab, { type: 'signalling', state: 'open' });
      room.calmDown(8);
      const tabs = room.alive();
      expect(phases(tabs).sort()).toEqual(['connected', 'connected']);
      expect(new Set(tabs.map(({ role: mine }) => mine)).size).toBe(2);
      expect(tabs[0]?.call.live).toBe(tabs[1]?.call.live);
      for (const { links, call } of tabs) expect([...links.keys()]).toEqual([call.live]);
      expect(room.faults).toEqual([]);
    }),
    { numRuns: 3000 },
  );
});

test('F-12 whatever comes once more from the past disturbs no call that stands', () => {
  fc.assert(
    fc.property(
      fc.array(mishap, { maxLength: 60 }),
      fc.array(fc.nat(999), { maxLength: 40 }),
      (mishaps, again) => {
        const room = new FakeRoom();
        room.enter('patient');
        room.enter('doctor');
        // A new connection after a change of network may be requested at any time.
        for (const each of mishaps) if (each.what !== 'network-change') suffer(room, each);
        for (const tab of room.alive()) room.dispatch(tab, { type: 'signalling', state: 'open' });
        room.calmDown(8);
        const before = room.alive().map(({ call }) => [call.live, call.trying, call.made]);
        for (const index of again) {
          const frame = room.past[index % room.past.length];
          if (frame) room.hand(frame);
          room.deliverAll();
        }
        expect(room.alive().map(({ call }) => [call.live, call.trying, call.made])).toEqual(before);
        expect(phases(room.alive())).toEqual(['connected', 'connected']);
        expect(room.faults).toEqual([]);
      },
    ),
    { numRuns: 1000 },
  );
});
