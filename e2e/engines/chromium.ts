import { chromium } from '@playwright/test';
import { launchOptions } from '#harness/chromium.ts';
import { collectErrors } from '../visitor.ts';
import type { Engine } from './engine.ts';

export async function startChromium(): Promise<Engine> {
  const browser = await chromium.launch(launchOptions);
  const page = await browser.newPage({ timezoneId: 'Asia/Kolkata', locale: 'en-GB' });
  const troubles = collectErrors(page);
  return {
    name: `Chromium ${browser.version()}`,
    open: async (url) => void (await page.goto(url)),
    evaluate: (expression) => page.evaluate(expression),
    resize: (width, height) => page.setViewportSize({ width, height }),
    press: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    takeErrors: async () => troubles.splice(0),
    close: () => browser.close(),
  };
}
