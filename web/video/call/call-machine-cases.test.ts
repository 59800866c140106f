import { expect, test } from 'vitest';
import { FakeRoom, type FakeTab } from '#web/testing/video/fake-room.ts';
import type { CallEffect, CallEvent, CallRole } from './call-events.ts';
import { step } from './call-machine.ts';
import { getPhase, type MachineState, newCall } from './call-machine-state.ts';

function joined(): { room: FakeRoom; patient: FakeTab; doctor: FakeTab } {
  const room = new FakeRoom();
  const patient = room.enter('patient');
  const doctor = room.enter('doctor');
  room.deliverAll();
  return { room, patient, doctor };
}
const phases = (...tabs: FakeTab[]) => tabs.map(({ call }) => getPhase(call));
const connectedTwice = ['connected', 'connected'];

/** One tab without another: its effects, event by event. */
function startAlone(role: CallRole) {
  let call: MachineState = newCall({ peer: `${role}-me`, since: 100, role });
  const dispatch = (event: CallEvent): readonly CallEffect[] => {
    const next = step(call, event);
    call = next.call;
    return next.effects;
  };
  const hear = (
    signal: Extract<CallEvent, { type: 'signal' }>['signal'],
    peer = 'the-other',
    from?: CallRole,
  ) =>
    dispatch({
      type: 'signal',
      signal,
      from: { peer, role: from ?? (role === 'doctor' ? 'patient' : 'doctor') },
    });
  return { dispatch, hear, phase: () => getPhase(call), call: () => call };
}
const hereSignal = { kind: 'here', ready: true, since: 200 } as const;
const kinds = (effects: readonly CallEffect[]) =>
  effects.map((effect) => (effect.do === 'send' ? effect.signal.kind : effect.do));

test.each(['patient', 'doctor'] as const)(
  'F-12 whoever is there first, %s too: one offer, one connection',
  (first) => {
    const room = new FakeRoom();
    room.enter(first);
    room.deliverAll();
    room.enter(first === 'patient' ? 'doctor' : 'patient');
    room.deliverAll();
    expect(phases(...room.tabs)).toEqual(connectedTwice);
    expect(room.past.filter(({ signal }) => signal.kind === 'offer')).toHaveLength(1);
  },
);

test('F-12 two who enter at the same moment make one offer, not two', () => {
  const { room, patient, doctor } = joined();
  expect(phases(patient, doctor)).toEqual(connectedTwice);
  expect(room.past.filter(({ signal }) => signal.kind === 'offer')).toHaveLength(1);
});

test('F-12 before the visit is due both wait, and connect when it is, whoever learns that first', () => {
  for (const early of ['patient', 'doctor'] as const) {
    const tab = startAlone(early);
    tab.dispatch({ type: 'signalling', state: 'open' });
    expect(kinds(tab.hear(hereSignal))).toEqual(['here']);
    expect(tab.phase()).toBe('waiting');
    const effects = tab.dispatch({ type: 'start' });
    expect(kinds(effects)).toEqual(early === 'doctor' ? ['here', 'offer', 'watch'] : ['here']);
    expect(tab.phase()).toBe('connecting');
  }
  const doctor = startAlone('doctor');
  doctor.dispatch({ type: 'start' });
  doctor.dispatch({ type: 'signalling', state: 'open' });
  expect(kinds(doctor.hear({ ...hereSignal, ready: false }))).toEqual(['here']);
  expect(doctor.phase()).toBe('waiting');
  expect(kinds(doctor.hear(hereSignal))).toEqual(['offer', 'watch']);
});

test('F-12 an attempt that leads nowhere is followed by another after its watchdog, by the same side', () => {
  const doctor = startAlone('doctor');
  doctor.dispatch({ type: 'start' });
  doctor.dispatch({ type: 'signalling', state: 'open' });
  doctor.hear(hereSignal);
  const first = doctor.call().trying ?? '';
  expect(kinds(doctor.dispatch({ type: 'timeout', attempt: first }))).toEqual(['close', 'offer', 'watch']);
  expect(doctor.call().trying).not.toBe(first);
  // The answer to the first attempt comes too late, and so do the browser's events about it.
  const late = { kind: 'answer', to: 'doctor-me', attempt: first, sdp: '' } as const;
  expect(doctor.hear(late)).toEqual([]);
  expect(doctor.dispatch({ type: 'connected', attempt: first })).toEqual([]);
  expect(doctor.dispatch({ type: 'timeout', attempt: first })).toEqual([]);
});

