import { waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { type FakeTrack, stubDevices } from '#web/testing/video/fake-media.ts';
import { openMedia } from './local-media.ts';
import { createOwnMedia } from './own-media.ts';
import type { SendMedia } from './send-media.ts';

/** The own side of a call with fake devices; `sent` is the media currently sent. */
async function ownSide(errors: Record<string, string> = {}) {
  const devices = stubDevices(errors);
  const { media } = await openMedia();
  const sent: { voice: string | null; picture: string | null } = { voice: null, picture: null };
  const getDeviceId = (track: MediaStreamTrack | null) => track?.getSettings().deviceId ?? null;
  const send: SendMedia = {
    stream: media.stream,
    attach: () => () => {},
    sendVoice: (track) => {
      sent.voice = getDeviceId(track);
    },
    sendPicture: (track, picture) => {
      sent.picture = track && `${picture} ${getDeviceId(track)}`;
    },
    adapt: () => {},
  };
  const changes = vi.fn();
  const own = createOwnMedia(media, send, changes);
  const seen = () => {
    const { microphone, camera, sharing } = own.state();
    return [microphone && 'voice', camera && 'camera', sharing && 'screen'].filter(Boolean).join(' ');
  };
  await waitFor(() => expect(changes).toHaveBeenCalled());
  return {
    devices,
    sent,
    own,
    seen,
    live: () => devices.tracks.filter((each) => each.readyState === 'live'),
  };
}
const describeTracks = (tracks: readonly FakeTrack[]) =>
  tracks.map(({ kind, device }) => `${kind} ${device}`);

test('F-12 what was opened before the call is sent in it', async () => {
  const { seen, sent, own } = await ownSide();
  expect(seen()).toBe('voice camera');
  expect(sent).toEqual({ voice: 'default', picture: 'camera default' });
  expect(own.state().local?.getVideoTracks()).toHaveLength(1);
});

test('F-12 a muted microphone stays open but silent; a camera that is off is closed, with its light', async () => {
  const { seen, sent, own, live } = await ownSide();
  own.setMicrophone(false);
  own.setCamera(false);
  expect(seen()).toBe('');
  await waitFor(() => expect(sent.picture).toBeNull());
  expect(describeTracks(live())).toEqual(['audio default']);
  expect(live()[0]?.enabled).toBe(false);
  expect(own.state().local).toBeNull();
  own.setMicrophone(true);
  own.setCamera(true);
  await waitFor(() => expect(seen()).toBe('voice camera'));
  expect(live().every(({ enabled }) => enabled)).toBe(true);
  expect(sent.picture).toBe('camera default');
});

test('F-12 whoever taps the camera quickly gets what they tapped last', async () => {
  const { seen, own, live } = await ownSide();
  for (const on of [false, true, false, true, false]) own.setCamera(on);
  await waitFor(() => expect(describeTracks(live())).toEqual(['audio default']));
  expect(seen()).toBe('voice');
});

test('F-12 a camera that cannot be opened leaves its button off', async () => {
  const { seen, own, devices } = await ownSide({ video: 'NotFoundError' });
  expect(seen()).toBe('voice');
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  own.setCamera(true);
  await waitFor(() => expect(warn).toHaveBeenCalled());
  expect(seen()).toBe('voice');
  devices.errors.clear();
  own.setCamera(true);
  await waitFor(() => expect(seen()).toBe('voice camera'));
  warn.mockRestore();
});

test('F-12 another camera takes over, the one before closed first; muted stays muted with another microphone', async () => {
  const { seen, sent, own, live } = await ownSide();
  own.setMicrophone(false);
  await own.chooseDevice('camera', 'back');
  await own.chooseDevice('microphone', 'headset');
  expect(describeTracks(live()).sort()).toEqual(['audio headset', 'video back']);
  await waitFor(() => expect(sent).toEqual({ voice: 'headset', picture: 'camera back' }));
  expect(seen()).toBe('camera');
  expect(live().find(({ kind }) => kind === 'audio')?.enabled).toBe(false);
});

test('F-12 a device that cannot be opened is refused, and the one before goes on', async () => {
  const { seen, sent, own, live } = await ownSide({ 'video:broken': 'NotReadableError' });
  await expect(own.chooseDevice('camera', 'broken')).rejects.toMatchObject({ name: 'NotReadableError' });
  await waitFor(() => expect(seen()).toBe('voice camera'));
  expect(describeTracks(live()).sort()).toEqual(['audio default', 'video default']);
  expect(sent.picture).toBe('camera default');
});

test('F-12 the screen takes the place of the camera, until it is stopped here or by the bar of the browser', async () => {
  const { seen, sent, own, devices } = await ownSide();
  await own.share(true);
  await waitFor(() => expect(sent.picture).toBe('screen screen'));
  expect(seen()).toBe('voice camera screen');
  await own.share(false);
  await waitFor(() => expect(sent.picture).toBe('camera default'));
  await own.share(true);
  devices.tracks.at(-1)?.end();
  await waitFor(() => expect(sent.picture).toBe('camera default'));
  expect(seen()).toBe('voice camera');
});

test('F-12 who declines to share their screen goes on as before', async () => {
  const { seen, own } = await ownSide({ screen: 'NotAllowedError' });
  await expect(own.share(true)).rejects.toMatchObject({ name: 'NotAllowedError' });
  expect(seen()).toBe('voice camera');
});

test('F-12 a microphone that is unplugged is replaced by another', async () => {
  const { seen, sent, own, devices } = await ownSide();
  await own.chooseDevice('microphone', 'headset');
  await waitFor(() => expect(sent.voice).toBe('headset'));
  devices.tracks.at(-1)?.end();
  await waitFor(() => expect(sent.voice).toBe('default'));
  expect(seen()).toBe('voice camera');
});

test('F-12 at the end everything is off, whatever is still being opened', async () => {
  const { seen, own, live } = await ownSide();
  await own.share(true);
  own.setCamera(false);
  own.setCamera(true);
  own.stop();
  expect(seen()).toBe('');
  expect(own.state().local).toBeNull();
  await waitFor(() => expect(live()).toEqual([]));
  own.setCamera(true);
  own.setMicrophone(true);
  await expect(own.chooseDevice('camera', 'back')).resolves.toBeUndefined();
  expect(live()).toEqual([]);
});
