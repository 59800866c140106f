import { createTemporaryData, endProcess, startHams } from '#harness/running-hams.ts';
import { stopOnSignal } from '#harness/tool-cleanup.ts';
import { startChromium } from './chromium.ts';
import { compare } from './compare.ts';
import type { Engine } from './engine.ts';
import { findFirefox, findWebKit } from './find-programs.ts';
import { startFirefox } from './firefox.ts';
import { type LaidOutScreen, runJourney } from './journeys.ts';
import { startWebKit } from './webkit.ts';

const sizes = [
  [1024, 664],
  [360, 740],
] as const;

async function logIn(clinic: string): Promise<string> {
  const answer = await fetch(`${clinic}/api/patients/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ phone: '9000000001', password: 'Patient@123' }),
  });
  return ((await answer.json()) as { token: string }).token;
}

async function inFreshClinic<Result>(act: (clinic: string) => Promise<Result>): Promise<Result> {
  const data = await createTemporaryData();
  const hams = await startHams({ DATA_DIR: data.path, DEMO: 'on' });
  try {
    return await act(hams.url);
  } finally {
    await endProcess(hams.process, 'SIGTERM');
    await data.remove();
  }
}

async function runEngine(start: () => Promise<Engine>) {
  const engine = await start();
  try {
    const laid: LaidOutScreen[] = [];
    for (const size of sizes) {
      const screens = await inFreshClinic(async (clinic) => {
        const screensOfClinic = await runJourney(engine, clinic, await logIn(clinic), size);
        // No open page may call the stopped clinic.
        await engine.open('about:blank');
        await engine.takeErrors();
        return screensOfClinic;
      });
      laid.push(...screens.map((each) => ({ ...each, screen: `${size.join('×')} ${each.screen}` })));
    }
    return { name: engine.name, laid };
  } catch (error) {
    throw new Error(`${engine.name}: ${error instanceof Error ? error.message : error}`, { cause: error });
  } finally {
    await engine.close();
  }
}

stopOnSignal();

const firefox = findFirefox();
const webkit = findWebKit();
const missing = [firefox, webkit].flatMap((found) => ('missing' in found ? [found.missing] : []));
/** `npm run test:all` compares the installed engines only; a direct call requires all of them. */
const isOptional = process.argv.includes('--installed');
let troubles = isOptional ? 0 : missing.length;
for (const sentence of missing) console.log(sentence);

if (missing.length === 2) process.exit(isOptional ? 0 : 1);

const reference = await runEngine(startChromium);
const otherEngines = [
  ...('missing' in firefox ? [] : [() => startFirefox(firefox.firefox)]),
  ...('missing' in webkit ? [] : [() => startWebKit(webkit)]),
];
const allResults = [reference];
for (const start of otherEngines) {
  try {
    allResults.push(await runEngine(start));
  } catch (error) {
    troubles += 1;
    console.log(String(error));
  }
}

const noDifferences = { cards: [], buttons: [] };
for (const { name, laid } of allResults) {
  console.log(`\n${name}`);
  for (const [index, each] of laid.entries()) {
    const twin = reference.laid[index];
    const { cards, buttons } = twin && twin !== each ? compare(each, twin) : noDifferences;
    const wrong = [
      ...each.outside,
      ...each.breakouts,
      ...cards,
      ...each.errors.map((error) => `console: ${error}`),
    ];
    troubles += wrong.length;
    const figures = [`${each.controls.length} buttons`, `${wrong.length} wrong`, `${buttons.length} differ`];
    console.log(`  ${each.screen}: ${figures.join(', ')}`);
    for (const line of wrong) console.log(`    wrong: ${line}`);
    for (const line of buttons) console.log(`    differs: ${line}`);
  }
}
console.log(troubles ? `\n${troubles} troubles.` : '\nNo troubles.');
process.exitCode = troubles ? 1 : 0;
