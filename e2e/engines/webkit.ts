import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { endProcess, findFreePort } from '#harness/running-hams.ts';
import { callInPage, type Engine, pollUntil } from './engine.ts';
import type { WebKitPrograms } from './find-programs.ts';
import { clickAt, typeText } from './pointer-actions.ts';
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

/** WebDriver calls (https://www.w3.org/TR/webdriver2/): JSON over HTTP. */
async function call<Value>(method: 'GET' | 'POST' | 'DELETE', url: string, body?: object): Promise<Value> {
  const signal = AbortSignal.timeout(60_000);
  const answer = await fetch(url, { method, signal, ...(body && { body: JSON.stringify(body) }) });
  const { value } = (await answer.json()) as { value: Value & { message?: string } };
  if (!answer.ok) throw new Error(`${url}: ${value.message}`);
  return value;
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
    call('GET', `${address}/status`).then(
      () => true,
      () => false,
    ),
  );
  const { sessionId, capabilities } = await call<Session>('POST', `${address}/session`, {
    capabilities: {
      // The error collector can be installed while a page is still loading.
      alwaysMatch: {
        pageLoadStrategy: 'none',
        timeouts: { script: 5000 },
        'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] },
      },
    },
  });
  const session = `${address}/session/${sessionId}`;
  const evaluate = (expression: string) =>
    call<string>('POST', `${session}/execute/sync`, { script: `return ${expression}`, args: [] });
  const engine: Engine = {
    name: `WebKitGTK ${capabilities.browserVersion}`,
    open: async (url) => {
      await callInPage(engine, () => Object.assign(window, { isLeft: true }).isLeft);
      await call('POST', `${session}/url`, { url });
      // A page that is being left may not answer.
      await pollUntil(url, () => callInPage(engine, () => !('isLeft' in window)).catch(() => null));
      await callInPage(engine, collectErrors);
      await pollUntil(url, () => callInPage(engine, () => document.readyState === 'complete'));
    },
    evaluate,
    resize: async (width, height) => {
      const frame = { width: 0, height: 0 };
      // The second pass corrects for what the frame takes away.
      for (const _ of ['size', 'frame']) {
        const rect = { width: width + frame.width, height: height + frame.height };
        await call('POST', `${session}/window/rect`, { x: 0, y: 0, ...rect });
        await pause(200); // the page learns of it after the window
        const seen = await callInPage(engine, () => ({ width: innerWidth, height: innerHeight }));
        frame.width = rect.width - seen.width;
        frame.height = rect.height - seen.height;
      }
    },
    press: (x, y) => call('POST', `${session}/actions`, { actions: clickAt(x, y) }),
    type: (text) => call('POST', `${session}/actions`, { actions: typeText(text) }),
    takeErrors: () => callInPage(engine, takeCollectedErrors),
    close: async () => {
      await call('DELETE', session);
      await endProcess(driving, 'SIGTERM');
      await display.stop();
      await rm(settings, { recursive: true, force: true, maxRetries: 5 });
    },
  };
  return engine;
}

interface Session {
  readonly sessionId: string;
  readonly capabilities: { readonly browserVersion: string };
}
