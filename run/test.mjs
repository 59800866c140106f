// `npm test` gates every change; with `-- --changed` it runs at least the tests affected since origin/main.
// `npm run check` needs no build, database or browser. `npm run test:all` adds the files named *.full.*, of
// which CI runs a slice: `npm test -- --rest 3/8`.
import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { aptInstall } from './apt.mjs';
import { buildStamp } from './build-cache.mjs';
import { findOrInstallChromium } from './chromium.mjs';
import { fail, nodePath, root } from './processes.mjs';
import { timeFixedWork } from './processor-speed.mjs';
import { install } from './start.mjs';

const { check, changed, rest } = parseArgs({
  options: { check: { type: 'boolean' }, changed: { type: 'boolean' }, rest: { type: 'string' } },
}).values;
const [slice, slices] = rest?.split('/').map(Number) ?? [];
if (rest && !(slice >= 1 && slice <= slices)) fail('--rest takes a slice, such as 3/8.');
if (slices === 1) process.env.PROPERTY_SEED ??= String(Date.now() % 2 ** 31);
const reports = mkdtempSync(join(tmpdir(), 'hams-reports-'));
const [stages, failures, files] = [[], [], []];

/** Returns the numbers of passed and failed tests in a JUnit report; programs without tests write none. */
function readReport(path) {
  if (!existsSync(path)) return null;
  const attribute = (tag, name) => new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1] ?? '';
  const xml = readFileSync(path, 'utf8');
  let [passed, failed] = [0, 0];
  for (const [, suite, body] of xml.matchAll(/<testsuite (.*?)>(.*?)<\/testsuite>/gs)) {
    const file = attribute(suite, 'name');
    files.push({ file, seconds: Number(attribute(suite, 'time')) });
    for (const [, test, result = ''] of body.matchAll(/<testcase (.*?)(?:\/>|>(.*?)<\/testcase>)/gs)) {
      const message = /<(?:failure|error) .*?message="([^"\n]*)/s.exec(result)?.[1];
      if (message === undefined) passed += result.includes('<skipped') ? 0 : 1;
      else failed = failures.push(`${file} › ${attribute(test, 'name')}: ${message}`);
    }
  }
  return { passed, failed };
}

/**
 * Runs a program. Only `counted` stages must fit the time budget; the shell reports the processor time,
 * including child processes.
 */
async function stage(name, program, args, { counted = true, env = {} } = {}) {
  console.log(`\n— ${name}`);
  const report = join(reports, `${stages.length}-${name}.xml`.replaceAll('/', '-'));
  const [began, before] = [performance.now(), timeFixedWork()];
  const file = program === nodePath ? nodePath : join(root, 'node_modules/.bin', program);
  const child = spawn('sh', ['-c', '"$@"; code=$?; times >&3; exit $code', 'sh', file, ...args], {
    cwd: root,
    // Tools run on the product's Node, regardless of the machine's.
    env: { ...process.env, PATH: `${dirname(nodePath)}:${process.env.PATH}`, TEST_REPORT: report, ...env },
    stdio: ['inherit', 'inherit', 'inherit', 'pipe'],
  });
  let times = '';
  child.stdio[3].on('data', (text) => (times += text));
  const code = await new Promise((resolve) => child.on('close', resolve));
  const ofChildren = [...(times.trim().split('\n').at(-1) ?? '').matchAll(/(\d+)m([\d.]+)s/g)];
  const cpu = ofChildren.reduce((total, [, minutes, seconds]) => total + 60 * minutes + Number(seconds), 0);
  const { passed, failed } = readReport(report) ?? { passed: code === 0 ? 1 : 0, failed: 0 };
  if (code !== 0 && failed === 0) failures.push(`${name} ended with ${code}`);
  const wall = (performance.now() - began) / 1000;
  stages.push({ name, passed, wall, cpu, counted, work: (before + timeFixedWork()) / 2 });
  return code === 0;
}

/** `--changed` for both test runners, because Playwright considers only its own files. */
function findChange() {
  const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
  const hasOrigin = git('branch', '-r', '--list', 'origin/main');
  const since = hasOrigin ? git('merge-base', 'HEAD', 'origin/main') : 'HEAD';
  const paths = `${git('diff', '--name-only', since)}\n${git('ls-files', '--others', '--exclude-standard')}`;
  const isApart = (path) => /^$|^(docs|bench|proof)\/|^[^/]+\.md$|\.(spec|test)\.tsx?$/.test(path);
  return [`--changed=${since}`, ...(paths.split('\n').every(isApart) ? [`--only-changed=${since}`] : [])];
}

