import { Counter, Gauge, type Registry } from 'prom-client';
import type { Deps } from '#server/platform/deps.ts';

export function registerDatabaseMetrics(registry: Registry, { database }: Pick<Deps, 'database'>): void {
  new Gauge({
    name: 'hams_database_connections',
    help: 'Connections of the pool, by what they do',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      const { totalCount, idleCount, waitingCount } = database.pool;
      this.set({ state: 'busy' }, totalCount - idleCount);
      this.set({ state: 'idle' }, idleCount);
      this.set({ state: 'waited_for' }, waitingCount);
    },
  });
  registry.registerMetric(database.counts.waits);
  new Counter({
    name: 'hams_database_slow_statements_total',
    help: 'Statements that took half a second or longer, by name',
    labelNames: ['statement'],
    registers: [registry],
    collect() {
      this.reset();
      for (const [statement, times] of database.counts.slow) this.inc({ statement }, times);
    },
  });
}
