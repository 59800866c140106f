// Product data: 19,000 numbers in 650 rows, read once and kept in memory.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

export interface PincodePlace {
  readonly city: string;
  readonly state: string;
}

function parseNumbers(runs: string): number[] {
  return runs.split(' ').flatMap((run) => {
    const [from = 0, to = from] = run.split('-').map(Number);
    return Array.from({ length: to - from + 1 }, (_, index) => from + index);
  });
}

export async function readPincodes(directory: string): Promise<ReadonlyMap<number, PincodePlace>> {
  const [, ...rows] = (await readFile(join(directory, 'pincodes.tsv'), 'utf8')).trimEnd().split(/\r?\n/);
  const places = new Map<number, PincodePlace>();
  for (const row of rows) {
    const [state, city, runs] = row.split('\t');
    if (!state || !city || !runs) throw new Error(`pincodes.tsv: not a row: ${row.slice(0, 80)}`);
    const place = { city, state };
    for (const pincode of parseNumbers(runs)) places.set(pincode, place);
  }
  return places;
}
