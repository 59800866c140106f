// The counts, failures and times in the runners' own reports: `{ passed, failures, times }`, a line for each
// failure and `{ name, seconds }` for each file.
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
  const times = testResults.map(({ name, startTime, endTime }) => ({
    name: relative(root, name),
    seconds: (endTime - startTime) / 1000,
  }));
  return { passed: numPassedTests, failures, times };
}

/** Of Playwright's JSON reporter. A file's tests may run side by side; its seconds are their sum. */
export function playwrightOutcome({ stats, errors, suites }) {
  const specsIn = (suite) => [...suite.specs, ...(suite.suites ?? []).flatMap(specsIn)];
  const failures = suites
    .flatMap(specsIn)
    .filter((spec) => !spec.ok)
    .map((spec) => line(spec.file, spec.title, spec.tests[0]?.results.at(-1)?.error?.message));
  const times = suites.map((suite) => {
    const results = specsIn(suite).flatMap(({ tests }) => tests.flatMap((test) => test.results));
    const milliseconds = results.reduce((sum, { duration }) => sum + duration, 0);
    return { name: `e2e/${suite.file}`, seconds: milliseconds / 1000 };
  });
  return {
    passed: stats.expected + stats.flaky,
    failures: [...failures, ...errors.map((error) => line('playwright', 'cannot run', error.message))],
    times,
  };
}
