import { expect, test } from 'vitest';
import { defaultReason } from '#domain/doctors/specializations.ts';
import { writtenReason } from './written-reason.ts';

test('M-13 a reason that the desk wrote says so; one that nobody gave does not', () => {
  expect(writtenReason('Chest feels tight', true)).toBe('Chest feels tight (written at the desk)');
  expect(writtenReason('Chest feels tight', false)).toBe('Chest feels tight');
  expect(writtenReason(defaultReason, true)).toBe(defaultReason);
});
