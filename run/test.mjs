// `npm test`: everything, on a machine that has only git, npm and Node. `npm run check` passes --quick: what needs
// neither a database nor a browser. Every check counts as one test; the last line is the sum.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findOrInstallChromium, installChromium } from './chromium.mjs';
import { exitCode, node, root, run } from './processes.mjs';
import { prepare } from './start.mjs';

const quick = process.argv.includes('--quick');
const reports = mkdtempSync(join(tmpdir(), 'hams-reports-'));
const sum = { passed: 0, failed: 0 };
const bin = (name) => join(root, 'node_modules/.bin', name);
// Tools run on the same Node as the product, whatever the machine has.
const env = { ...process.env, PATH: `${join(root, 'node_modules/node/bin')}:${process.env.PATH}` };

/** Side by side: the type checker reads files while the others think. */
async function checks(commands) {
  console.log(`\n— ${Object.keys(commands).join(', ')}`);
  const codes = Object.values(commands).map(([name, ...args]) => exitCode(bin(name), args, { env }));
  for (const code of await Promise.all(codes)) sum[code === 0 ? 'passed' : 'failed'] += 1;
}

/** Adds a runner's own counts; a runner that broke down without a report is one failure. */
function count(report, countsOf) {
  const counts = existsSync(report)
    ? countsOf(JSON.parse(readFileSync(report, 'utf8')))
    : { passed: 0, failed: 1 };
  sum.passed += counts.passed;
  sum.failed += counts.failed;
}

async function vitest(name, projects) {
  console.log(`\n— ${name}`);
  const report = join(reports, `${name}.json`);
  const args = ['run', ...projects.flatMap((project) => ['--project', project])];
  const code = await exitCode(
    bin('vitest'),
    [...args, '--reporter=dot', '--reporter=json', `--outputFile.json=${report}`],
    { env },
  );
  count(report, ({ numPassedTests, numFailedTests, success }) => ({
    passed: numPassedTests,
    // A file that could not even be loaded fails the run without failing a test.
    failed: numFailedTests === 0 && (!success || code !== 0) ? 1 : numFailedTests,
  }));
}

async function journeys() {
  console.log('\n— journeys in a real browser');
  const report = join(reports, 'journeys.json');
  const chromium = await findOrInstallChromium();
  const data = mkdtempSync(join(tmpdir(), 'hams-journeys-'));
  await exitCode(bin('playwright'), ['test', '--reporter=line,json'], {
    env: { ...env, CHROMIUM: chromium, HAMS_JOURNEYS_DATA: data, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
  });
  rmSync(data, { recursive: true, force: true });
  count(report, ({ stats, errors }) => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + (errors.length > 0 ? 1 : 0),
  }));
}

try {
  // A download that waits for the network, while the build waits for the processor.
  await Promise.all([quick ? undefined : installChromium(), prepare()]);
  if (quick) await run(node, ['run/messages.mjs']);
  await checks({
    'format, lint and import rule': ['biome', 'check', '--error-on-warnings', '.'],
    types: ['tsc'],
    'nothing unused': ['knip'],
  });
  await vitest('rules-and-screens', ['rules', 'web']);
  if (!quick) {
    await vitest('server', ['server']);
    await vitest('processes', ['processes']);
    await journeys();
  }
} finally {
  rmSync(reports, { recursive: true, force: true });
}
process.exitCode = sum.failed > 0 ? 1 : 0;
console.log(`\n${sum.passed} passed, ${sum.failed} failed`);
