import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { launchOptions } from '#harness/chromium.ts';
import { createTemporaryData, endProcess, startHams } from '#harness/running-hams.ts';
import { makeResultsFolder, stopOnSignal } from '#harness/tool-cleanup.ts';
import { openScreen, screens, waitUntilSettled } from './screens.ts';

const sizes = { phone: [360, 800], tablet: [768, 1024], desktop: [1440, 900] } as const;
const folder = join(import.meta.dirname, '../screenshots');
/** Only screens whose name contains this, if given. */
const nameFilter = process.argv[2] ?? '';

async function photograph(browser: Browser, url: string) {
  for (const [size, [width, height]] of Object.entries(sizes)) {
    for (const colorScheme of ['light', 'dark'] as const) {
      for (const screen of screens.filter(({ name }) => name.includes(nameFilter))) {
        const context = await browser.newContext({
          baseURL: url,
          viewport: { width, height },
          colorScheme,
          hasTouch: size === 'phone',
          reducedMotion: 'reduce',
          timezoneId: 'Asia/Kolkata',
        });
        const page = await context.newPage();
        await openScreen(page, screen);
        const take = (name: string, fullPage: boolean) =>
          page.screenshot({ path: join(folder, `${name}-${size}-${colorScheme}.png`), fullPage });
        await take(screen.name, !screen.open);
        for (const state of screen.states ?? []) {
          await state.open(page);
          await waitUntilSettled(page);
          await take(`${screen.name}-${state.name}`, (await page.locator('dialog[open]').count()) === 0);
        }
        await context.close();
      }
    }
  }
}

stopOnSignal();
makeResultsFolder(folder);
const data = await createTemporaryData();
const hams = await startHams({ DATA_DIR: data.path, DEMO: 'on' });
const browser = await chromium.launch(launchOptions);
try {
  await photograph(browser, hams.url);
} finally {
  await browser.close();
  await endProcess(hams.process, 'SIGTERM');
  await data.remove();
}
console.log(`Screenshots are in ${folder}`);
