import { expect, test } from 'vitest';
import { type AppointmentStatus, appointmentStatuses } from './appointment-lifecycle.ts';
import {
  checkStep,
  type StepVerdict,
  toStepInstant,
  type VisitProgress,
  type VisitStep,
  visitSteps,
} from './visit-progress.ts';

const dayBeginsAt = Date.parse('2026-11-26T00:00:00+05:30');
const dayEndsAt = Date.parse('2026-11-27T00:00:00+05:30');
const ten = Date.parse('2026-11-26T10:00:00+05:30');
const noProgress: VisitProgress = { arrive: null, call: null, start: null, end: null };
const facts = (progress: Partial<VisitProgress> = {}, status: AppointmentStatus = 'Confirmed') => ({
  status,
  dayBeginsAt,
  dayEndsAt,
  progress: { ...noProgress, ...progress },
});

test.each(appointmentStatuses.flatMap((status) => visitSteps.map((step) => [status, step] as const)))(
  'G-04 at a visit that is %s, %s is for accepted ones only',
  (status, step) => {
    const isAccepted = status === 'Pending' || status === 'Confirmed';
    expect(checkStep(step, facts({}, status), ten)).toBe(isAccepted ? 'allowed' : 'wrong-status');
  },
);

/** The steps that may follow the last one, written a second time by hand. */
const verdictsAfterLastStep: readonly (readonly [VisitStep, Record<VisitStep, StepVerdict>])[] = [
  ['arrive', { arrive: 'taken', call: 'allowed', start: 'allowed', end: 'allowed' }],
  ['call', { arrive: 'passed', call: 'taken', start: 'allowed', end: 'allowed' }],
  ['start', { arrive: 'passed', call: 'passed', start: 'taken', end: 'allowed' }],
  ['end', { arrive: 'passed', call: 'passed', start: 'passed', end: 'taken' }],
];
test.each(verdictsAfterLastStep)('G-04 after %s alone', (last, expected) => {
  const verdicts = visitSteps.map((step) => [step, checkStep(step, facts({ [last]: ten - 1 }), ten)]);
  expect(Object.fromEntries(verdicts)).toEqual(expected);
});

test('G-04 on the visit’s day only, to the millisecond; what was taken stays so for ever', () => {
  expect(checkStep('arrive', facts(), dayBeginsAt - 1)).toBe('too-early');
  expect(checkStep('arrive', facts(), dayBeginsAt)).toBe('allowed');
  expect(checkStep('arrive', facts(), dayEndsAt - 1)).toBe('allowed');
  expect(checkStep('arrive', facts(), dayEndsAt)).toBe('wrong-status');
  expect(checkStep('arrive', facts({ arrive: ten }, 'Completed'), dayEndsAt)).toBe('taken');
});

test('G-04 no step is earlier than one ahead of it, whoever’s clock is behind', () => {
  expect(toStepInstant(noProgress, ten)).toBe(ten);
  expect(toStepInstant({ ...noProgress, arrive: ten + 5 }, ten)).toBe(ten + 5);
  expect(toStepInstant({ ...noProgress, arrive: ten - 5 }, ten)).toBe(ten);
});
