// Loaded before HAMS by `--import`: what PostgreSQL notifies of is heard by nobody, so that kept answers are never dropped.
import pg from 'pg';

const emit = pg.Client.prototype.emit as (...given: unknown[]) => boolean;

Object.assign(pg.Client.prototype, {
  emit(this: pg.Client, event: string | symbol, ...given: unknown[]): boolean {
    return event !== 'notification' && emit.call(this, event, ...given);
  },
});
