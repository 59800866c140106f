import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { type Screen, screens, visit } from './screens.ts';
import { troublesOf } from './visitor.ts';

const desktop = { width: 1280, height: 900 };
const phone = { width: 360, height: 800 };
const narrowest = { width: 320, height: 640 };

/** What axe finds, short enough to read. In an open dialog alone: the page under it is inert and has its own test. */
async function violations(page: Page, { open }: Screen, rules?: string[]): Promise<string[]> {
  // Without frames, axe needs no second page to put the results of frames together.
  const axe = new AxeBuilder({ page }).setLegacyMode();
  if (open && (await page.locator('dialog[open]').count()) > 0) axe.include('dialog[open]');
  if (rules) axe.withRules(rules);
  const { violations: found } = await axe.analyze();
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
  );
}

/** Colours fade over, if only for a millisecond. */
async function changeScheme(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.evaluate(async () => {
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
  });
}

async function expectUsable(page: Page, screen: Screen): Promise<void> {
  expect.soft(await violations(page, screen), 'light').toEqual([]);
  await changeScheme(page, 'dark');
  // Nothing but colours depends on the scheme.
  expect.soft(await violations(page, screen, ['color-contrast', 'link-in-text-block']), 'dark').toEqual([]);
  await changeScheme(page, 'light');
}

async function expectNoSidewaysScrolling(page: Page): Promise<void> {
  await page.setViewportSize(narrowest);
  expect(await page.evaluate(() => document.scrollingElement?.scrollWidth)).toBeLessThanOrEqual(320);
}

test.use({ viewport: desktop, contextOptions: { reducedMotion: 'reduce' } });

for (const screen of screens) {
  test(`B-01 B-12 everybody can use the screen "${screen.name}"`, async ({ page }) => {
    const troubles = troublesOf(page);
    await visit(page, screen);
    await expectUsable(page, screen);
    await page.setViewportSize(phone);
    await expectUsable(page, screen);
    await expectNoSidewaysScrolling(page);
    // The browser itself notes a page that answers 404.
    expect(troubles.filter((text) => !(screen.status === 404 && text.includes('404 (Not Found)')))).toEqual(
      [],
    );
  });

  test(`B-01 B-12 everybody can use the screen "${screen.name}" in Hindi`, async ({ page, context }) => {
    await context.addCookies([{ name: 'PARAGLIDE_LOCALE', value: 'hi', domain: 'localhost', path: '/' }]);
    await page.setViewportSize(phone);
    await visit(page, screen, 'hi');
    await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
    expect.soft(await violations(page, screen)).toEqual([]);
    await expectNoSidewaysScrolling(page);
  });
}

test('B-01 everybody can use the drawer of a phone', async ({ page }) => {
  await page.setViewportSize(phone);
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  const screen: Screen = {
    name: 'drawer',
    path: '/',
    open: async () => {
      await page.getByRole('button', { name: 'Open menu' }).click();
      await drawer.waitFor();
    },
  };
  await visit(page, screen);
  await expectUsable(page, screen);
  await expectNoSidewaysScrolling(page);
  for (const name of ['Health', 'Medical Services', 'About Us', 'FAQs']) {
    await expect(drawer.getByRole('link', { name })).toBeVisible();
  }
  await drawer.getByRole('link', { name: 'FAQs' }).click();
  await expect(page).toHaveURL(/\/faqs$/);
  await expect(drawer).toBeHidden();
});
