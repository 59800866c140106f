import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import { query } from '#db/statement.ts';

export interface Portrait {
  readonly hash: string;
  readonly small: Buffer;
  readonly large: Buffer;
}

export interface Look {
  readonly gender: 'Male' | 'Female';
  readonly isGrey: boolean;
  readonly isCovered: boolean;
}

export interface PortraitGallery {
  readonly portraits: readonly Portrait[];
  /**
   * Picks the hash of a fitting portrait; within a `circle` of people, portraits repeat as late as possible.
   */
  hashFor(look: Look, circle: string): string;
}

const perGender = 48;
/** Number ranges of make-portraits.mjs: ordinary, grey-haired, with hijab or turban. */
const ranges = { ordinary: [1, 34], grey: [35, 44], covered: [45, 48] } as const;

async function readPortrait(directory: string, name: string): Promise<Portrait> {
  const [small, large] = await Promise.all(
    ['small', 'large'].map((size) => readFile(join(directory, 'portraits', `${name}-${size}.webp`))),
  );
  if (!small || !large) throw new Error(`Portrait ${name} is missing`);
  return { hash: createHash('sha256').update(large).digest('hex').slice(0, 32), small, large };
}

export async function readPortraits(directory: string): Promise<PortraitGallery> {
  const names = ['f', 'm'].flatMap((letter) =>
    Array.from({ length: perGender }, (_, index) => `${letter}-${String(index + 1).padStart(2, '0')}`),
  );
  const portraits = await Promise.all(names.map((name) => readPortrait(directory, name)));
  const used = new Map<string, number>();
  const circles = new Map<string, number>();
  return {
    portraits,
    hashFor(look, circle) {
      const kind = look.isCovered ? 'covered' : look.isGrey ? 'grey' : 'ordinary';
      const [first, last] = ranges[kind];
      // Each circle starts at another portrait, so that the first doctors of all cities differ.
      if (!circles.has(circle)) circles.set(circle, circles.size * 5);
      const key = `${circle} ${look.gender} ${kind}`;
      const count = used.get(key) ?? circles.get(circle) ?? 0;
      used.set(key, count + 1);
      const number = first + (count % (last - first + 1));
      const portrait = portraits[(look.gender === 'Female' ? 0 : perGender) + number - 1];
      if (!portrait) throw new Error(`No portrait ${number}`);
      return portrait.hash;
    },
  };
}

export async function insertPortraits(client: pg.ClientBase, portraits: readonly Portrait[]): Promise<void> {
  await query(
    client,
    `insert into photos (hash, small, large)
     select hash, small, large
     from unnest(:hashes::text[], :small::bytea[], :large::bytea[]) as given (hash, small, large)
     on conflict do nothing`,
    {
      hashes: portraits.map(({ hash }) => hash),
      small: portraits.map(({ small }) => small),
      large: portraits.map(({ large }) => large),
    },
  );
}
