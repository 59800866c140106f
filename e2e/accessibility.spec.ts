import { test as base, expect, type Page } from '@playwright/test';
import { findScreenViolations } from './axe.ts';
import { openScreen, type Screen, screens } from './screens.ts';
import { collectErrors } from './visitor.ts';

interface ReusedPage {
  readonly page: Page;
  readonly troubles: string[];
}

/**
 * A worker reuses one page per role: a new one for each screen would start a process and compile all scripts
 * again.
 */
const test = base.extend<object, { pageOf: (role: Screen['who']) => Promise<ReusedPage> }>({
  pageOf: [
    async ({ browser }, use, { project }) => {
      const { baseURL = '', locale = 'en-IN', timezoneId = 'Asia/Kolkata' } = project.use;
      const options = {
        baseURL,
        locale,
        timezoneId,
        serviceWorkers: 'block',
        reducedMotion: 'reduce',
      } as const;
      const pages = new Map<Screen['who'], ReusedPage>();
      await use(async (role) => {
        const known = pages.get(role);
        if (known) return known;
        const page = await browser.newPage(options);
        const opened = { page, troubles: collectErrors(page) };
        pages.set(role, opened);
        return opened;
      });
    },
    { scope: 'worker' },
  ],
});

// One worker only: every further one would open the four pages again.
test.describe.configure({ mode: 'default' });

// In both colour schemes, on phones, in Hindi and after a reload: accessibility.full.spec.ts.
for (const screen of screens) {
  test(`B-01 axe finds nothing wrong with the screen "${screen.name}"`, async ({ pageOf }) => {
    const { page, troubles } = await pageOf(screen.who);
    troubles.length = 0;
    await openScreen(page, screen);
    expect.soft(await findScreenViolations(page, screen)).toEqual([]);
    expect(troubles.filter((text) => !(screen.status === 404 && text.includes('404 (Not Found)')))).toEqual(
      [],
    );
    await page.evaluate(() => [localStorage, sessionStorage].forEach((storage) => void storage.clear()));
    await page.context().clearCookies();
  });
}
