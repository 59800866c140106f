// Runs in a worker thread; server/site/pages/render-in-worker.ts is the other end.
import type { MessagePort } from 'node:worker_threads';
import { toCloneableError } from '#server/platform/workers/cloneable-error.ts';
import { readBuiltSite } from './built-site.ts';
import {
  type Ask,
  createPageRenderer,
  type PageInput,
  type PageSettings,
  type RenderedPage,
  type RenderPage,
} from './render-page.ts';

export interface ApiCall {
  readonly id: number;
  readonly url: string;
  readonly call: Parameters<Ask>[1];
}

type Reply = { readonly id: number } & (
  | { readonly answer: Awaited<ReturnType<Ask>> }
  | { readonly error: string }
);

function createAsk(port: MessagePort): Ask {
  const waiting = new Map<number, (reply: Reply) => void>();
  let questions = 0;
  port.on('message', (reply: Reply) => {
    waiting.get(reply.id)?.(reply);
    waiting.delete(reply.id);
  });
  return async (url, call) => {
    questions += 1;
    const id = questions;
    const reply = await new Promise<Reply>((resolve) => {
      waiting.set(id, resolve);
      port.postMessage({ id, url, call } satisfies ApiCall);
    });
    if ('error' in reply) throw new Error(reply.error);
    return reply.answer;
  };
}

async function loadRenderer(dist: string, settings: PageSettings): Promise<RenderPage> {
  const site = await readBuiltSite(dist);
  if (!site) throw new Error(`There is no built site in ${dist}`);
  return createPageRenderer(site, settings);
}

/** Per thread. A failed load is not cached: the next page tries again. */
let renderer: Promise<RenderPage> | null = null;

export async function renderBuiltPage(
  dist: string,
  settings: PageSettings,
  facts: PageInput,
  port: MessagePort,
): Promise<RenderedPage> {
  renderer ??= loadRenderer(dist, settings).catch((error) => {
    renderer = null;
    throw error;
  });
  try {
    const render = await renderer;
    const page = await render(facts, createAsk(port));
    // A slice would be sent, and then stored, with its whole larger buffer.
    const bytes = page.bytes && new Uint8Array(page.bytes);
    return { ...page, bytes, failures: page.failures.map(toCloneableError) };
  } finally {
    port.close();
  }
}