test('F-12 an offer or an answer that was lost is said again, until it is answered', () => {
  const doctor = startAlone('doctor');
  doctor.dispatch({ type: 'start' });
  doctor.dispatch({ type: 'signalling', state: 'open' });
  doctor.hear(hereSignal);
  const attempt = doctor.call().trying ?? '';
  expect(kinds(doctor.dispatch({ type: 'retry', attempt }))).toEqual(['repeat']);
  doctor.dispatch({ type: 'connected', attempt });
  expect(doctor.dispatch({ type: 'retry', attempt })).toEqual([]);

  const patient = startAlone('patient');
  patient.dispatch({ type: 'start' });
  patient.dispatch({ type: 'signalling', state: 'open' });
  patient.hear(hereSignal);
  const offer = { kind: 'offer', to: 'patient-me', attempt, sdp: '' } as const;
  expect(kinds(patient.hear(offer))).toEqual(['accept', 'watch']);
  expect(kinds(patient.hear(offer))).toEqual(['repeat']);
  expect(patient.dispatch({ type: 'retry', attempt })).toEqual([]);
  patient.dispatch({ type: 'connected', attempt });
  expect(patient.hear(offer)).toEqual([]);
});

test('F-12 the patient whose attempt leads nowhere asks for another', () => {
  const patient = startAlone('patient');
  patient.dispatch({ type: 'start' });
  patient.dispatch({ type: 'signalling', state: 'open' });
  patient.hear(hereSignal);
  const attempt = 'the-other-0001';
  patient.hear({ kind: 'offer', to: 'patient-me', attempt, sdp: '' });
  expect(kinds(patient.dispatch({ type: 'timeout', attempt }))).toEqual(['close', 'again']);
  expect(kinds(patient.dispatch({ type: 'heartbeat' }))).toEqual(['here', 'again']);
});

test('F-12 addresses that come before their offer are kept for it', () => {
  const patient = startAlone('patient');
  patient.dispatch({ type: 'start' });
  patient.dispatch({ type: 'signalling', state: 'open' });
  patient.hear(hereSignal);
  const attempt = 'the-other-0001';
  const address = { candidate: 'x', sdpMid: '0', sdpMLineIndex: 0 };
  expect(patient.hear({ kind: 'candidate', to: 'patient-me', attempt, ...address })).toEqual([]);
  const effects = patient.hear({ kind: 'offer', to: 'patient-me', attempt, sdp: '' });
  expect(kinds(effects)).toEqual(['accept', 'candidate', 'watch']);
});

test('F-12 one side alone that lost the picture gets a new connection; the old one stays until it stands', () => {
  const { room, patient, doctor } = joined();
  const old = patient.call.live ?? '';
  room.dispatch(patient, { type: 'broken', attempt: old });
  expect(phases(patient, doctor)).toEqual(['reconnecting', 'connected']);
  expect(patient.links.has(old)).toBe(true);
  room.deliverAll();
  expect(phases(patient, doctor)).toEqual(connectedTwice);
  expect(patient.call.live).not.toBe(old);
  expect([...patient.links.keys(), ...doctor.links.keys()]).not.toContain(old);
});

test('F-12 a connection that recovers by itself is connected again', () => {
  const { room, patient } = joined();
  const attempt = patient.call.live ?? '';
  room.dispatch(patient, { type: 'broken', attempt });
  room.dispatch(patient, { type: 'connected', attempt });
  expect(phases(patient)).toEqual(['connected']);
});

test('F-12 another network means another connection, before the old one is missed', () => {
  for (const mover of ['patient', 'doctor'] as const) {
    const { room, patient, doctor } = joined();
    const old = doctor.call.live;
    room.dispatch(mover === 'patient' ? patient : doctor, { type: 'network-change' });
    expect(phases(patient, doctor)).toEqual(connectedTwice);
    room.deliverAll();
    expect(doctor.call.live).not.toBe(old);
    expect(doctor.call.live).toBe(patient.call.live);
  }
});

test('F-12 the picture outlives the line to the server, which says "here" again when it is back', () => {
  const { room, patient, doctor } = joined();
  const { live } = patient.call;
  for (const tab of [patient, doctor]) room.dispatch(tab, { type: 'signalling', state: 'lost' });
  room.dispatch(doctor, { type: 'gone', peer: patient.peer });
  expect(phases(patient, doctor)).toEqual(connectedTwice);
  for (const tab of [patient, doctor]) room.dispatch(tab, { type: 'signalling', state: 'open' });
  room.deliverAll();
  expect([patient.call.live, doctor.call.live, doctor.call.made]).toEqual([live, live, 1]);
  expect(doctor.call.partner?.gone).toBe(false);
});

