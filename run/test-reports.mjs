// The counts and failures in the runners' own reports: `{ passed, failures }`, a line each.
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from './processes.mjs';

/** The first line of the message; the rest is in the log above. */
const line = (file, title, message = '') =>
  `${file} › ${title}: ${stripVTControlCharacters(message).trim().split('\n')[0]}`;

/**
 * Of vitest's JSON reporter. A file that cannot be loaded has a message and no test; an error outside of
 * tests has neither.
 */
export function vitestOutcome({ numPassedTests, testResults, success }) {
  const failures = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(root, name);
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (failed.length === 0 && status === 'failed') return [line(file, 'cannot run', message)];
    return failed.map((test) => line(file, test.fullName, test.failureMessages[0]));
  });
  if (!success && failures.length === 0) failures.push('vitest › an error outside of any test');
  return { passed: numPassedTests, failures };
}

/** Of Playwright's JSON reporter. */
export function playwrightOutcome({ stats, errors, suites }) {
  const specs = suites.flatMap(function within(suite) {
    return [...suite.specs, ...(suite.suites ?? []).flatMap(within)];
  });
  const failures = specs
    .filter((spec) => !spec.ok)
    .map((spec) => line(spec.file, spec.title, spec.tests[0]?.results.at(-1)?.error?.message));
  return {
    passed: stats.expected + stats.flaky,
    failures: [...failures, ...errors.map((error) => line('playwright', 'cannot run', error.message))],
  };
}
