import { stopOnSignal } from '#harness/as-tool.ts';
import { end, startHams, temporaryData } from '#harness/running-hams.ts';
import { startChromium } from './chromium.ts';
import { compare } from './compare.ts';
import type { Engine } from './engine.ts';
import { findFirefox, findWebKit } from './find-programs.ts';
import { startFirefox } from './firefox.ts';
import { drive, type Laid } from './journeys.ts';
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

/** Calls something with the address of a fresh demo clinic, so that all find the same. */
async function inFreshClinic<Result>(act: (clinic: string) => Promise<Result>): Promise<Result> {
  const data = await temporaryData();
  const hams = await startHams({ DATA_DIR: data.path, DEMO: 'on' });
  try {
    return await act(hams.url);
  } finally {
    await end(hams.process, 'SIGTERM');
    await data.remove();
  }
}

/** The journeys at both sizes in one engine. */
async function layOut(start: () => Promise<Engine>) {
  const engine = await start();
  try {
    const laid: Laid[] = [];
    for (const size of sizes) {
      const screens = await inFreshClinic(async (clinic) => {
        const screensOfClinic = await drive(engine, clinic, await logIn(clinic), size);
        // No page is left that would miss the clinic.
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
/** `npm run test:all` compares with what the machine has; who asks for the engines by name wants them all. */
const isOptional = process.argv.includes('--installed');
let troubles = isOptional ? 0 : missing.length;
for (const sentence of missing) console.log(sentence);

if (missing.length === 2) process.exit(isOptional ? 0 : 1);

const reference = await layOut(startChromium);
const others = [
  ...('missing' in firefox ? [] : [() => startFirefox(firefox.firefox)]),
  ...('missing' in webkit ? [] : [() => startWebKit(webkit)]),
];
const all = [reference];
for (const start of others) {
  try {
    all.push(await layOut(start));
  } catch (error) {
    troubles += 1;
    console.log(String(error));
  }
}

const none = { cards: [], buttons: [] };
for (const { name, laid } of all) {
  console.log(`\n${name}`);
  for (const [index, each] of laid.entries()) {
    const twin = reference.laid[index];
    const { cards, buttons } = twin && twin !== each ? compare(each, twin) : none;
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
