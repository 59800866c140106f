import fc from 'fast-check';
import { expect, test } from 'vitest';
import { averageRating, starsOf } from './ratings.ts';

const drawn = (rating: number) =>
  starsOf(rating)
    .map((star) => ({ full: '★', half: '½', empty: '·' })[star])
    .join('');

test.each([
  [0, '·····'],
  [0.4, '·····'],
  [0.5, '½····'],
  [1, '★····'],
  [3.4, '★★★··'],
  [3.49, '★★★··'],
  [3.5, '★★★½·'],
  [3.9, '★★★½·'],
  [4, '★★★★·'],
  [4.5, '★★★★½'],
  [4.9, '★★★★½'],
  [5, '★★★★★'],
])('D-04 %d is drawn %s: halves at .5 and above', (rating, stars) => expect(drawn(rating)).toBe(stars));

test('D-04 there are always five stars: full ones, at most one half, then empty ones', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 5, noNaN: true }), (rating) => {
      expect(drawn(rating)).toMatch(/^(?=.{5}$)★*½?·*$/);
    }),
  );
});

test.each([
  [0, 0, null],
  [5, 1, 5],
  [9, 2, 4.5],
  [10, 3, 3.3],
  [14, 3, 4.7],
  [87, 20, 4.4],
  [3, 3, 1],
])('F-14 ratings that add up to %i of %i average %s', (sum, count, average) => {
  expect(averageRating(sum, count)).toBe(average);
});

test('F-14 the average has one decimal, half up, without float noise', () => {
  const ratings = fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 1, maxLength: 400 });
  fc.assert(
    fc.property(ratings, (given) => {
      const sum = given.reduce((total, rating) => total + rating, 0);
      const tenths = Math.floor((20 * sum + given.length) / (2 * given.length));
      expect(averageRating(sum, given.length)).toBe(tenths / 10);
    }),
  );
});
