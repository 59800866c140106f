import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { listOperatorsToSetUp } from './accounts/operators/set-up-operator.ts';
import { type Config, parseServerConfig } from './platform/config/config.ts';
import { projectRoot } from './platform/config/project-root.ts';
import { StartupError } from './platform/config/startup-error.ts';
import { log, setLogLevel } from './platform/log/log.ts';
import type { Outbox } from './platform/outbox/outbox.ts';
import type { Workers } from './platform/workers/open-workers.ts';
import { startHousekeeping } from './start/housekeeping.ts';
import { loadDemoClinic } from './start/load-demo-clinic.ts';
import { loadGazetteer } from './start/load-gazetteer.ts';
import { openConfiguredDatabase } from './start/open-configured-database.ts';
import { prepareDatabase } from './start/prepare-database.ts';
import { printSummary, startStep } from './start/print-progress.ts';
import type { RunningDatabase } from './start/running-database.ts';
import { stopGracefully } from './start/stop-gracefully.ts';

/** Together with the shutdown of PostgreSQL this must stay below the limit of stopGracefully. */
const connectionGraceMilliseconds = 2000;

/** Throws a one-sentence error if the port cannot be opened. */
async function listen(app: FastifyInstance, { host, port }: Config): Promise<void> {
  try {
    await app.listen({ host, port });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : null;
    if (code === 'EADDRINUSE') {
      throw new StartupError(`Port ${port} is in use; stop what runs there or set PORT to another one.`);
    }
    if (code === 'EACCES')
      throw new StartupError(`Port ${port} needs more rights; set PORT to 1024 or above.`);
    if (code === 'ENOTFOUND' || code === 'EADDRNOTAVAIL') {
      throw new StartupError(`HOST ${host} is not an address of this machine.`);
    }
    throw error;
  }
}

async function loadApplication() {
  const [app, { readBuiltSite }] = await Promise.all([
    import('./app.ts'),
    import('./site/pages/built-site.ts'),
  ]);
  return { buildApp: app.buildApp, site: await readBuiltSite(join(projectRoot, 'dist')) };
}

/**
 * Ends the process as Node would, but logs one line: Node prints the error, which may quote a database row.
 */
function logUncaught(): void {
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'uncaught error, exiting');
    process.exit(1);
  });
}

async function start(config: Config): Promise<void> {
  setLogLevel(config.logLevel);
  let opening: Promise<unknown> = Promise.resolve();
  let running: RunningDatabase | null = null;
  let app: FastifyInstance | null = null;
  let outbox: Outbox | null = null;
  let workers: Workers | null = null;
  let housekeeping: { stop(): Promise<void> } | null = null;
  const drain = { milliseconds: config.drainSeconds * 1000, notify: () => app?.stopsSoon() };
  const stop = stopGracefully(async () => {
    // Idle browser connections must not delay the shutdown of the database.
    const cut = setTimeout(() => app?.server.closeAllConnections(), connectionGraceMilliseconds);
    await Promise.all([app?.close(), outbox?.stop(), housekeeping?.stop()]);
    clearTimeout(cut);
    await workers?.close();
    await opening.catch(() => {}); // the start reports the error; a PostgreSQL that was just starting must be stopped too
    await running?.close();
  }, drain);
  try {
    const database = startStep('database', async () => {
      const opened = await openConfiguredDatabase(config);
      running = opened.result;
      return opened;
    });
    opening = database;
    const [{ buildApp, site }, opened] = await Promise.all([loadApplication(), database]);
    const deps = await startStep('migrate', prepareDatabase(config, opened));
    ({ outbox, workers } = deps);
    app = await buildApp(deps, site);
    await listen(app, config);
    // Requests are served from here on; readiness follows when the shipped data is loaded.
    await startStep('places', loadGazetteer(deps));
    await loadDemoClinic(deps, opened);
    housekeeping = startHousekeeping(deps);
    outbox.start();
    app.startedUp();
    logUncaught();
    printSummary(config, outbox.ways, await listOperatorsToSetUp(deps));
  } catch (error) {
    await stop.now();
    throw error;
  }
}

try {
  await start(parseServerConfig(process.env));
} catch (error) {
  if (!(error instanceof StartupError)) throw error;
  console.error(`HAMS cannot start: ${error.message}`);
  process.exitCode = 1;
}