test('F-12 who is gone from server and screen alike is not waited for as if they were there', () => {
  const { room, patient, doctor } = joined();
  room.crash(patient, true);
  expect(phases(doctor)).toEqual(['waiting']);
  expect(doctor.call.partner).toBeNull();
  expect(doctor.links.size).toBe(0);
});

test('F-12 who says goodbye is gone at once; what of them comes late brings nobody back', () => {
  const { room, patient, doctor } = joined();
  room.dispatch(patient, { type: 'end' });
  room.deliverAll();
  expect(phases(patient, doctor)).toEqual(['ended', 'waiting']);
  for (const frame of [...room.past]) room.hand(frame);
  expect(doctor.call.partner).toBeNull();
  room.enter('patient');
  room.deliverAll();
  expect(phases(doctor)).toEqual(['connected']);
});

test('F-12 a partner who answers nothing, and of whom nobody says that they left, is given up after four attempts', () => {
  const doctor = startAlone('doctor');
  doctor.dispatch({ type: 'start' });
  doctor.dispatch({ type: 'signalling', state: 'open' });
  doctor.hear(hereSignal);
  for (let attempts = 1; attempts <= 4; attempts += 1) {
    expect(doctor.phase()).toBe('connecting');
    doctor.dispatch({ type: 'timeout', attempt: doctor.call().trying ?? '' });
  }
  expect(doctor.phase()).toBe('waiting');
  expect(doctor.call().partner).toBeNull();
  expect(kinds(doctor.hear(hereSignal))).toEqual(['here', 'offer', 'watch']);
});

test('F-12 the newer tab of one person has the call; the older one is told and lets go', () => {
  for (const role of ['patient', 'doctor'] as const) {
    const { room, patient, doctor } = joined();
    const older = role === 'patient' ? patient : doctor;
    const newer = room.enter(role);
    room.deliverAll();
    expect(phases(older, newer)).toEqual(['replaced', 'connected']);
    expect(older.links.size).toBe(0);
    expect(phases(role === 'patient' ? doctor : patient)).toEqual(['connected']);
  }
});

test('F-12 an older tab that slept through it is told when it wakes up, and takes nothing away', () => {
  const { room, patient, doctor } = joined();
  room.dispatch(patient, { type: 'signalling', state: 'lost' });
  const newer = room.enter('patient');
  room.deliverAll();
  expect(phases(doctor, newer)).toEqual(connectedTwice);
  room.dispatch(patient, { type: 'signalling', state: 'open' });
  room.deliverAll();
  expect(phases(patient, doctor, newer)).toEqual(['replaced', ...connectedTwice]);
});

test('F-12 what is for another tab, or comes from nobody who is known, changes nothing', () => {
  const patient = startAlone('patient');
  patient.dispatch({ type: 'start' });
  patient.dispatch({ type: 'signalling', state: 'open' });
  const offer = { kind: 'offer', to: 'patient-me', attempt: 'the-other-0001', sdp: '' } as const;
  expect(patient.hear(offer)).toEqual([]);
  patient.hear(hereSignal);
  expect(patient.hear({ ...offer, to: 'patient-another' })).toEqual([]);
  expect(patient.hear({ ...offer, attempt: 'stranger-0001' }, 'a-stranger')).toEqual([]);
  expect(patient.hear({ kind: 'bye' }, 'patient-other', 'patient')).toEqual([]);
  expect(patient.phase()).toBe('connecting');
});

test('F-12 a line that the server refuses closes the call; after the end nothing happens any more', () => {
  const doctor = startAlone('doctor');
  doctor.dispatch({ type: 'signalling', state: 'open' });
  expect(kinds(doctor.dispatch({ type: 'signalling', state: 'refused' }))).toEqual(['stop']);
  expect(doctor.phase()).toBe('closed');
  for (const event of [
    { type: 'end' },
    { type: 'heartbeat' },
    { type: 'start' },
    { type: 'network-change' },
  ] as const) {
    expect(doctor.dispatch(event)).toEqual([]);
  }
  expect(doctor.hear(hereSignal)).toEqual([]);
});
