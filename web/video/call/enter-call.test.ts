import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FakeConnection } from '#web/testing/video/fake-connection.ts';
import { stubDevices } from '#web/testing/video/fake-media.ts';
import { openSignalRoom } from '#web/testing/video/signal-room.ts';
import type { VisitCall } from './visit-call.ts';

const start = Date.UTC(2026, 10, 21, 10);

beforeEach(() => {
  vi.useFakeTimers({ now: start });
  stubDevices();
  FakeConnection.all = [];
  vi.stubGlobal('RTCPeerConnection', FakeConnection);
});
afterEach(() => void window.dispatchEvent(new Event('pagehide'))); // ends calls that are still open

const settle = () => vi.advanceTimersByTimeAsync(0);
const phases = (...calls: { call: VisitCall }[]) => calls.map(({ call }) => call.state().phase);

async function joined() {
  const enter = openSignalRoom();
  const patient = enter('patient');
  const doctor = enter('doctor');
  for (const { line } of [patient, doctor]) line('open');
  await settle();
  return { enter, patient, doctor };
}

test('F-12 two who enter see and hear each other, and know what the other sends', async () => {
  const { patient, doctor } = await joined();
  expect(phases(patient, doctor)).toEqual(['connected', 'connected']);
  const { remote, other, connectedAt, signalling } = patient.call.state();
  expect(remote?.getTracks()).toHaveLength(2);
  expect(other).toEqual({ present: true, microphone: true, camera: true, sharing: false });
  expect([connectedAt, signalling]).toEqual([start, 'open']);
  // Each side sends two tracks, regardless of who made the offer.
  for (const { transceivers } of FakeConnection.all) {
    expect(transceivers.map(({ direction }) => direction)).toEqual(['sendrecv', 'sendrecv']);
    expect(transceivers.map(({ sender }) => sender.track?.kind)).toEqual(['audio', 'video']);
    expect(transceivers.map(({ sender }) => sender.parameters.encodings[0])).toMatchObject([
      { maxBitrate: 40_000, priority: 'high' },
      { maxBitrate: 1_200_000, active: true },
    ]);
  }
  expect(FakeConnection.all.flatMap(({ heard }) => heard)).toHaveLength(2);
});

test('F-12 before the visit is due both wait; then they connect by themselves', async () => {
  const enter = openSignalRoom();
  const calls = [enter('patient', start + 60_000), enter('doctor', start + 60_000)];
  for (const { line } of calls) line('open');
  await vi.advanceTimersByTimeAsync(59_000);
  expect(phases(...calls)).toEqual(['waiting', 'waiting']);
  expect(calls.map(({ call }) => call.state().other.present)).toEqual([true, true]);
  await vi.advanceTimersByTimeAsync(1000);
  expect(phases(...calls)).toEqual(['connected', 'connected']);
});

test('F-12 chat, mute and a camera that is off are seen on the other side', async () => {
  const { patient, doctor } = await joined();
  expect(patient.call.say('Good morning, doctor')).toBe(true);
  expect(patient.call.say('x'.repeat(2001))).toBe(false);
  doctor.call.setMicrophone(false);
  doctor.call.setCamera(false);
  await settle();
  expect(doctor.call.state().messages).toMatchObject([{ mine: false, text: 'Good morning, doctor' }]);
  expect(patient.call.state().messages).toMatchObject([{ mine: true, text: 'Good morning, doctor' }]);
  expect(patient.call.state().other).toMatchObject({ microphone: false, camera: false });
  expect(doctor.tracks.camera.readyState).toBe('ended');
});

test('F-12 a message that fell into a gap arrives with the next connection, once', async () => {
  const { patient, doctor } = await joined();
  const [offering] = FakeConnection.all;
  if (offering) offering.channel.send = () => {};
  expect(doctor.call.say('Can you hear me?')).toBe(true);
  offering?.become('disconnected');
  expect(phases(doctor)).toEqual(['reconnecting']);
  expect(doctor.call.say('Hello?')).toBe(false);
  await settle();
  expect(phases(patient, doctor)).toEqual(['connected', 'connected']);
  expect(patient.call.state().messages.map(({ text }) => text)).toEqual(['Can you hear me?']);
  expect(doctor.call.state().messages).toHaveLength(1);
});

