import { livePath } from '#contract/video/live-connection.ts';
import { sessionStore } from '#web/api/session.ts';
import { lineStore } from './connection-state.ts';
import { createLiveLine } from './live-line.ts';

export const tabLine = createLiveLine({
  open: () => new WebSocket(`${window.location.origin.replace(/^http/, 'ws')}/api${livePath}`),
  session: sessionStore,
  store: lineStore,
});
