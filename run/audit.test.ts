import { expect, test } from 'vitest';
import { summarizeAudit } from './audit.mjs';

const weakness = (name: string, severity: string, fixAvailable = false) => ({
  [name]: {
    name,
    severity,
    range: '<2.0.0',
    via: [{ title: 'Reads too much', url: 'https://advisories.example/1' }, 'parser'],
    fixAvailable,
  },
});
const summarize = (vulnerabilities: object) => summarizeAudit(JSON.stringify({ vulnerabilities }));

test('P-04 nothing known is said, and ends with 0', () => {
  expect(summarize({})).toEqual({
    lines: ['No known vulnerability in the packages that ship.'],
    exitCode: 0,
  });
});

test('P-04 grave weaknesses come first, with their reason and whether they can be mended', () => {
  expect(summarize({ ...weakness('mild', 'moderate'), ...weakness('grave', 'high', true) })).toEqual({
    lines: [
      'high: grave <2.0.0: Reads too much (https://advisories.example/1); by parser; a fixed version exists',
      'moderate: mild <2.0.0: Reads too much (https://advisories.example/1); by parser; no fixed version yet',
    ],
    exitCode: 1,
  });
});

test.each([
  ['low', 0],
  ['moderate', 0],
  ['high', 1],
  ['critical', 1],
])('P-04 a weakness of severity %s ends with %i', (severity, exitCode) => {
  expect(summarize(weakness('x', severity)).exitCode).toBe(exitCode);
});

test.each([
  ['', 'no answer'],
  ['npm error network', 'no answer'],
  ['{"message":"getaddrinfo ENOTFOUND registry\\nmore"}', 'getaddrinfo ENOTFOUND registry'],
])('P-04 without a registry, %j, it says so and ends with 2', (printed, reason) => {
  expect(summarizeAudit(printed)).toEqual({
    lines: [`The registry could not be asked, so vulnerabilities are unknown: ${reason}`],
    exitCode: 2,
  });
});
