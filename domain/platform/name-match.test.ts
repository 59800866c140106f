import { describe, expect, test } from 'vitest';
import { createNameScorer, isSameName, splitNameWords } from './name-match.ts';

const titled =
  'Mr Mrs Mrs. Ms Smt Smt. Shri Shree Sri Dr Dr. Prof Prof.Dr. Kum Kum. Kumari Master Baby Miss Late B/o श्री श्रीमती डॉ. कुमारी শ্রীমতী ডাঃ திருமதி శ్రీమతి డా. શ્રી ડૉ. ಶ್ರೀ ಡಾ. ശ്രീ ഡോ. ਸ਼੍ਰੀ ଶ୍ରୀ جناب';

test.each(titled.split(' '))('M-06 %s is no part of a name', (title) => {
  expect(isSameName(`${title} Lakshmi Nair`, 'Laxmi Nair')).toBe(true);
  expect(createNameScorer(`${title} Lakshmi`)('Laxmi Nair')).toBe(2);
  expect(createNameScorer('lakshmi nair')(`${title} Laxmi Nair`)).toBe(0);
});

test('M-06 a title alone is searched for, and Baby, Master and Kumari are names elsewhere', () => {
  expect(splitNameWords('Shri')).toEqual(['Shri']);
  expect(splitNameWords('Dr. Baby Thomas')).toEqual(['Thomas']);
  expect(splitNameWords('Thomas Baby')).toEqual(['Thomas', 'Baby']);
  expect(splitNameWords('Meena Kumari')).toEqual(['Meena', 'Kumari']);
});

describe('M-06 two spellings of one name', () => {
  test.each([
    ['KSR Murthy', 'K. S. R. Murthy'],
    ['K.S.R.Murthy', 'Murthy KSR'],
    ['ksr murthy', 'Murthy K S R'],
    ['A.P.J. Abdul Kalam', 'APJ Abdul Kalam'],
    ['AK Sharma', 'Sharma A. K.'],
    ['SS Rao', 'S. S. Rao'],
    ['PH Reddy', 'P. H. Reddy'],
    ['R Sundar', 'Sundar R.'],
    ['S K Rao', 'K S Rao'],
    ["O'Grady Mary", 'Mary O Grady'],
    ['OGrady', 'O’Grady'],
    ['De Souza', 'Desouza'],
    ["D'Souza", 'D Souza'],
    ['McDonald', 'Mc Donald'],
    ['Krishna Murthy', 'Krishnamurthy'],
    ['Ram Kumar Singh', 'Singh Ramkumar'],
    ['Abdul Rahman', 'Abdulrahman'],
    ['के. एस. आर. मूर्ति', 'K S R Murthy'],
    ['ಕೆ ಎಸ್ ಮೂರ್ತಿ', 'KS Murthy'],
    ['எம். எஸ். ராவ்', 'M.S. Rao'],
    ['Sharma ji', 'शर्मा'],
    ['A\u200bsha\u00a0Rao', 'Rao, Asha'],
    ['Anne\u2011Marie', 'Anne Marie'],
  ])('%s, %s', (one, other) => {
    expect([isSameName(one, other), isSameName(other, one)]).toEqual([true, true]);
    expect(createNameScorer(one)(other)).toBeLessThan(2);
  });

  test.each([
    ['K S Rao', 'K R Rao'],
    ['Asha Rao', 'Asha'],
    ['Ravi Kumar', 'Ravi Kumari'],
    ['.', 'Asha'],
  ])('%s and %s are two', (one, other) => {
    expect(isSameName(one, other)).toBe(false);
  });
});

test('M-06 the better a name fits, the earlier it comes', () => {
  const names = ['Kumar Ravi', 'Ravi', 'Ravindra Rao', 'Ravi Kumar', 'O. Ravi', 'Asha'];
  const fits = names
    .flatMap((name) => {
      const fit = createNameScorer('Shri ravi')(name);
      return fit === null ? [] : [{ name, fit }];
    })
    .toSorted((one, other) => one.fit - other.fit);
  expect(fits.map(({ name }) => name)).toEqual([
    'Ravi',
    'Ravi Kumar',
    'Kumar Ravi',
    'O. Ravi',
    'Ravindra Rao',
  ]);
  expect(createNameScorer('o gra')("Mary O'Grady")).toBe(5);
  expect(createNameScorer('ogra mary')('Mary O Grady')).toBe(5);
  expect(createNameScorer('ks')('K. S. R. Murthy')).toBe(2);
  expect(createNameScorer('mur k')('KSR Murthy')).toBe(4);
});
