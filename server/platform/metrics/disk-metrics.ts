import { statfs } from 'node:fs/promises';
import { Gauge, type Registry } from 'prom-client';
import type { Deps } from '#server/platform/deps.ts';
import { sumUploadBytes } from '#server/platform/files/stored-uploads.ts';
import { log } from '#server/platform/log/log.ts';
import { withTimeout } from '#server/platform/with-timeout.ts';

/** A hanging database or disk must not delay the other metrics. */
const timeoutMilliseconds = 500;

/** Sets values by state. Without a result there are none: old ones would hide the problem. */
async function measure(
  gauge: Gauge<'state'>,
  figures: () => Promise<Readonly<Record<string, number>>>,
): Promise<void> {
  gauge.reset();
  try {
    const measured = await withTimeout(figures(), timeoutMilliseconds);
    for (const [state, bytes] of Object.entries(measured)) gauge.set({ state }, bytes);
  } catch (error) {
    log.warn({ err: error }, 'measuring disk space for metrics failed');
  }
}

/** Metrics of uploads, and of the disk if the database is on this machine. */
export function registerDiskMetrics(
  registry: Registry,
  { config, database }: Pick<Deps, 'config' | 'database'>,
): void {
  new Gauge({
    name: 'hams_uploads_bytes',
    help: 'What documents, photos and letterheads take in the database, and what they may; the same from every process',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      return measure(this, async () => ({
        stored: await sumUploadBytes(database.pool),
        allowed: config.maxUploadBytes,
      }));
    },
  });
  if (config.databaseUrl !== null) return;
  new Gauge({
    name: 'hams_disk_bytes',
    help: 'The disk of the embedded database',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      return measure(this, async () => {
        const { bsize, blocks, bavail } = await statfs(config.dataDirectory);
        return { size: bsize * blocks, free: bsize * bavail };
      });
    },
  });
}
