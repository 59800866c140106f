import { expect, test } from 'vitest';
import { defaultReason } from '#domain/doctors/specializations.ts';
import { formatVisitReason } from './visit-reason.ts';

test('M-13 a reason that the desk wrote says so; one that nobody gave does not', () => {
  expect(formatVisitReason('Chest feels tight', true)).toBe('Chest feels tight (written at the front desk)');
  expect(formatVisitReason('Chest feels tight', false)).toBe('Chest feels tight');
  expect(formatVisitReason(defaultReason, true)).toBe(defaultReason);
});
