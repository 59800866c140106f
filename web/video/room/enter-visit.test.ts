import { beforeEach, expect, test, vi } from 'vitest';
import { openSignals } from '#web/platform/live/open-signals.ts';
import { FakeCall, room } from '#web/testing/screens/visit-room.tsx';
import { enterCall } from '#web/video/call/enter-call.ts';
import type { LocalMedia } from '#web/video/call/visit-call.ts';
import { enterVisit } from './enter-visit.ts';

vi.mock('#web/video/call/enter-call.ts', () => ({ enterCall: vi.fn() }));
vi.mock('#web/platform/live/open-signals.ts', () => ({ openSignals: vi.fn(() => ({ peer: 'tab' })) }));

const media = { stream: {}, microphone: null, camera: null } as LocalMedia;
let call: FakeCall;
beforeEach(() => {
  vi.clearAllMocks();
  call = new FakeCall();
  vi.mocked(enterCall).mockReturnValue(call);
});

test('F-12 the call is entered with what the room says, by the clock of the server', () => {
  const provider = {
    kind: 'builtin' as const,
    iceServers: [
      { urls: ['stun:a.example'] },
      { urls: ['turn:b.example'], username: 'user', credential: 'secret' },
    ],
  };
  const ahead = 7 * 60_000;
  const entered = enterVisit(
    { ...room('doctor', { provider }), ahead },
    { media, camera: true, microphone: true },
  );
  expect(entered).toBe(call);
  expect(openSignals).toHaveBeenCalledExactlyOnceWith('APT-000001');
  const [options] = vi.mocked(enterCall).mock.lastCall ?? [];
  expect(options).toMatchObject({
    signals: { peer: 'tab' },
    role: 'doctor',
    media,
    mayConnectFrom: Date.parse('2026-11-26T11:00:00Z'),
  });
  expect(options?.iceServers).toEqual(provider.iceServers);
  const before = Date.now() + ahead;
  expect(options?.now()).toBeGreaterThanOrEqual(before);
  expect(options?.now()).toBeLessThanOrEqual(Date.now() + ahead);
  expect(call.setCamera).not.toHaveBeenCalled();
  expect(call.setMicrophone).not.toHaveBeenCalled();
});

test('F-12 what was switched off at the door is off in the call', () => {
  enterVisit({ ...room('patient'), ahead: 0 }, { media, camera: false, microphone: false });
  expect(call.setCamera).toHaveBeenCalledExactlyOnceWith(false);
  expect(call.setMicrophone).toHaveBeenCalledExactlyOnceWith(false);
});
