import { expect, test } from 'vitest';
import { m } from '#messages/messages.js';
import { formatRoom } from './format-room.ts';

test.each([
  ['3', 'Room 3'],
  [' 12 ', 'Room 12'],
  ['12 B', 'Room 12 B'],
  ['G-04', 'Room G-04'],
  ['OT2', 'Room OT2'],
  ['३', 'Room ३'],
  ['Room 3', 'Room 3'],
  ['Room3', 'Room3'],
  ['कक्ष3', 'कक्ष3'],
  ['First floor', 'First floor'],
  ['12, second floor', '12, second floor'],
  ['OPD', 'OPD'],
  ['कमरा 3', 'कमरा 3'],
  ['அறை 3', 'அறை 3'],
  ['Room 12 B', 'Room 12 B'],
])('M-05 a room typed as "%s" reads "%s"', (typed, shown) => {
  expect(formatRoom(typed)).toBe(shown);
});

test('M-05 a number that may be of a floor keeps the words of its field', () => {
  expect(formatRoom('2', m.practices_room_at)).toBe('Room or floor: 2');
  expect(formatRoom('Room 2', m.practices_room_at)).toBe('Room 2');
});
