import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { defaultTimeZone, instantOf } from './calendar-days.ts';
import { type JoinFacts, joinVerdict } from './join-window.ts';
import { minutesOf } from './slot-grid.ts';

/** The instant of a reading of the clinic's clock, such as `2026-11-26 00:30`. */
function inIndia(reading: string): number {
  const [day = '', time = ''] = reading.split(' ');
  return instantOf(day, minutesOf(time) ?? Number.NaN, defaultTimeZone);
}
const visit = (start: string, more: Partial<JoinFacts> = {}): JoinFacts => ({
  consultStatus: 'Online',
  startsAt: inIndia(start),
  meetLink: 'hams-room',
  ...more,
});
const open = { state: 'open', room: 'hams-room' };

describe('F-11 the room opens at date and slot, and stays open', () => {
  test.each([
    ['2026-11-26 16:30', '2026-11-26 16:30', open],
    ['2026-11-26 16:30', '2026-11-26 16:31', open],
    ['2026-11-26 16:30', '2026-11-27 09:00', open],
    ['2026-11-26 16:30', '2026-11-26 16:29', { state: 'before-start' }],
    ['2026-11-26 16:30', '2026-11-25 17:00', { state: 'before-start' }],
    // While it is still yesterday by UTC.
    ['2026-11-26 09:00', '2026-11-26 00:30', { state: 'before-start' }],
    ['2026-11-26 09:00', '2026-11-26 05:29', { state: 'before-start' }],
    ['2026-11-25 16:45', '2026-11-26 00:30', open],
    ['2026-11-25 16:45', '2026-11-26 05:29', open],
  ])('F-11 a visit on %s, at %s', (start, now, verdict) => {
    expect(joinVerdict(visit(start), inIndia(now))).toEqual(verdict);
  });

  test('F-11 to the millisecond', () => {
    const start = inIndia('2026-11-26 16:30');
    expect(joinVerdict(visit('2026-11-26 16:30'), start - 1)).toEqual({ state: 'before-start' });
    expect(joinVerdict(visit('2026-11-26 16:30'), start)).toEqual(open);
  });
});

describe('F-11 the room comes from the link', () => {
  const after = inIndia('2026-11-26 17:00');
  const verdictOf = (meetLink: string | null, host?: string) =>
    joinVerdict(visit('2026-11-26 16:30', { meetLink }), after, host);

  test.each([[null], [''], ['  '], ['Link'], [' Link ']])('F-11 %j is missing or invalid', (link) => {
    expect(verdictOf(link)).toEqual({ state: 'no-link' });
  });

  test.each([
    ['https://meet.jit.si/'],
    ['https://meet.jit.si'],
    ['http://meet.jit.si/'],
    [' https://MEET.jit.si/ '],
  ])('F-11 of %j nothing is left', (link) => {
    expect(verdictOf(link)).toEqual({ state: 'no-room' });
  });

  test.each([
    ['https://meet.jit.si/HAMS_1', 'HAMS_1'],
    ['HTTPS://Meet.Jit.Si/HAMS_1', 'HAMS_1'],
    ['hams-3xY_', 'hams-3xY_'],
    // The word counts as a placeholder only when it stands alone (letter case included).
    ['link', 'link'],
    ['Linköping', 'Linköping'],
    // Not the meeting service's host.
    ['https://meet.jit.si.example.org/Room', 'https://meet.jit.si.example.org/Room'],
    ['https://example.org/meet.jit.si/Room', 'https://example.org/meet.jit.si/Room'],
  ])('F-11 %j is the room %j', (link, room) => {
    expect(verdictOf(link)).toEqual({ state: 'open', room });
  });

  test('F-11 the host is the clinic’s own where it has one', () => {
    expect(verdictOf('https://video.clinic.in/Room', 'video.clinic.in')).toEqual({
      state: 'open',
      room: 'Room',
    });
  });
});

test('F-11 a visit in the clinic has no room, whatever its link and the time', () => {
  fc.assert(
    fc.property(fc.option(fc.string()), fc.integer(), (meetLink, now) => {
      const offline = visit('2026-11-26 16:30', { consultStatus: 'Offline', meetLink });
      expect(joinVerdict(offline, now)).toEqual({ state: 'in-clinic' });
    }),
  );
});

test('F-11 an open room always has a name', () => {
  fc.assert(
    fc.property(fc.string(), (meetLink) => {
      const verdict = joinVerdict(visit('2026-11-26 16:30', { meetLink }), inIndia('2026-11-27 09:00'));
      if (verdict.state === 'open') expect(verdict.room.trim()).not.toBe('');
    }),
  );
});
