import { expect, type Page } from '@playwright/test';
import { type Locale, locales } from '#messages/runtime.js';
import { findBreakouts } from './find-layout-faults.ts';
import { createTranslator } from './page-translator.ts';

/** The languages with the longest words, measured in addition to the page's own. */
const longestLanguages: readonly Locale[] = ['en', 'ml', 'ta'];
/**
 * Every language at the narrowest width, on a tablet and on a clinic's PC; at the widths between, only the
 * longest.
 */
const widths: readonly (readonly [pixels: number, languages: readonly Locale[]])[] = [
  [320, locales],
  [360, longestLanguages],
  [768, locales],
  [1366, locales],
  [1920, longestLanguages],
];
const translators = new Map(locales.map((locale: Locale) => [locale, createTranslator(locale)]));

/** Distinct texts of the page, or of an open dialog. */
function findTexts(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    // Components that depend on the screen width have rendered again by now.
    await new Promise((frame) => requestAnimationFrame(() => requestAnimationFrame(frame)));
    const texts = new Set<string>();
    const scope = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body;
    const walker = document.createTreeWalker(scope, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { data, parentElement } = walker.currentNode as Text;
      if (/\p{L}/u.test(data) && !parentElement?.closest('script, style')) texts.add(data);
    }
    return [...texts];
  });
}

/**
 * Puts translated texts into the page, or into the open dialog over it, and reports what overflows; restores
 * the texts afterwards. The page under a dialog has its own test.
 */
function findBreakoutsIn(page: Page, words: readonly (readonly [Locale, [string, string][]])[]) {
  return page.evaluate(async (languages) => {
    const { findBreakouts: findThem } = window as unknown as { findBreakouts: () => string[] };
    const scope = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body;
    const walker = document.createTreeWalker(scope, NodeFilter.SHOW_TEXT);
    const nodes: [Text, string][] = [];
    while (walker.nextNode()) {
      const node = walker.currentNode as Text;
      nodes.push([node, node.data]);
    }
    const before = document.documentElement.lang;
    const troubles: string[] = [];
    for (const [language, pairs] of languages) {
      const spoken = new Map(pairs);
      for (const [node, text] of nodes) {
        const other = spoken.get(text) ?? text;
        if (node.data !== other) node.data = other;
      }
      document.documentElement.lang = language;
      document.body.getBoundingClientRect(); // triggers loading of the language's fonts
      await document.fonts.ready;
      troubles.push(...findThem().map((trouble) => `${language}: ${trouble}`));
    }
    for (const [node, text] of nodes) if (node.data !== text) node.data = text;
    document.documentElement.lang = before;
    return troubles;
  }, words);
}

/** Overflows of an open English page in each language and width, one line each. */
export async function findOverflows(page: Page): Promise<string[]> {
  const before = page.viewportSize();
  const troubles: string[] = [];
  await page.evaluate(`void (window.findBreakouts = ${String(findBreakouts)})`);
  for (const [width, languages] of widths) {
    await page.setViewportSize({ width, height: width < 720 ? 640 : 800 });
    const texts = await findTexts(page);
    const words = languages.map((locale) => {
      const translate = translators.get(locale) ?? ((text: string) => text);
      return [locale, texts.map((text): [string, string] => [text, translate(text)])] as const;
    });
    const found = await findBreakoutsIn(page, words);
    troubles.push(...found.map((trouble) => `${width} px, ${trouble}`));
  }
  if (before) await page.setViewportSize(before);
  return troubles;
}

/**
 * Expects no overflow in any language and width, and all controls to be clickable. Translations replace the
 * English texts in place: loading each page in each language would take as long as all other journeys
 * together.
 */
export async function expectNoOverflow(page: Page): Promise<void> {
  expect.soft(await findOverflows(page)).toEqual([]);
}
