import { expect, test } from 'vitest';
import { appointmentStatuses } from './appointment-lifecycle.ts';
import { acceptedOpenStatuses, unattendedStatuses } from './appointment-outcomes.ts';

test('G-02 every status but Requested and Rescheduled has exactly one outcome in the charts', () => {
  const counted = ['Completed', ...acceptedOpenStatuses, ...unattendedStatuses].sort();
  expect(counted).toEqual(
    appointmentStatuses.filter((status) => !['Requested', 'Rescheduled'].includes(status)).sort(),
  );
});
