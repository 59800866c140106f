import { expect, test } from 'vitest';
import { normalizeNeeds } from './visit-needs.ts';

test('E-09 who asks for nothing needs nothing', () => {
  expect(normalizeNeeds(null)).toBeNull();
  expect(normalizeNeeds({ choices: [], language: 'te', note: '' })).toBeNull();
});

test('E-09 choices count once, in one order; a language belongs to an interpreter', () => {
  expect(
    normalizeNeeds({ choices: ['wheelchair', 'interpreter', 'wheelchair'], language: 'te', note: '' }),
  ).toEqual({ choices: ['interpreter', 'wheelchair'], language: 'te', note: '' });
  expect(normalizeNeeds({ choices: ['companion'], language: 'te', note: 'My son' })).toEqual({
    choices: ['companion'],
    language: null,
    note: 'My son',
  });
});
