import { findFreePort } from '#harness/running-hams.ts';
import { waitUntil } from '#harness/wait-until.ts';
import type { EntryPoint } from '../database-cluster.ts';
import { type BackgroundProgram, startProgram } from './background-program.ts';
import type { PatroniServer } from './patroni-server.ts';

/** HAProxy in front of the HAMS processes and the primary. */
export interface Haproxy {
  readonly program: BackgroundProgram;
  readonly front: EntryPoint;
  readonly primary: string;
}

export const toLoopbackAddress = (port: number) => `127.0.0.1:${port}`;

/** The folder must contain deploy/haproxy/haproxy.cfg. */
export async function startHaproxy(
  path: string,
  folder: string,
  {
    hamsPorts,
    servers,
  }: { hamsPorts: readonly [number, number]; servers: readonly [PatroniServer, PatroniServer] },
): Promise<Haproxy> {
  const [site, primary, figures] = [await findFreePort(), await findFreePort(), await findFreePort()].map(
    toLoopbackAddress,
  );
  if (site === undefined || primary === undefined || figures === undefined) throw new Error('No free port.');
  const program = startProgram(path, ['-db', '-f', 'haproxy.cfg'], {
    folder,
    log: `${folder}/haproxy.log`,
    environment: {
      SITE: site,
      PRIMARY: primary,
      FIGURES: figures,
      HAMS_1: toLoopbackAddress(hamsPorts[0]),
      HAMS_2: toLoopbackAddress(hamsPorts[1]),
      DATABASE_1: toLoopbackAddress(servers[0].port),
      DATABASE_2: toLoopbackAddress(servers[1].port),
      DATABASE_1_PATRONI: String(servers[0].patroniPort),
      DATABASE_2_PATRONI: String(servers[1].patroniPort),
    },
  });
  const waitUntilServing = (port: number) =>
    waitUntil('HAProxy gives it requests', async () => {
      program.requireAlive();
      return (await readServerStatus(figures, 'ready', `hams${hamsPorts.indexOf(port) + 1}`)) === 'UP';
    });
  return { program, primary, front: { urls: [`http://${site}`], untilServing: waitUntilServing } };
}

/** A status such as UP or DOWN from HAProxy's statistics; undefined if they do not list the server. */
async function readServerStatus(
  figures: string,
  backend: string,
  server: string,
): Promise<string | undefined> {
  const table = await (await fetch(`http://${figures}/;csv`)).text();
  const [head = '', ...lines] = table.split('\n').map((line) => line.split(','));
  const line = lines.find(([first, second]) => first === backend && second === server);
  return line?.[head.indexOf('status')];
}
