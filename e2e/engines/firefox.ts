import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Index } from 'selenium-webdriver/bidi';
import { BrowsingContext } from 'selenium-webdriver/bidi/generated/browsing_context.js';
import { Input } from 'selenium-webdriver/bidi/generated/input.js';
import { Log } from 'selenium-webdriver/bidi/generated/log.js';
import { Script } from 'selenium-webdriver/bidi/generated/script.js';
import { Session } from 'selenium-webdriver/bidi/generated/session.js';
import type { Engine } from './engine.ts';
import { startProgram } from './start-program.ts';

/** Required, because the module is the class itself, which its types do not say. */
const Connection: typeof Index = createRequire(import.meta.url)('selenium-webdriver/bidi');

/** Headless Firefox through its built-in WebDriver BiDi, because Debian has no geckodriver. */
export async function startFirefox(firefox: string): Promise<Engine> {
  const profile = await mkdtemp(join(tmpdir(), 'hams-firefox-'));
  // Overlay scrollbars take no room, as in the other engines.
  await writeFile(join(profile, 'user.js'), 'user_pref("ui.useOverlayScrollbars", 1);\n');
  const program = await startProgram(
    firefox,
    ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'],
    /WebDriver BiDi listening on (ws:\S+)/,
    { TZ: 'Asia/Kolkata' },
  );
  const webSocketUrl = `${program.said}/session`;
  const connection = new Connection(webSocketUrl);
  const driver = {
    getCapabilities: () => new Map(Object.entries({ webSocketUrl })),
    getBidi: () => connection,
  };
  const session = await Session.create(driver);
  const { capabilities } = await session.new({ capabilities: {} });
  const errors: string[] = [];
  const log = await Log.create(driver);
  await log.onEntryAdded(({ level, text }) => {
    if (level === 'error') errors.push(text ?? '');
  });
  const tabs = await BrowsingContext.create(driver);
  const { contexts } = await tabs.getTree({});
  const context = contexts[0]?.context ?? '';
  const script = await Script.create(driver);
  const input = await Input.create(driver);
  return {
    name: `Firefox ${capabilities.browserVersion}`,
    open: async (url) => void (await tabs.navigate({ context, url, wait: 'complete' })),
    evaluate: async (expression) => {
      const answer = await script.evaluate({ expression, target: { context }, awaitPromise: true });
      if (answer.type === 'exception') throw new Error(answer.exceptionDetails.text);
      if (answer.result.type !== 'string') throw new Error(`${expression} is no text`);
      return answer.result.value;
    },
    resize: (width, height) => tabs.setViewport({ context, viewport: { width, height } }),
    press: (x, y) =>
      input.performActions({
        context,
        actions: [
          {
            type: 'pointer',
            id: 'mouse',
            actions: [
              { type: 'pointerMove', x: Math.round(x), y: Math.round(y) },
              { type: 'pointerDown', button: 0 },
              { type: 'pointerUp', button: 0 },
            ],
          },
        ],
      }),
    type: (text) =>
      input.performActions({
        context,
        actions: [
          {
            type: 'key',
            id: 'keyboard',
            actions: [...text].flatMap((value) => [
              { type: 'keyDown', value },
              { type: 'keyUp', value },
            ]),
          },
        ],
      }),
    takeErrors: async () => errors.splice(0),
    close: async () => {
      await session.end();
      await connection.close();
      await program.stop();
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
