import { globSync, readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { toCalendarDay } from '#domain/platform/calendar-days.ts';
import { createSessionStore } from '#web/api/session.ts';
import { encodeToken } from '#web/testing/accounts/log-in.ts';
import { clinicToday } from '../format/clinic-time.ts';
import { currentTime, knownTime, onClockSet, resetClock, syncClock, syncClockFromPage } from './clock.ts';

const hour = 3_600_000;
const server = Date.parse('2026-11-26T06:00:00Z');
const answered = (headers: Record<string, string> = { date: new Date(server).toUTCString() }) => ({
  headers: new Headers(headers),
});

beforeEach(() => {
  vi.useFakeTimers({ now: server });
  localStorage.clear();
});
afterEach(resetClock);

describe.each([
  ['right', 0],
  ['two seconds late', -2000],
  ['in another zone by mistake', 5.5 * hour],
  ['a day ahead', 24 * hour],
  ['in 1970', -server],
  ['twelve years ahead', 12 * 365 * 24 * hour],
])('A-04 on a device whose clock is %s', (_what, off) => {
  beforeEach(() => void vi.setSystemTime(server + off));

  test('A-04 the time, today and what has begun follow the server, from any answer on', () => {
    const heard = vi.fn();
    const stop = onClockSet(heard);
    expect(knownTime()).toBeNull();
    syncClock(answered(), Date.now());
    expect(Math.abs(currentTime() - server)).toBeLessThanOrEqual(off === 0 ? 0 : 1000);
    expect(clinicToday()).toBe(toCalendarDay(server, 'Asia/Kolkata'));
    expect(heard).toHaveBeenCalledOnce();
    // A second answer with the same time, and a cached one, change nothing.
    syncClock(answered(), Date.now());
    syncClock(answered({ date: 'Thu, 01 Jan 2026 00:00:00 GMT', 'x-kept-at': '2026-01-01' }), Date.now());
    syncClock(answered({}), Date.now());
    expect(heard).toHaveBeenCalledOnce();
    stop();
  });

  test('A-04 the page itself says it, before any answer', () => {
    const page = { type: 'navigate', requestStart: 0, responseStart: 0 };
    const serverTiming = [{ name: 'clock', description: String(server) }];
    const entries = vi.spyOn(performance, 'getEntriesByType');
    vi.spyOn(performance, 'now').mockReturnValue(0);
    entries.mockReturnValue([{ ...page, type: 'back_forward', serverTiming }] as never);
    syncClockFromPage();
    expect(knownTime()).toBeNull();
    entries.mockReturnValue([{ ...page, serverTiming }] as never);
    syncClockFromPage();
    expect(knownTime()).toBe(server);
  });

  test('A-02 A-04 nobody is logged out whose session holds, and nothing is discarded', () => {
    const store = createSessionStore(() => localStorage, knownTime);
    const token = encodeToken({ id: '1', role: 'patient', name: 'A', exp: server / 1000 + 60 });
    expect(store.logIn(token)).toBe(true);
    store.restore();
    expect(store.current().state).toBe('in');
    syncClock(answered(), Date.now());
    store.restore();
    expect(store.current().state).toBe('in');
    vi.setSystemTime(server + off + 2 * hour);
    store.restore();
    expect([store.current().state, localStorage.getItem('token')]).toEqual(['out', null]);
  });
});

test('A-04 a slow answer does not move a clock that may be right', () => {
  vi.setSystemTime(server + 9000);
  syncClock(answered(), server - 1000);
  expect(currentTime()).toBe(Date.now());
});

test('A-04 the site has one clock: nothing else reads that of the device', () => {
  const own = /^web\/testing\/|\/clock\.ts$|\.test\.tsx?$/;
  const others = globSync('web/**/*.{ts,tsx}')
    .filter((file) => !own.test(file))
    .filter((file) => /\bDate\.now\b|new Date\(\s*\)|\bDate\(\)/.test(readFileSync(file, 'utf8')));
  expect(others).toEqual([]);
});
