import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { vi } from 'vitest';
import { consentVersion } from '#contract/video/consultations.ts';
import type { Output } from '#web/api/client.ts';
import { sessionStore } from '#web/api/session.ts';
import { VisitRoom } from '#web/screens/visit-room/visit-room.tsx';
import { type OpenedMedia, openMedia } from '#web/video/call/media/local-media.ts';
import type { CallState, VisitCall } from '#web/video/call/visit-call.ts';
import { encodeToken } from '../accounts/log-in.ts';
import { openPage } from '../open-page.tsx';
import type { FakeServer } from '../server.ts';

const appointmentId = 'APT-000001';
/** 16:25 in India; the visit starts at 16:30 and its room closes at 18:00. */
export const now = Date.parse('2026-11-26T10:55:00Z');

type Room = Output<'GET /consultations/:appointmentId'>;
const people = {
  patient: { role: 'patient', name: 'Asha Menon', photo: null },
  doctor: { role: 'doctor', name: 'Dr. Ananya Rao', photo: null },
} as const;

export function room(role: 'patient' | 'doctor', more: Partial<Room> = {}): Room {
  return {
    appointmentId,
    opensAt: '2026-11-26T10:50:00.000Z',
    startsAt: '2026-11-26T11:00:00.000Z',
    endsAt: '2026-11-26T11:30:00.000Z',
    closesAt: '2026-11-26T12:30:00.000Z',
    now: new Date().toISOString(),
    reason: 'Chest Pain',
    me: people[role],
    other: people[role === 'patient' ? 'doctor' : 'patient'],
    provider: { kind: 'builtin', iceServers: [{ urls: ['stun:stun.example'] }] },
    consent: { at: '2026-11-26T10:52:00.000Z', version: consentVersion },
    ...more,
  };
}

const quiet: CallState = {
  phase: 'waiting',
  signalling: 'open',
  other: { present: false, microphone: false, camera: false, sharing: false },
  remote: null,
  local: null,
  microphone: true,
  camera: true,
  sharing: false,
  quality: null,
  audioOnly: false,
  connectedAt: null,
  messages: [],
};

export class FakeCall implements VisitCall {
  #state = quiet;
  readonly #listeners = new Set<() => void>();
  /** False drops chat messages. */
  hears = true;
  readonly setMicrophone = vi.fn((microphone: boolean) => this.become({ microphone }));
  readonly setCamera = vi.fn((camera: boolean) => this.become({ camera }));
  readonly chooseDevice = vi.fn(async () => {});
  readonly share = vi.fn(async () => {});
  readonly say = vi.fn((_text: string) => this.hears);
  readonly end = vi.fn(() => this.become({ phase: 'ended' }));
  readonly state = () => this.#state;
  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  become(change: Partial<CallState>): void {
    this.#state = { ...this.#state, ...change };
    act(() => {
      for (const listener of this.#listeners) listener();
    });
  }

  /** Both are connected, with audio and video. */
  connect(more: Partial<CallState> = {}): void {
    const other = { present: true, microphone: true, camera: true, sharing: false };
    this.become({
      phase: 'connected',
      remote: new MediaStream(),
      other,
      connectedAt: now,
      quality: 'good',
      ...more,
    });
  }
}

function track(kind: 'audio' | 'video') {
  return {
    kind,
    stop: vi.fn(),
    getSettings: () => ({ deviceId: `${kind}-1` }),
  } as unknown as MediaStreamTrack;
}

export function createOpenedMedia(trouble: Partial<OpenedMedia['trouble']> = {}): OpenedMedia {
  return {
    media: {
      stream: new MediaStream(),
      microphone: trouble.microphone ? null : track('audio'),
      camera: trouble.camera ? null : track('video'),
    },
    trouble: { camera: null, microphone: null, ...trouble },
  };
}

/** The parts of a browser with calls that jsdom lacks. */
function stubCalls(): void {
  vi.stubGlobal(
    'MediaStream',
    class {
      getVideoTracks = () => [];
    },
  );
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
  HTMLMediaElement.prototype.play = async () => {};
}

/** Before each test: dialogs, calls and the devices of a browser, and a clock stopped before the visit. */
export function setUpVisits(): void {
  vi.useFakeTimers({ shouldAdvanceTime: true, now });
  stubCalls();
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.mocked(openMedia).mockImplementation(async () => createOpenedMedia());
}

export function cleanUpVisits(): void {
  cleanup();
  vi.unstubAllGlobals();
  vi.runOnlyPendingTimers(); // toasts hide
  vi.restoreAllMocks();
  window.localStorage.clear();
}

export const click = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }));
export const title = (name: string | RegExp) => screen.findByRole('heading', { level: 3, name });

export const announcements = () =>
  screen
    .getAllByRole('log')
    .map(({ textContent }) => textContent)
    .join();

function Opener({ onClosed }: { readonly onClosed: () => void }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Join
      </button>
      {open && (
        <VisitRoom
          appointmentId={appointmentId}
          onClose={() => {
            setOpen(false);
            onClosed();
          }}
        />
      )}
    </>
  );
}

/** Opens the room by a button, as screens do. */
export async function openRoom(
  server: FakeServer,
  role: 'patient' | 'doctor',
): Promise<{ closed: () => void }> {
  sessionStore.logIn(encodeToken({ role, name: people[role].name }));
  const closed = vi.fn();
  openPage(server, [
    { path: '/', element: <Opener onClosed={closed} /> },
    { path: '*', element: <h1>Elsewhere</h1> },
  ]);
  const join = screen.getByRole('button', { name: 'Join' });
  join.focus();
  act(() => join.click());
  return { closed };
}
