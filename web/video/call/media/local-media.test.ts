import { expect, test, vi } from 'vitest';
import { stubDevices } from '#web/testing/video/fake-media.ts';
import { canShareScreen, closeMedia, openMedia, openTrack } from './local-media.ts';
import { computeLevel } from './mic-level.ts';

const opened = async (...args: Parameters<typeof openMedia>) => {
  const { media, trouble } = await openMedia(...args);
  return { camera: media.camera !== null, microphone: media.microphone !== null, trouble };
};
const noTrouble = { camera: null, microphone: null };

test('F-12 camera and microphone are asked for with one question', async () => {
  const { asked } = stubDevices();
  expect(await opened()).toEqual({ camera: true, microphone: true, trouble: noTrouble });
  expect(asked).toEqual(['audio video']);
});

test.each([
  ['NotFoundError', 'missing'],
  ['OverconstrainedError', 'missing'],
  ['NotReadableError', 'busy'],
  ['AbortError', 'busy'],
  ['NotAllowedError', 'denied'],
] as const)(
  'F-12 without a camera (%s) the call goes on with the voice alone, and says why: %s',
  async (error, camera) => {
    const { asked } = stubDevices({ video: error });
    expect(await opened()).toEqual({
      camera: false,
      microphone: true,
      trouble: { camera, microphone: null },
    });
    expect(asked).toEqual(['audio video', 'audio', 'video']);
  },
);

test('F-12 without a microphone the picture alone is sent', async () => {
  stubDevices({ audio: 'NotFoundError' });
  const trouble = { camera: null, microphone: 'missing' };
  expect(await opened()).toEqual({ camera: true, microphone: false, trouble });
});

test('F-12 who said no twice is not asked a third time, unless the camera was allowed before', async () => {
  const denied = { audio: 'NotAllowedError', video: 'NotAllowedError' };
  const { asked } = stubDevices(denied);
  const trouble = { camera: 'denied', microphone: 'denied' };
  expect(await opened()).toEqual({ camera: false, microphone: false, trouble });
  expect(asked).toEqual(['audio video', 'audio']);
  stubDevices({ audio: 'NotAllowedError' }, ['camera']);
  expect(await opened()).toMatchObject({ camera: true, microphone: false });
});

test('F-12 the camera of last time may be at home: another one does', async () => {
  const { asked } = stubDevices({ 'video:desk': 'OverconstrainedError' });
  expect(await opened({ camera: 'desk', microphone: 'headset' })).toMatchObject({ trouble: noTrouble });
  expect(asked).toEqual(['audio:headset video:desk', 'audio:headset', 'video:desk', 'video']);
});

test('F-12 a page without https gets nothing from the browser, and says so', async () => {
  stubDevices();
  vi.stubGlobal('navigator', {});
  const trouble = { camera: 'insecure', microphone: 'insecure' };
  expect(await opened()).toEqual({ camera: false, microphone: false, trouble });
  expect(canShareScreen()).toBe(false);
});

test('F-12 closing turns camera and microphone off', async () => {
  const { tracks } = stubDevices();
  closeMedia((await openMedia()).media);
  expect(tracks.map(({ readyState }) => readyState)).toEqual(['ended', 'ended']);
});

test('F-12 one device by its id, or a reason why not', async () => {
  const { asked } = stubDevices({ 'audio:gone': 'NotFoundError' });
  await openTrack('camera', 'phone');
  await expect(openTrack('microphone', 'gone')).rejects.toMatchObject({ name: 'NotFoundError' });
  expect(asked).toEqual(['video:phone', 'audio:gone']);
});

test('F-12 the meter is empty in silence, and full at a voice close by', () => {
  expect(computeLevel(new Float32Array(8))).toBe(0);
  expect(computeLevel(new Float32Array(0))).toBe(0);
  expect(computeLevel(new Float32Array(8).fill(0.125))).toBeCloseTo(0.5);
  expect(computeLevel(new Float32Array(8).fill(-1))).toBe(1);
});
