import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isHamsRoom, parseMeetingLink } from './meeting-links.ts';

const service = (room: string) => ({ kind: 'service', room });
const noLink = { kind: 'none' };
const elsewhere = { kind: 'elsewhere' };

describe('F-11 what a meeting link names', () => {
  test.each([
    [null, noLink],
    ['', noLink],
    ['  ', noLink],
    ['Link', noLink],
    [' Link ', noLink],
    ['https://meet.jit.si/Link', noLink],
    ['https://meet.jit.si/', service('')],
    ['http://MEET.jit.si', service('')],
    ['https://meet.jit.si//', service('')],
    ['https://meet.jit.si/HAMS_1', service('HAMS_1')],
    [' HTTPS://Meet.Jit.Si/HAMS_1/ ', service('HAMS_1')],
    ['meet.jit.si/HAMS_1', service('HAMS_1')],
    ['https://meet.jit.si/clinic/HAMS_1', service('clinic/HAMS_1')],
    // An address could carry settings of the meeting, and tokens.
    ['https://meet.jit.si/HAMS_1?jwt=x#config.startSilent=true', service('HAMS_1')],
    ['hams-3xY_', { kind: 'name', room: 'hams-3xY_' }],
    // The word is a placeholder only on its own and in this letter case.
    ['link', { kind: 'name', room: 'link' }],
    ['Linköping', { kind: 'name', room: 'Linköping' }],
    ['https://meet.jit.si.example.org/Room', elsewhere],
    ['https://example.org/meet.jit.si/Room', elsewhere],
    ['https://meet.jit.si@example.org/Room', elsewhere],
    ['https://meet.jit.si:8443/Room', elsewhere],
    ['ftp://meet.jit.si/Room', elsewhere],
    ['javascript:alert(1)', elsewhere],
    ['//example.org/Room', elsewhere],
    ['Room?x', elsewhere],
  ])('F-11 %j', (link, read) => {
    expect(parseMeetingLink(link)).toEqual(read);
  });

  test('F-11 the host is the clinic’s own where it has one', () => {
    const host = 'video.clinic.in:8443';
    expect(parseMeetingLink('https://video.clinic.in:8443/Room', host)).toEqual(service('Room'));
    expect(parseMeetingLink('https://meet.jit.si/Room', host)).toEqual(elsewhere);
  });

  test('F-11 a room never says more than a path', () => {
    const text = fc.oneof(
      fc.string(),
      fc.string().map((rest) => `https://meet.jit.si/${rest}`),
    );
    fc.assert(
      fc.property(text, (link) => {
        const read = parseMeetingLink(link);
        if (read.kind !== 'name' && read.kind !== 'service') return;
        expect(read.room).not.toMatch(/[?#]|^\/|^\s*Link\s*$/);
        if (read.kind === 'name') expect(read.room).not.toBe('');
      }),
    );
  });
});

test.each([
  ['hams-AAAAAAAAAAAAAAAAAAAA_-', true],
  ['hams-AAAAAAAAAAAAAAAAAAAAA', false],
  ['hams-AAAAAAAAAAAAAAAAAAAAAAA', false],
  ['HAMS-AAAAAAAAAAAAAAAAAAAA_-', false],
  ['https://meet.jit.si/hams-AAAAAAAAAAAAAAAAAAAA_-', false],
  ['Link', false],
])('F-11 %s is a room of our own making: %s', (link, own) => {
  expect(isHamsRoom(link)).toBe(own);
});
