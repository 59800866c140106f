// Loaded before HAMS by `--import`: drops PostgreSQL notifications, so that cached answers are never
// invalidated. The notification that HAMS sends itself to test for this passes, or HAMS would cache nothing.
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
