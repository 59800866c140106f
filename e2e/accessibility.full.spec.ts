import { expect, type Page, test } from '@playwright/test';
import { m } from '#messages/messages.js';
import { locales } from '#messages/runtime.js';
import { findScreenViolations } from './axe.ts';
import { expectNoOverflow } from './expect-no-overflow.ts';
import { openScreen, type Screen, screens, waitUntilSettled } from './screens.ts';
import { collectErrors, hyderabad, rememberPlace } from './visitor.ts';

const desktop = { width: 1280, height: 900 };
const phone = { width: 360, height: 800 };
const narrowest = { width: 320, height: 640 };

/** The next frame has the new colours; reduced motion means no transitions. */
async function changeScheme(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.evaluate(
    () => new Promise((frame) => requestAnimationFrame(() => requestAnimationFrame(frame))),
  );
}

async function expectUsable(page: Page, screen: Pick<Screen, 'open'>): Promise<void> {
  expect.soft(await findScreenViolations(page, screen), 'light').toEqual([]);
  await changeScheme(page, 'dark');
  // Only colours depend on the scheme.
  expect
    .soft(await findScreenViolations(page, screen, ['color-contrast', 'link-in-text-block']), 'dark')
    .toEqual([]);
  await changeScheme(page, 'light');
}

async function expectNoSidewaysScrolling(page: Page): Promise<void> {
  await page.setViewportSize(narrowest);
  expect(await page.evaluate(() => document.scrollingElement?.scrollWidth)).toBeLessThanOrEqual(320);
}

test.use({ viewport: desktop, contextOptions: { reducedMotion: 'reduce' } });

/** Leaves out the clock, a demo account's devices and its access log: other tests log in meanwhile. */
const findComparableText = (page: Page) =>
  page.locator('main').evaluate((main) => {
    const copy = main.cloneNode(true) as HTMLElement;
    for (const list of copy.querySelectorAll('[data-devices], [data-readings], [data-now]')) list.remove();
    return copy.textContent;
  });

/** Reloading the address gives the same page, with dialogs closed. */
async function expectTheSameAgain(page: Page, { path, status }: Screen): Promise<void> {
  const address = page.url();
  expect(address).toContain(path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  expect(await page.title()).toMatch(/\S/);
  await expect(async () => {
    const before = await findComparableText(page);
    const answer = await page.reload();
    await waitUntilSettled(page);
    expect(answer?.status()).toBe(status ?? 200);
    expect(await findComparableText(page)).toBe(before);
  }).toPass({ timeout: 30_000 });
  expect(page.url()).toBe(address);
}

/**
 * The page as a Hindi reader sees it. Colours are not checked again: the English page was checked in both
 * schemes.
 */
async function expectUsableInHindi(page: Page, screen: Screen): Promise<void> {
  const domain = { domain: 'localhost', path: '/' };
  await page.context().addCookies([{ name: 'PARAGLIDE_LOCALE', value: 'hi', ...domain }]);
  await page.setViewportSize(phone);
  await openScreen(page, screen);
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
  expect.soft(await findScreenViolations(page, screen), 'Hindi').toEqual([]);
  await expectNoSidewaysScrolling(page);
}

// One page serves all checks of a screen, because opening it is the slow part. Dialogs are not reopened in
// Hindi; the page under them is, and the text fits were measured in all languages.
for (const screen of screens) {
  const also = screen.open ? '' : ', again after a reload, and in Hindi';
  test(`B-01 B-12 B-13 everybody can use the screen "${screen.name}" in every language and width${also}`, async ({
    page,
  }) => {
    const troubles = collectErrors(page);
    // The signed-in areas show the time, which would make a reload look different.
    await page.clock.setFixedTime(new Date());
    await openScreen(page, screen);
    await expectUsable(page, screen);
    await page.setViewportSize(phone);
    await expectUsable(page, screen);
    await expectNoOverflow(page);
    for (const state of screen.states ?? []) {
      await test.step(state.name, async () => {
        await state.open(page);
        await waitUntilSettled(page);
        await expectUsable(page, state);
        await expectNoOverflow(page);
      });
    }
    if (screen.states) await openScreen(page, screen);
    if (!screen.open) {
      await expectTheSameAgain(page, screen);
      await expectUsableInHindi(page, screen);
    }
    // The browser itself logs an error for a page that answers 404.
    expect(troubles.filter((text) => !(screen.status === 404 && text.includes('404 (Not Found)')))).toEqual(
      [],
    );
  });
}

// A page loaded in each language, as a visitor gets it; on other screens translated texts are put into the
// English page.
for (const language of locales.filter((each) => each !== 'en' && each !== 'hi')) {
  test(`B-13 home and the pieces of web/ui speak "${language}" and fit the narrowest screen`, async ({
    page,
    context,
  }) => {
    await context.addCookies([{ name: 'PARAGLIDE_LOCALE', value: language, domain: 'localhost', path: '/' }]);
    const screen: Screen = { name: 'home', path: '/' };
    await page.setViewportSize(phone);
    await rememberPlace(page, hyderabad);
    await page.goto(screen.path);
    await page.waitForLoadState('networkidle');
    await expect(page).toHaveTitle(m.home_title({}, { locale: language }));
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    expect(await findScreenViolations(page, screen)).toEqual([]);
    await expectNoSidewaysScrolling(page);
    await page.setViewportSize(phone);
    await page.goto('/ui/');
    await expect(page.getByRole('button', { name: m.common_save({}, { locale: language }) })).not.toHaveCount(
      0,
    );
    expect(await findScreenViolations(page, screen)).toEqual([]);
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
  await openScreen(page, screen);
  await expectUsable(page, screen);
  await expectNoSidewaysScrolling(page);
  for (const name of ['Health', 'Medical Services', 'About Us', 'FAQs']) {
    await expect(drawer.getByRole('link', { name })).toBeVisible();
  }
  await drawer.getByRole('link', { name: 'FAQs' }).click();
  await expect(page).toHaveURL(/\/faqs$/);
  await expect(drawer).toBeHidden();
});
