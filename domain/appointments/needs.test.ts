import { expect, test } from 'vitest';
import { needsOf } from './needs.ts';

test('E-09 who asks for nothing needs nothing', () => {
  expect(needsOf(null)).toBeNull();
  expect(needsOf({ choices: [], language: 'te', note: '' })).toBeNull();
});

test('E-09 choices count once, in one order; a language belongs to an interpreter', () => {
  expect(needsOf({ choices: ['wheelchair', 'interpreter', 'wheelchair'], language: 'te', note: '' })).toEqual(
    { choices: ['interpreter', 'wheelchair'], language: 'te', note: '' },
  );
  expect(needsOf({ choices: ['companion'], language: 'te', note: 'My son' })).toEqual({
    choices: ['companion'],
    language: null,
    note: 'My son',
  });
});