test('F-12 the call goes on while the line to the server is lost, and says so', async () => {
  const { patient, doctor } = await joined();
  const { remote } = patient.call.state();
  patient.line('offline');
  expect(patient.call.state()).toMatchObject({ phase: 'connected', signalling: 'lost' });
  patient.line('open');
  await settle();
  expect(patient.call.state()).toMatchObject({ phase: 'connected', signalling: 'open' });
  expect(patient.call.state().remote).toBe(remote);
  expect(phases(doctor)).toEqual(['connected']);
  expect(FakeConnection.all).toHaveLength(2);
});

test('F-12 End Call turns everything off here, and the other side waits', async () => {
  const { patient, doctor } = await joined();
  patient.call.end();
  await settle();
  expect(phases(patient, doctor)).toEqual(['ended', 'waiting']);
  expect(Object.values(patient.tracks).map(({ readyState }) => readyState)).toEqual(['ended', 'ended']);
  expect(patient.isClosed()).toBe(true);
  expect(doctor.call.state()).toMatchObject({ remote: null, connectedAt: start, other: { present: false } });
  expect(new Set(FakeConnection.all.map(({ connectionState }) => connectionState))).toEqual(
    new Set(['closed']),
  );
  patient.call.end();
  patient.call.setCamera(true);
  expect(patient.call.say('Anybody?')).toBe(false);
  expect(vi.getTimerCount()).toBe(1); // the doctor's heartbeat: they are still there
});

test('F-12 a tab that is closed or reloaded says goodbye; the new one is connected at once', async () => {
  const { enter, patient, doctor } = await joined();
  window.dispatchEvent(new Event('pagehide'));
  await settle();
  expect(phases(patient, doctor)).toEqual(['ended', 'ended']);
  const again = [enter('patient'), enter('doctor')];
  for (const { line } of again) line('open');
  await settle();
  expect(phases(...again)).toEqual(['connected', 'connected']);
});

test('F-12 a second tab of the same person takes the call over', async () => {
  const { enter, patient, doctor } = await joined();
  await vi.advanceTimersByTimeAsync(1000);
  const second = enter('patient');
  second.line('open');
  await settle();
  expect(phases(patient, second, doctor)).toEqual(['replaced', 'connected', 'connected']);
  expect(patient.isClosed()).toBe(true);
});

test('F-12 who is refused by the server is out of the room', async () => {
  const { patient } = await joined();
  patient.line('refused');
  expect(phases(patient)).toEqual(['closed']);
  expect(patient.tracks.camera.readyState).toBe('ended');
});

test('F-12 a line too poor for a picture carries the voice alone, says so to both, and tries again', async () => {
  const { patient, doctor } = await joined();
  const [offering] = FakeConnection.all;
  const pair = { type: 'candidate-pair', nominated: true, state: 'succeeded', availableOutgoingBitrate: 1e6 };
  if (offering) offering.stats = [{ ...pair, currentRoundTripTime: 1.5 }];
  await vi.advanceTimersByTimeAsync(4000);
  expect(doctor.call.state()).toMatchObject({ quality: 'poor', audioOnly: false });
  await vi.advanceTimersByTimeAsync(4000);
  expect(doctor.call.state().audioOnly).toBe(true);
  expect(patient.call.state().other).toMatchObject({ camera: false, microphone: true });
  const getVideoEncoding = () => offering?.transceivers[1]?.sender.parameters.encodings[0];
  expect(getVideoEncoding()).toMatchObject({ active: false });
  if (offering) offering.stats = [{ ...pair, currentRoundTripTime: 0.1 }];
  await vi.advanceTimersByTimeAsync(10_000);
  expect(doctor.call.state()).toMatchObject({ quality: 'good', audioOnly: false });
  expect(getVideoEncoding()).toMatchObject({ active: true, maxBitrate: 1_200_000 });
});

test('F-12 an attempt that the browser cannot make is followed by another', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const closed = vi.spyOn(FakeConnection.prototype, 'close');
  const enter = openSignalRoom();
  const [patient, doctor] = [enter('patient'), enter('doctor')];
  class Broken extends FakeConnection {
    override setLocalDescription = async () => {
      throw new DOMException('Out of memory', 'OperationError');
    };
  }
  vi.stubGlobal('RTCPeerConnection', Broken);
  for (const { line } of [patient, doctor]) line('open');
  await settle();
  expect(phases(patient, doctor)).toEqual(['connecting', 'connecting']);
  expect(warn).toHaveBeenCalled();
  vi.stubGlobal('RTCPeerConnection', FakeConnection);
  await vi.advanceTimersByTimeAsync(8000);
  expect(phases(patient, doctor)).toEqual(['connected', 'connected']);
  expect(closed).toHaveBeenCalled();
  warn.mockRestore();
});
