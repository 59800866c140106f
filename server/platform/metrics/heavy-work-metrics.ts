import { Counter, Gauge, type Registry } from 'prom-client';
import type { Deps } from '#server/platform/deps.ts';
import { photoLimit } from '#server/platform/files/store-photo.ts';
import { uploadLimit } from '#server/platform/files/stored-uploads.ts';

export function registerHeavyWorkMetrics(registry: Registry, { workers, passwords }: Deps): void {
  const kinds = Object.entries({
    ...workers.turns,
    passwords: passwords.turns,
    photos: photoLimit,
    uploads: uploadLimit,
  });
  new Gauge({
    name: 'hams_heavy_work',
    help: 'Heavy work that runs or waits for its turn, by kind',
    labelNames: ['kind', 'state'],
    registers: [registry],
    collect() {
      for (const [kind, { counts }] of kinds) {
        this.set({ kind, state: 'running' }, counts.running);
        this.set({ kind, state: 'waiting' }, counts.waiting);
      }
    },
  });
  new Counter({
    name: 'hams_heavy_work_refused_total',
    help: 'Heavy work that was refused because too much waited, by kind',
    labelNames: ['kind'],
    registers: [registry],
    collect() {
      this.reset();
      for (const [kind, { counts }] of kinds) this.inc({ kind }, counts.refused);
    },
  });
  new Gauge({
    name: 'hams_worker_threads',
    help: 'Worker threads of this process',
    registers: [registry],
    collect() {
      this.set(workers.counts.threads);
    },
  });
  new Counter({
    name: 'hams_worker_failures_total',
    help: 'Worker threads that ended by themselves or took too long',
    registers: [registry],
    collect() {
      this.reset();
      this.inc(workers.counts.failed);
    },
  });
}
