import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { accountFor } from '#embedded-postgres/account.ts';
import { changeOwner } from '#embedded-postgres/data-directory.ts';
import { killProcessTrees } from '../../processes.ts';
import { type BackgroundProgram, startProgram } from './background-program.ts';
import type { DebianPrograms } from './debian-programs.ts';

/** One database server with its Patroni: a container in compose.yaml, two processes here. */
export class PatroniServer {
  readonly name: string;
  /** The ports of PostgreSQL and of Patroni's REST API. */
  readonly port: number;
  readonly patroniPort: number;
  readonly #programs: DebianPrograms;
  readonly #folder: string;
  readonly #environment: Readonly<Record<string, string>>;
  #patroni: BackgroundProgram | null = null;

  constructor(
    programs: DebianPrograms,
    place: { name: string; folder: string; port: number; patroniPort: number },
    environment: Readonly<Record<string, string>>,
  ) {
    this.name = place.name;
    this.port = place.port;
    this.patroniPort = place.patroniPort;
    this.#programs = programs;
    this.#folder = place.folder;
    const rest = `127.0.0.1:${place.patroniPort}`;
    const postgres = `127.0.0.1:${place.port}`;
    this.#environment = {
      ...environment,
      PATRONI_NAME: place.name,
      PATRONI_RESTAPI_LISTEN: rest,
      PATRONI_RESTAPI_CONNECT_ADDRESS: rest,
      PATRONI_POSTGRESQL_LISTEN: postgres,
      PATRONI_POSTGRESQL_CONNECT_ADDRESS: postgres,
      PATRONI_POSTGRESQL_DATA_DIR: this.#data,
      PATRONI_POSTGRESQL_PGPASS: join(this.#home, 'pgpass'),
      PATRONI_POSTGRESQL_BIN_DIR: programs.postgres,
    };
  }

  get #home(): string {
    return join(this.#folder, this.name);
  }

  get #data(): string {
    return join(this.#home, 'data');
  }

  async start(): Promise<void> {
    await mkdir(this.#home, { recursive: true, mode: 0o700 });
    changeOwner(this.#home, accountFor(this.#folder));
    this.#patroni = startProgram(this.#programs.patroni, ['patroni.yml'], {
      folder: this.#folder,
      log: join(this.#folder, `${this.name}.log`),
      environment: this.#environment,
    });
  }

  /** Asks Patroni, which answers 200 if the server has this role. */
  async is(role: 'primary' | 'synchronous'): Promise<boolean> {
    this.#patroni?.requireAlive();
    const answer = await fetch(`http://127.0.0.1:${this.patroniPort}/${role}`, {
      signal: AbortSignal.timeout(2000),
    });
    await answer.arrayBuffer();
    return answer.status === 200;
  }

  /** kill -9 of PostgreSQL, and of Patroni too if the whole machine fails. */
  async kill(everything: boolean): Promise<void> {
    const postmaster = Number((await readFile(join(this.#data, 'postmaster.pid'), 'utf8')).split('\n')[0]);
    const patroni = everything && this.#patroni ? [this.#patroni.pid] : [];
    killProcessTrees([...patroni, postmaster]);
  }

  /** Patroni stops PostgreSQL with it. */
  async stop(): Promise<void> {
    await this.#patroni?.stop(20_000);
  }
}
