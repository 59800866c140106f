import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Engine } from './engine.ts';
import { clickAt, typeText } from './pointer-actions.ts';
import { startProgram } from './start-program.ts';

interface Message {
  readonly id?: number;
  readonly type: 'success' | 'error' | 'event';
  readonly message?: string;
  readonly result?: unknown;
  readonly params?: { readonly level?: string; readonly text?: string };
}

/** Timeout for an answer, in milliseconds. */
const answerTimeout = 60_000;

/** A connection that speaks WebDriver BiDi (https://www.w3.org/TR/webdriver-bidi/). */
async function connect(url: string, onEvent: (message: Message) => void) {
  const socket = new WebSocket(url);
  const waiting = new Map<number, (message: Message) => void>();
  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(String(data)) as Message;
    if (message.id === undefined) onEvent(message);
    else waiting.get(message.id)?.(message);
  });
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve);
    socket.addEventListener('error', () => reject(new Error(`No connection to ${url}`)));
  });
  let last = 0;
  return async <Result>(method: string, params: object): Promise<Result> => {
    last += 1;
    const id = last;
    const answer = new Promise<Message>((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error(`${method} had no answer`)), answerTimeout);
      waiting.set(id, (message) => {
        clearTimeout(timer);
        resolve(message);
      });
    });
    socket.send(JSON.stringify({ id, method, params }));
    const { type, message, result } = await answer;
    waiting.delete(id);
    if (type === 'error') throw new Error(`${method}: ${message}`);
    return result as Result;
  };
}

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
  const errors: string[] = [];
  const send = await connect(`${program.said}/session`, ({ params }) => {
    if (params?.level === 'error') errors.push(params.text ?? '');
  });
  const session = await send<{ capabilities: { browserVersion: string } }>('session.new', {
    capabilities: {},
  });
  await send('session.subscribe', { events: ['log.entryAdded'] });
  const { contexts } = await send<{ contexts: { context: string }[] }>('browsingContext.getTree', {});
  const context = contexts[0]?.context;
  const perform = (actions: object[]) => send<void>('input.performActions', { context, actions });
  return {
    name: `Firefox ${session.capabilities.browserVersion}`,
    open: (url) => send('browsingContext.navigate', { context, url, wait: 'complete' }),
    evaluate: async (expression) => {
      const { result, exceptionDetails } = await send<{
        result?: { value: string };
        exceptionDetails?: { text: string };
      }>('script.evaluate', { expression, target: { context }, awaitPromise: true });
      if (!result) throw new Error(exceptionDetails?.text);
      return result.value;
    },
    resize: (width, height) => send('browsingContext.setViewport', { context, viewport: { width, height } }),
    press: (x, y) => perform(clickAt(x, y)),
    type: (text) => perform(typeText(text)),
    takeErrors: async () => errors.splice(0),
    close: async () => {
      await send('browser.close', {});
      await program.stop();
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
