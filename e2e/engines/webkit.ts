import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Builder } from 'selenium-webdriver';
import { endProcess, findFreePort } from '#harness/running-hams.ts';
import { callInPage, type Engine, pollUntil } from './engine.ts';
import type { WebKitPrograms } from './find-programs.ts';
import { startProgram } from './start-program.ts';

/** Keeps MiniBrowser's toolbar no wider than a phone. */
const slim = '* { padding: 0; margin: 0; border-width: 0; min-width: 0; min-height: 0; font-size: 1px; }';

/** Collects script and console errors in the page: this driver provides no log. */
function collectErrors() {
  const page = window as unknown as { keptErrors?: string[] };
  if (page.keptErrors) return;
  const kept: string[] = [];
  page.keptErrors = kept;
  const say = console.error;
  console.error = (...words: unknown[]) => {
    kept.push(words.map(String).join(' '));
    say(...words);
  };
  addEventListener('error', ({ message }) => kept.push(message));
  addEventListener('unhandledrejection', ({ reason }) => kept.push(String(reason)));
}

function takeCollectedErrors(): string[] {
  return (window as unknown as { keptErrors?: string[] }).keptErrors?.splice(0) ?? [];
}

/** WebKitGTK on an in-memory screen, through WebDriver. */
export async function startWebKit({ driver, browser, screen }: WebKitPrograms): Promise<Engine> {
  const settings = await mkdtemp(join(tmpdir(), 'hams-webkit-'));
  await mkdir(join(settings, 'gtk-3.0'));
  await writeFile(join(settings, 'gtk-3.0/gtk.css'), slim);
  const memory = ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'];
  const display = await startProgram(screen, memory, /(\d+)\n/);
  const port = await findFreePort();
  const driving = spawn(driver, [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: `:${display.said}`, XDG_CONFIG_HOME: settings, TZ: 'Asia/Kolkata' },
  });
  process.once('exit', () => driving.kill());
  const address = `http://127.0.0.1:${port}`;
  await pollUntil('WebKitWebDriver', () =>
    fetch(`${address}/status`).then(
      () => true,
      () => false,
    ),
  );
  const page = await new Builder()
    .disableEnvironmentOverrides()
    .usingServer(address)
    .withCapabilities({
      browserName: 'MiniBrowser',
      // The error collector can be installed while a page is still loading.
      pageLoadStrategy: 'none',
      timeouts: { script: 5000 },
      'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] },
    })
    .build();
  const engine: Engine = {
    name: `WebKitGTK ${(await page.getCapabilities()).getBrowserVersion()}`,
    open: async (url) => {
      await callInPage(engine, () => Object.assign(window, { isLeft: true }).isLeft);
      await page.get(url);
      // A page that is being left may not answer.
      await pollUntil(url, () => callInPage(engine, () => !('isLeft' in window)).catch(() => null));
      await callInPage(engine, collectErrors);
      await pollUntil(url, () => callInPage(engine, () => document.readyState === 'complete'));
    },
    evaluate: (expression) => page.executeScript<string>(`return ${expression}`),
    resize: async (width, height) => {
      const frame = { width: 0, height: 0 };
      // The second pass corrects for what the frame takes away.
      for (const _ of ['size', 'frame']) {
        const rect = { width: width + frame.width, height: height + frame.height };
        await page
          .manage()
          .window()
          .setRect({ x: 0, y: 0, ...rect });
        await pause(200); // the page learns of it after the window
        const seen = await callInPage(engine, () => ({ width: innerWidth, height: innerHeight }));
        frame.width = rect.width - seen.width;
        frame.height = rect.height - seen.height;
      }
    },
    press: (x, y) =>
      page
        .actions()
        .move({ x: Math.round(x), y: Math.round(y), duration: 0 })
        .click()
        .perform(),
    type: (text) => page.actions().sendKeys(text).perform(),
    takeErrors: () => callInPage(engine, takeCollectedErrors),
    close: async () => {
      await page.quit();
      await endProcess(driving, 'SIGTERM');
      await display.stop();
      await rm(settings, { recursive: true, force: true, maxRetries: 5 });
    },
  };
  return engine;
}
