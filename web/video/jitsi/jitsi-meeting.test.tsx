import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { JitsiMeeting } from './jitsi-meeting.tsx';
import type { JitsiOptions } from './load-jitsi.ts';

const meetings: {
  host: string;
  options: JitsiOptions;
  heard: Record<string, () => void>;
  dispose: () => void;
}[] = [];
class ExternalApi {
  readonly heard: Record<string, () => void> = {};
  readonly dispose = vi.fn();
  constructor(host: string, options: JitsiOptions) {
    meetings.push({ host, options, heard: this.heard, dispose: this.dispose });
  }
  addListener(event: string, listener: () => void) {
    this.heard[event] = listener;
  }
}
const scripts = () => [...document.head.querySelectorAll('script')];
const left = vi.fn();
const renderMeeting = () =>
  render(
    <JitsiMeeting
      host="meet.clinic.example"
      room="HAMS_Meeting_1234"
      displayName="Asha Menon"
      onLeft={left}
    />,
  );
async function answer(event: 'load' | 'error') {
  await act(async () => void scripts().at(-1)?.dispatchEvent(new Event(event)));
}

beforeEach(() => {
  meetings.length = 0;
  left.mockReset();
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  for (const script of scripts()) script.remove();
  delete window.JitsiMeetExternalAPI;
});

test('H-38 the external API comes from the configured host and opens the room without its pre-join page and watermark', async () => {
  renderMeeting();
  expect(scripts().map(({ src }) => src)).toEqual(['https://meet.clinic.example/external_api.js']);
  screen.getByText(/Connecting to the video service/);
  window.JitsiMeetExternalAPI = ExternalApi;
  await answer('load');
  const [{ host, options } = { host: '', options: null }] = meetings;
  expect(host).toBe('meet.clinic.example');
  expect({ ...options, parentNode: null }).toEqual({
    roomName: 'HAMS_Meeting_1234',
    parentNode: null,
    width: '100%',
    height: '100%',
    userInfo: { displayName: 'Asha Menon' },
    configOverwrite: {
      prejoinPageEnabled: false,
      prejoinConfig: { enabled: false },
      disableDeepLinking: true,
    },
    interfaceConfigOverwrite: {
      SHOW_JITSI_WATERMARK: false,
      SHOW_WATERMARK_FOR_GUESTS: false,
      SHOW_BRAND_WATERMARK: false,
    },
  });
  expect(options?.parentNode.isConnected).toBe(true);
  expect(screen.queryByText(/Connecting/)).toBeNull();
});

test.each(['readyToClose', 'videoConferenceLeft'])(
  'H-38 %s ends it, and nothing is left of it',
  async (event) => {
    window.JitsiMeetExternalAPI = ExternalApi;
    const { unmount } = renderMeeting();
    await act(async () => {});
    expect(scripts()).toEqual([]);
    act(() => meetings[0]?.heard[event]?.());
    expect(left).toHaveBeenCalledOnce();
    unmount();
    expect(meetings[0]?.dispose).toHaveBeenCalledOnce();
  },
);

test.each([
  ['the script cannot be had', 'error'],
  ['something else answers', 'load'],
] as const)('H-38 when %s it says so, and tries again', async (_, event) => {
  renderMeeting();
  await answer(event);
  screen.getByText('The video service meet.clinic.example isn’t responding.');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(scripts()).toHaveLength(1);
  window.JitsiMeetExternalAPI = ExternalApi;
  await answer('load');
  expect(meetings).toHaveLength(1);
  expect(screen.queryByText(/isn’t responding/)).toBeNull();
});

test('H-38 whoever left while it was loading is not in it', async () => {
  const { unmount } = renderMeeting();
  unmount();
  window.JitsiMeetExternalAPI = ExternalApi;
  await answer('load');
  expect(meetings).toEqual([]);
});
