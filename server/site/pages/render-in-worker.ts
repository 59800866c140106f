import { MessageChannel } from 'node:worker_threads';
import type { Workers } from '#server/platform/workers/open-workers.ts';
import type { ApiCall } from './render-built-page.ts';
import type { PageSettings, RenderPage } from './render-page.ts';

/**
 * Creates a function that renders pages in worker threads from the build in `dist`. API calls of a page run
 * in this thread.
 */
export function createWorkerRenderer(
  workers: Workers,
  dist: string,
  { publicUrl, timeZone, noticeMinutes, video }: PageSettings,
): RenderPage {
  const settings = { publicUrl, timeZone, noticeMinutes, video: { jitsiHost: video.jitsiHost } };
  return async (facts, ask) => {
    const { port1: here, port2: there } = new MessageChannel();
    here.on('message', ({ id, url, call }: ApiCall) => {
      ask(url, call).then(
        (answer) => here.postMessage({ id, answer }),
        (error: unknown) => here.postMessage({ id, error: String(error) }),
      );
    });
    try {
      return await workers.run('page', [dist, settings, facts, there], [there]);
    } finally {
      here.close();
    }
  };
}
