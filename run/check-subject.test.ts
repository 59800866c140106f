import { expect, test } from 'vitest';
import { refuseSubject } from './check-subject.mjs';

test.each([
  'booking: refuse a slot that was withdrawn',
  'proof, bench: drop what replaced a former version',
  "Merge branch 'main'",
  `layout: ${'a'.repeat(64)}`,
])('%s is a good subject', (subject) => {
  expect(refuseSubject(subject)).toBeNull();
});

test.each([
  `layout: ${'a'.repeat(65)}`,
  'Refuse a slot that was withdrawn',
  'booking: Refuse a slot',
  'booking: refuse a slot.',
  'booking refuse a slot',
  '',
])('%s is refused', (subject) => {
  expect(refuseSubject(subject)).not.toBeNull();
});
