import { Counter, Gauge, type Registry } from 'prom-client';
import type { Live } from '#server/platform/live/live.ts';

export function registerLiveMetrics(registry: Registry, { hub, counts }: Live): void {
  new Gauge({
    name: 'hams_live_lines',
    help: 'Tabs that hold a live line to this process',
    registers: [registry],
    collect() {
      this.set(hub.tabs.size);
    },
  });
  new Gauge({
    name: 'hams_live_listening',
    help: '1 while this process hears of changes, 0 while it does not',
    registers: [registry],
    collect() {
      this.set(hub.listening ? 1 : 0);
    },
  });
  new Counter({
    name: 'hams_live_changes_total',
    help: 'Changes that this process heard of',
    registers: [registry],
    collect() {
      this.reset();
      this.inc(counts.heard);
    },
  });
  new Counter({
    name: 'hams_live_cut_total',
    help: 'Live lines that this process cut, by reason',
    labelNames: ['reason'],
    registers: [registry],
    collect() {
      this.reset();
      for (const [reason, lines] of counts.cut) this.inc({ reason }, lines);
    },
  });
}
