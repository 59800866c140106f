import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { database, port, superuser } from '#embedded-postgres/data-directory.ts';
import { waitUntil } from '#harness/wait-until.ts';
import type { DatabaseCluster } from '../database-cluster.ts';
import { openForwarder } from '../forwarder.ts';
import { StreamingServer } from './streaming-server.ts';

/**
 * Milliseconds between two checks of the primary, and the number of failed checks in a row before a failover.
 */
const checkInterval = 250;
const misses = 3;

const appRole = 'hams_app';

/**
 * Two servers from the embedded binaries, and a watcher. The watcher is part of this test, not of the
 * product: a single process on the same machine without a replacement. Installations run Patroni.
 */
export async function startStreamingCluster(folder: string): Promise<DatabaseCluster> {
  const entrance = join(folder, 'primary');
  await mkdir(entrance, { mode: 0o700 });
  const forwarder = await openForwarder(join(entrance, `.s.PGSQL.${port}`));
  let primary = new StreamingServer('one', join(folder, 'one'));
  let standby = new StreamingServer('two', join(folder, 'two'));
  let synchronous = false;
  let stopping = false;

  /** Once it returns, the primary acknowledges only what the standby has stored. */
  const makeSynchronous = async () => {
    await primary.ask(`alter system set synchronous_standby_names = '${standby.name}'`);
    await primary.ask('select pg_reload_conf()');
    await waitUntil('The standby is synchronous', async () => {
      const [row] = await primary.ask<{ state: string; names: string }>(
        `select sync_state as state, current_setting('synchronous_standby_names') as names
         from pg_stat_replication where application_name = '${standby.name}'`,
      );
      return row?.state === 'sync' && row.names === standby.name;
    });
    synchronous = true;
  };

  const replacePrimary = async () => {
    if (!synchronous) throw new Error('The primary died while its standby was behind.');
    synchronous = false;
    forwarder.leadTo(null);
    await primary.kill(); // an unreachable server may still be alive and must not acknowledge anything
    [primary, standby] = [standby, primary];
    await primary.promote();
    forwarder.leadTo(primary.socket);
  };

  const watch = async () => {
    for (let missed = 0; !stopping; await setTimeout(checkInterval)) {
      const answered = await primary.ask('select 1').then(
        () => true,
        () => false,
      );
      missed = answered ? 0 : missed + 1;
      if (missed < misses || stopping) continue;
      await replacePrimary();
      missed = 0;
    }
  };

  await primary.startNew();
  await primary.ask(`create database ${database}`);
  await primary.ask(`create role ${appRole} login`);
  await standby.startAsStandbyOf(primary);
  await makeSynchronous();
  forwarder.leadTo(primary.socket);
  const watching = watch();
  watching.catch(() => {});

  const createUrl = (role: string) => `postgres://${role}@${encodeURIComponent(entrance)}/${database}`;
  return {
    name: 'streaming replication of the embedded PostgreSQL',
    appUrl: createUrl(appRole),
    ownerUrl: createUrl(superuser),
    untilSynchronous: () => waitUntil('The standby is synchronous', async () => synchronous),
    async killPrimary() {
      const killed = primary;
      await killed.kill();
      return {
        async bringBack() {
          await waitUntil('The standby is promoted', async () => primary !== killed);
          await waitUntil('The new primary writes', async () => {
            const [row] = await primary.ask<{ standby: boolean }>('select pg_is_in_recovery() as standby');
            return row?.standby === false;
          });
          await killed.startAsStandbyOf(primary);
          await makeSynchronous();
        },
      };
    },
    async stop() {
      stopping = true;
      await Promise.allSettled([primary.stop(), standby.stop()]);
      await forwarder.close();
      await watching;
    },
  };
}
