import { expect, test } from 'vitest';
import { appointmentStatuses } from './appointment-life.ts';
import { awaitedStatuses, fellThroughStatuses } from './appointment-outcomes.ts';

test('G-02 every status but Requested and Rescheduled has exactly one outcome in the charts', () => {
  const counted = ['Completed', ...awaitedStatuses, ...fellThroughStatuses].sort();
  expect(counted).toEqual(
    appointmentStatuses.filter((status) => !['Requested', 'Rescheduled'].includes(status)).sort(),
  );
});
