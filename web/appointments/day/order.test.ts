import { expect, test } from 'vitest';
import { placed } from './order.ts';

const at = (time: string) => `2026-11-26T${time}:00Z`;
const appointment = (start: string, end: string) => ({ startsAt: at(start), endsAt: at(end) });
const early = appointment('04:00', '04:30');
const middle = appointment('05:00', '05:30');
const late = appointment('06:00', '06:30');
const last = appointment('07:00', '07:30');

test.each([
  ['03:59', ['next', 'later', 'later', 'later']],
  ['04:00', ['now', 'next', 'later', 'later']],
  ['04:30', ['over', 'next', 'later', 'later']],
  ['05:29', ['over', 'now', 'next', 'later']],
  ['06:45', ['over', 'over', 'over', 'next']],
  ['07:30', ['over', 'over', 'over', 'over']],
])('G-04 at %s the visits of the day stand as %j, in time order', (time, standings) => {
  const day = placed([last, late, early, middle], Date.parse(at(time)));
  expect(day.map(({ appointment }) => appointment)).toEqual([early, middle, late, last]);
  expect(day.map(({ standing }) => standing)).toEqual(standings);
});
