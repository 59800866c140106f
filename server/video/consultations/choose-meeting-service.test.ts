import { expect, test } from 'vitest';
import { parseConfig } from '#server/platform/config/config.ts';
import { chooseMeetingService } from './choose-meeting-service.ts';

const builtin = { kind: 'builtin' };
const jitsi = (room: string, host = 'meet.jit.si') => ({ kind: 'jitsi', host, room });
const chooseService = (link: string | null, settings: Record<string, string>) =>
  chooseMeetingService(link, parseConfig(settings).video);

test.each([
  ['hams-AAAAAAAAAAAAAAAAAAAA_-', 'hams-AAAAAAAAAAAAAAAAAAAA_-'],
  ['https://meet.jit.si/HAMS_1', 'HAMS_1'],
  ['https://meet.jit.si/HAMS_1#config.prejoinConfig.enabled=true', 'HAMS_1'],
  [null, 'HAMS_Meeting_1234'],
  ['Link', 'HAMS_Meeting_1234'],
  ['https://meet.jit.si/', 'HAMS_Meeting_1234'],
  ['https://example.org/Room', 'HAMS_Meeting_1234'],
])('H-38 Jitsi as set: the link %j is the room %s', (link, room) => {
  expect(chooseService(link, { VIDEO_PROVIDER: 'jitsi' })).toEqual(jitsi(room));
});

test('H-38 a link on the Jitsi host always opens Jitsi; every other link is a call between the two tabs', () => {
  const settings = { JITSI_HOST: 'video.clinic.in' };
  expect(chooseService('https://video.clinic.in/Room', settings)).toEqual(jitsi('Room', 'video.clinic.in'));
  expect(chooseService('hams-AAAAAAAAAAAAAAAAAAAA_-', settings)).toEqual(builtin);
  expect(chooseService('https://meet.jit.si/Room', settings)).toEqual(builtin);
  expect(chooseService('https://example.org/Room', settings)).toEqual(builtin);
});

test('H-38 without a Jitsi host nothing leaves the two tabs', () => {
  expect(chooseService('https://meet.jit.si/Room', {})).toEqual(builtin);
  expect(chooseService('hams-AAAAAAAAAAAAAAAAAAAA_-', {})).toEqual(builtin);
});
