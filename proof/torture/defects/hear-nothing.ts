// Loaded before HAMS by `--import`: what PostgreSQL notifies of is heard by nobody, so that kept answers are never dropped. What
// HAMS notifies itself of to find that out (server/platform/http/is-own-session.ts) is heard, else it would keep no answers.
import pg from 'pg';

const emit = pg.Client.prototype.emit as (...given: unknown[]) => boolean;

const isProbe = (said: unknown) =>
  typeof said === 'object' &&
  said !== null &&
  'channel' in said &&
  String(said.channel).startsWith('hams_session_');

Object.assign(pg.Client.prototype, {
  emit(this: pg.Client, event: string | symbol, ...given: unknown[]): boolean {
    return (event !== 'notification' || isProbe(given[0])) && emit.call(this, event, ...given);
  },
});
