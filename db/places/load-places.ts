// The places are product data, loaded again whenever the files change.
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import { insertRows } from '#db/insert-rows.ts';
import { query } from '#db/statement.ts';
import { foldPlaceName } from '#domain/search/place-names.ts';

type Place = ReturnType<typeof parsePlace>;

function dataRows(tsv: string): string[][] {
  const lines = tsv.split(/\r?\n/).filter((line) => line !== '');
  return lines.slice(1).map((line) => line.split('\t'));
}

function parsePlace(cells: string[]) {
  const [id, name, region, country, latitude, longitude, population] = cells;
  if (!id || !name || !country || population === undefined)
    throw new Error(`places.tsv: not a place: ${cells.join(' ')}`);
  return {
    id: Number(id),
    name,
    region: region ?? '',
    country,
    location: `(${longitude},${latitude})`,
    population: Number(population),
  };
}

// places.tsv is sorted by population, so an alias means the first place of its name.
function mostPopulousByName(places: readonly Place[]): Map<string, number> {
  const ids = new Map<string, number>();
  for (const place of places) {
    const folded = foldPlaceName(place.name);
    if (!ids.has(folded)) ids.set(folded, place.id);
  }
  return ids;
}

// An alias is shown in its own spelling: "Bangal" finds Bangalore, not Bengaluru.
function aliasNames(places: readonly Place[], aliases: string[][]) {
  const ids = mostPopulousByName(places);
  return aliases.map(([name = '', alias = '']) => {
    const placeId = ids.get(foldPlaceName(name));
    if (placeId === undefined || alias === '') throw new Error(`aliases.tsv: no such place: ${name}`);
    return { folded: foldPlaceName(alias), placeId, name: alias };
  });
}

async function replaceGazetteer(client: pg.ClientBase, placesTsv: string, aliasesTsv: string): Promise<void> {
  const places = dataRows(placesTsv).map(parsePlace);
  const names = places.map(({ id, name }) => ({ folded: foldPlaceName(name), placeId: id, name }));
  await client.query('delete from place_names');
  await client.query('delete from places');
  await insertRows(client, 'places', places);
  const all = [...names, ...aliasNames(places, dataRows(aliasesTsv))];
  await insertRows(client, 'place_names', all, 'on conflict do nothing');
}

// If two processes start together, the row lock makes the second wait and then find the version loaded.
async function claimVersion(client: pg.ClientBase, version: string): Promise<boolean> {
  const claimed = await query(
    client,
    `insert into settings (name, value) values ('places_version', :version)
     on conflict (name) do update set value = excluded.value where settings.value <> excluded.value
     returning name`,
    { version },
  );
  return claimed.length === 1;
}

/**
 * Loads places.tsv and aliases.tsv from `directory` unless this version is loaded. Returns true if it did.
 */
export async function loadPlaces(client: pg.ClientBase, directory: string): Promise<boolean> {
  const placesTsv = await readFile(join(directory, 'places.tsv'), 'utf8');
  const aliasesTsv = await readFile(join(directory, 'aliases.tsv'), 'utf8');
  const version = createHash('sha256').update(placesTsv).update('\0').update(aliasesTsv).digest('hex');
  await client.query('begin');
  try {
    const isNew = await claimVersion(client, version);
    if (isNew) await replaceGazetteer(client, placesTsv, aliasesTsv);
    await client.query('commit');
    return isNew;
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}
