import { type BrowserContext, test as base, expect } from '@playwright/test';
import { findViolationsOf } from './axe.ts';
import { screens, visit } from './screens.ts';
import { troublesOf } from './visitor.ts';

/** One for all screens of a worker, so that scripts are loaded and compiled once. */
const test = base.extend<object, { shared: BrowserContext }>({
  shared: [
    async ({ browser }, use, { project }) => {
      const { baseURL = '', locale = 'en-IN', timezoneId = 'Asia/Kolkata' } = project.use;
      const options = {
        baseURL,
        locale,
        timezoneId,
        serviceWorkers: 'block',
        reducedMotion: 'reduce',
      } as const;
      const context = await browser.newContext(options);
      await use(context);
      await context.close();
    },
    { scope: 'worker' },
  ],
});

// In both colour schemes, on phones, in Hindi and after a reload: accessibility.full.spec.ts.
for (const screen of screens) {
  test(`B-01 axe finds nothing wrong with the screen "${screen.name}"`, async ({ shared }) => {
    const page = await shared.newPage();
    const troubles = troublesOf(page);
    await visit(page, screen);
    expect.soft(await findViolationsOf(page, screen)).toEqual([]);
    expect(troubles.filter((text) => !(screen.status === 404 && text.includes('404 (Not Found)')))).toEqual(
      [],
    );
    await page.evaluate(() => localStorage.clear());
    await page.close();
    await shared.clearCookies();
  });
}
