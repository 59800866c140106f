import { Counter, Gauge, type Registry } from 'prom-client';
import type { ReplicaUse } from '#server/platform/replica/read-database.ts';

export function registerReplicaMetrics(registry: Registry, replica: ReplicaUse): void {
  new Counter({
    name: 'hams_replica_reads_total',
    help: 'Reads that may be some seconds old, by who answered: the replica, or the primary and why',
    labelNames: ['answered_by', 'because'],
    registers: [registry],
    collect() {
      this.reset();
      this.inc({ answered_by: 'replica', because: 'young' }, replica.answered);
      for (const [because, reads] of Object.entries(replica.elsewhere)) {
        this.inc({ answered_by: 'primary', because }, reads);
      }
    },
  });
  new Gauge({
    name: 'hams_replica_age_seconds',
    help: 'How old what the replica shows may be; +Inf when it is not known, as after its loss',
    registers: [registry],
    collect() {
      this.set(replica.age / 1000);
    },
  });
}
