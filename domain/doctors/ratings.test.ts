import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toAverageRating, toStars } from './ratings.ts';

const drawn = (rating: number) =>
  toStars(rating)
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
  [5, 1, 4.2],
  [1, 1, 3.5],
  [4, 1, 4],
  [9, 2, 4.1],
  [25, 5, 4.5],
  [5, 5, 2.5],
  [87, 20, 4.3],
  [172, 40, 4.3],
  [489, 99, 4.9],
  [450, 90, 4.9],
])('F-14 ratings that add up to %i of %i average %s', (sum, count, average) => {
  expect(toAverageRating(sum, count)).toBe(average);
});

const ratings = fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 1, maxLength: 400 });
const sumRatings = (given: readonly number[]) => given.reduce((total, rating) => total + rating, 0);
const averageOfRatings = (given: readonly number[]) =>
  toAverageRating(sumRatings(given), given.length) ?? Number.NaN;

test('F-14 the average has one decimal, half up, without float noise', () => {
  fc.assert(
    fc.property(ratings, (given) => {
      const [sum, count] = [sumRatings(given) + 20, given.length + 5];
      expect(averageOfRatings(given)).toBe(Math.floor((20 * sum + count) / (2 * count)) / 10);
    }),
  );
});

test('F-14 the average lies between four stars and the mean of what was given', () => {
  fc.assert(
    fc.property(ratings, (given) => {
      const mean = sumRatings(given) / given.length;
      expect(averageOfRatings(given)).toBeGreaterThanOrEqual(Math.min(4, mean) - 0.05);
      expect(averageOfRatings(given)).toBeLessThanOrEqual(Math.max(4, mean) + 0.05);
    }),
  );
});

test('F-14 another five stars never lower it, another single star never raises it', () => {
  fc.assert(
    fc.property(ratings, (given) => {
      expect(averageOfRatings([...given, 5])).toBeGreaterThanOrEqual(averageOfRatings(given));
      expect(averageOfRatings([...given, 1])).toBeLessThanOrEqual(averageOfRatings(given));
    }),
  );
});
