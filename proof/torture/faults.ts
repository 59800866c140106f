import { setTimeout as wait } from 'node:timers/promises';
import type { SeededRandom } from '#db/demo/seeded-random.ts';
import { type Link, undisturbed } from '../network/network-link.ts';
import { killPostgres, signalPostgres } from '../processes.ts';
import { endConnectionsSql, type Installation } from './installation.ts';

/** A fault of a machine. When `strike` resolves, the fault is over; recovery may still be under way. */
export interface Fault {
  readonly name: string;
  strike(installation: Installation, random: SeededRandom): Promise<void>;
}

const pickDuration = (random: SeededRandom) => random.between(500, 3500);

async function disturbNetwork(
  links: readonly Link[],
  random: SeededRandom,
  worst: { delay: number; breaks: number },
) {
  for (const link of links) {
    link.setWeather({
      delay: () => random.between(0, worst.delay),
      breaks: () => random.chance(worst.breaks),
    });
  }
  await wait(pickDuration(random));
  for (const link of links) link.setWeather(undisturbed);
}

export const faults: readonly Fault[] = [
  {
    name: 'kill -9 of a process',
    strike: async ({ processes }, random) => random.pick(processes).signal('SIGKILL'),
  },
  {
    name: 'kill -9 of PostgreSQL',
    strike: async ({ disk }) => killPostgres(disk.path),
  },
  {
    name: 'kill -9 of everything',
    async strike({ processes, disk }) {
      for (const one of processes) one.signal('SIGKILL');
      killPostgres(disk.path);
    },
  },
  {
    name: 'SIGTERM',
    strike: async ({ processes }, random) => random.pick(processes).signal('SIGTERM'),
  },
  {
    name: 'a frozen process',
    async strike({ processes }, random) {
      const frozen = random.pick(processes);
      frozen.signal('SIGSTOP');
      await wait(pickDuration(random));
      frozen.signal('SIGCONT');
    },
  },
  {
    name: 'a frozen PostgreSQL',
    async strike({ disk }, random) {
      signalPostgres(disk.path, 'SIGSTOP');
      await wait(pickDuration(random));
      signalPostgres(disk.path, 'SIGCONT');
    },
  },
  {
    name: 'ended connections',
    async strike({ connect }) {
      const client = await connect().catch(() => null); // the database is down, so there are no connections
      await client?.query(endConnectionsSql).finally(() => client.end());
    },
  },
  {
    name: 'a slow network',
    strike: ({ links }, random) => disturbNetwork(links, random, { delay: 150, breaks: 0 }),
  },
  {
    name: 'messages cut in half',
    strike: ({ links }, random) => disturbNetwork(links, random, { delay: 10, breaks: 0.03 }),
  },
  {
    name: 'reset connections',
    strike: async ({ links }, random) => random.pick(links).reset(),
  },
  {
    name: 'a full disk',
    async strike({ disk }, random) {
      disk.fill?.();
      await wait(pickDuration(random));
      disk.empty();
    },
  },
];

export const listPossibleFaults = ({ disk }: Pick<Installation, 'disk'>): readonly Fault[] =>
  faults.filter(({ name }) => name !== 'a full disk' || disk.fill !== null);
