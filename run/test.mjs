// `npm test`: everything, on a machine that has only git, npm and Node. `npm run check` passes --quick: what
// needs neither a build nor a database nor a browser. After a failure the other parts run all the same,
// except what needs a build that failed. Every check counts as one test; the last line is the sum.
// `npm test -- --at '2026-12-31 11:15' journeys` moves the clock and runs one part of everything.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { findOrInstallChromium, installChromium } from './chromium.mjs';
import { clockAt, installClock, momentOfCommit } from './clock.mjs';
import { exitCode, fail, node, root } from './processes.mjs';
import { build, install } from './start.mjs';
import { openTestFolder } from './test-folder.mjs';
import { playwrightOutcome, vitestOutcome } from './test-reports.mjs';
import { addFiles, timed, timesTable } from './test-times.mjs';

const everything = ['checks', 'screens', 'processes', 'server', 'journeys'];
const { values: options, positionals: wanted } = parseArgs({
  options: { quick: { type: 'boolean', default: false }, at: { type: 'string' } },
  allowPositionals: true,
});
const { quick } = options;
const parts = quick ? ['checks', 'screens'] : wanted.length > 0 ? wanted : everything;
const unknown = parts.find((part) => !everything.includes(part));
if (unknown) fail(`There is no part ${unknown}; the parts are ${everything.join(', ')}.`);
const folder = openTestFolder();
const reports = mkdtempSync(join(tmpdir(), 'hams-reports-'));
let passed = 0;
/** Said again at the end: a log of thousands of lines is often cut. */
const failures = [];
const bin = (name) => join(root, 'node_modules/.bin', name);
// Tools run on the same Node as the product, whatever the machine has.
const env = { ...process.env, PATH: `${join(root, 'node_modules/node/bin')}:${process.env.PATH}` };

/**
 * The environment of tests that begin at a moment; of those that start a whole HAMS without being told when,
 * too. Whoever has moved the clock already knows why.
 */
function at(moment) {
  if (!moment || process.env.FAKETIME) return env;
  const clock = clockAt(moment);
  if (!clock && options.at) fail('There is no libfaketime to move the clock with.');
  console.log(clock ? `  clock     ${moment}` : '  clock     of this machine; there is no libfaketime');
  return { ...env, ...clock };
}

/** A part that either succeeds or fails as a whole. */
async function check(name, succeeds) {
  const succeeded = await timed(name, succeeds);
  add(succeeded ? { passed: 1, failures: [] } : { passed: 0, failures: [name] });
  return succeeded;
}

const succeeds =
  (command, ...args) =>
  async () =>
    (await exitCode(command, args, { env })) === 0;

/** Side by side: the type checker reads files while the others think. */
async function checks() {
  const names = ['format, lint and import rule', 'types', 'nothing unused'];
  console.log(`\n— ${names.join(', ')}`);
  await Promise.all([
    check(names[0], succeeds(bin('biome'), 'check', '--error-on-warnings', '.')),
    check(names[1], succeeds(bin('tsc'))),
    check(names[2], succeeds(bin('knip'))),
  ]);
}

function add(outcome) {
  passed += outcome.passed;
  failures.push(...outcome.failures);
  addFiles(outcome.times ?? []);
}

/** Adds a runner's own counts. One that broke down without naming a test is one failure. */
function addReport(name, code, report, outcomeOf) {
  const outcome = existsSync(report)
    ? outcomeOf(JSON.parse(readFileSync(report, 'utf8')))
    : { passed: 0, failures: [`${name}: no report, exit code ${code}`] };
  if (code !== 0 && outcome.failures.length === 0) outcome.failures.push(`${name}: exit code ${code}`);
  add(outcome);
}

async function vitest(name, projects) {
  console.log(`\n— ${name}`);
  const report = join(reports, `${name}.json`);
  const args = ['run', ...projects.flatMap((project) => ['--project', project])];
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`];
  const code = await timed(name, () =>
    exitCode(bin('vitest'), [...args, ...reporters], { env: at(options.at) }),
  );
  addReport(name, code, report, vitestOutcome);
}

async function journeys() {
  const name = 'journeys in a real browser';
  console.log(`\n— ${name}`);
  const report = join(reports, 'journeys.json');
  const chromium = await findOrInstallChromium();
  const kept = process.env.HAMS_JOURNEYS_DATA;
  const data = kept ?? mkdtempSync(join(tmpdir(), 'hams-journeys-'));
  const settings = { CHROMIUM: chromium, HAMS_JOURNEYS_DATA: data, PLAYWRIGHT_JSON_OUTPUT_NAME: report };
  const environment = { ...at(options.at ?? momentOfCommit()), ...settings };
  const code = await timed(name, () =>
    exitCode(bin('playwright'), ['test', '--reporter=dot,json'], { env: environment }),
  );
  if (!kept) rmSync(data, { recursive: true, force: true });
  addReport(name, code, report, playwrightOutcome);
}

async function installPrograms() {
  if (parts.includes('journeys')) await installChromium();
  if (parts.includes('journeys') || options.at) await installClock();
}

try {
  await timed('install', install);
  // A download waits for the network while the messages wait for the processor.
  const programs = timed('Chromium and clock', installPrograms);
  await check('a message in every language', succeeds(node, 'run/messages.mjs'));
  const needsBuild = parts.includes('processes') || parts.includes('journeys');
  const [built] = await Promise.all([
    needsBuild && check('build', build),
    parts.includes('checks') && checks(),
    programs,
  ]);
  const thinking = async () => {
    if (parts.includes('screens')) await vitest('rules-and-screens', ['rules', 'web']);
    if (parts.includes('server')) await vitest('server', ['server']);
  };
  // Processes that start and stop leave the processors time for something else.
  await Promise.all([thinking(), parts.includes('processes') && built && vitest('processes', ['processes'])]);
  if (parts.includes('journeys') && built) await journeys();
} finally {
  rmSync(reports, { recursive: true, force: true });
  folder.remove();
}
process.exitCode = failures.length > 0 ? 1 : 0;
console.log(`\n${timesTable()}`);
if (failures.length > 0) console.log(`\n— failed\n${failures.join('\n')}`);
console.log(`\n${passed} passed, ${failures.length} failed`);