const vitest = (project, ...more) => ['run', `--project=${project}`, ...more.filter(Boolean)];
const journeys = (...more) => ['test', '--pass-with-no-tests', ...more.filter(Boolean)];

async function test(env) {
  const [changes, changedJourneys] = changed ? findChange() : [];
  for (const project of ['rules', 'web', 'server', 'processes']) {
    await stage(project, 'vitest', vitest(project, changes));
  }
  await stage('journeys', 'playwright', journeys('--project=main', changedJourneys), { env });
  if (!rest) return;
  // Whole processes mostly wait for each other, so they leave a processor to the screens. Counted stages run alone,
  // because contention adds to their processor time.
  const full = vitest('*-full', `--shard=${rest}`);
  await Promise.all([stage(`full ${rest}`, 'vitest', full, { counted: false }), testScreens(env)]);
}

/** Screens and journeys, or a slice of them; each slice of the journeys begins at another moment. */
async function testScreens(env) {
  if (slice === slices)
    await stage('engines', nodePath, ['e2e/engines/run-engines.ts', '--installed'], { counted: false, env });
  for (const [part, parts] of slices === 1 ? [1, 2, 3, 4].map((each) => [each, 4]) : [[slice, slices]]) {
    const shard = `--shard=${part}/${parts}`;
    const more = { counted: false, env: { ...env, MOMENT: String(1 + (part % 4)) } };
    await stage(`screens ${part}/${parts}`, 'playwright', journeys('--project=screens', shard), more);
    const all = journeys('--project=full', '--project=video', shard);
    await stage(`all journeys ${part}/${parts}`, 'playwright', all, more);
  }
}

const sum = (key, of = stages) => of.reduce((total, each) => total + each[key], 0);

function printTable() {
  const all = { name: 'all', passed: sum('passed'), wall: performance.now() / 1000, cpu: sum('cpu') };
  console.log('\nstage                    tests  wall s   CPU s');
  for (const { name, passed, wall, cpu } of [...stages, all]) {
    console.log(name.padEnd(22) + [passed, wall, cpu].map((each) => each.toFixed().padStart(8)).join(''));
  }
  const dearest = files.sort((one, other) => other.seconds - one.seconds).slice(0, 10);
  console.log('\ndearest files, s');
  for (const { file, seconds } of dearest) console.log(`${seconds.toFixed(1).padStart(7)}  ${file}`);
  const folders = ['bench', 'domain', 'e2e', 'proof', 'server', 'web'];
  const names = folders.flatMap((each) => readdirSync(join(root, each), { recursive: true }));
  const full = names.filter((name) => /\.full\.(spec|test)\.tsx?$/.test(name));
  console.log(`\n${full.length} files named *.full.* are for npm run test:all, and in slices for CI`);
}

try {
  await install();
  const programs = !check && Promise.all([findOrInstallChromium(), aptInstall('libfaketime')]);
  await stage('messages', nodePath, ['run/messages.mjs'], { counted: false });
  const isBuilt = check || buildStamp().isCurrent() || (!rest && buildStamp('en,hi').isCurrent());
  const [isReady] = await Promise.all([
    isBuilt || stage('build', nodePath, ['run/build.mjs', ...(rest ? [] : ['en,hi'])], { counted: false }),
    stage('format and lint', 'biome', ['check', '--error-on-warnings', '.']),
    // Less frequent garbage collection saves a quarter of the processor time, for 3 GB of memory.
    stage('types', 'tsc', ['--singleThreaded'], { env: { GOGC: '300' } }),
    stage('unused code', 'knip', ['--cache']),
  ]);
  if (programs && isReady) await test({ CHROMIUM: (await programs)[0] });
} finally {
  rmSync(reports, { recursive: true, force: true });
}
const { cpuSeconds, fixedWork } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).testBudget;
const counted = stages.filter((each) => each.counted);
const used = counted.reduce((total, { cpu, work }) => total + (cpu * fixedWork) / work, 0);
printTable();
const took = `${sum('cpu', counted).toFixed()} CPU s, ${used.toFixed()} at the speed of its budget`;
console.log(`\nnpm test took ${took} of ${cpuSeconds} (testBudget in package.json)`);
const isOver = used > 1.15 * cpuSeconds;
if (isOver && process.env.CI) failures.push('the budget of processor time');
if (failures.length > 0) console.log(`\nfailed\n${failures.join('\n')}`);
console.log(`\n${sum('passed')} passed, ${failures.length} failed`);
process.exitCode = failures.length > 0 ? 1 : 0;
