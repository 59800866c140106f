// `npm run bench -- compare A B [quick] [runs] [names of rows]`: measures two commits of this repository
// alternately. Each is checked out and built in its own directory and runs on a clinic invented by that
// commit's own code.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkOut } from '#harness/check-out.ts';
import type { Clinic } from './clinic/open-clinic.ts';
import { compareClinics } from './compare-runs.ts';
import { bookingRow, cachedSlotsRow, healthzRow, monthRow, uncachedSlotsRow } from './rows/api-rows.ts';
import { coldPageRows, warmPageRows } from './rows/page-rows.ts';
import { pageSizeRows } from './rows/page-size-rows.ts';
import { searchRows } from './rows/search-rows.ts';
import { formatTable } from './table.ts';

const rows = {
  slots: [uncachedSlotsRow, cachedSlotsRow],
  month: [monthRow],
  healthz: [healthzRow],
  booking: [bookingRow],
  search: searchRows,
  pages: [...warmPageRows, ...coldPageRows],
  bytes: pageSizeRows,
};
type Name = keyof typeof rows;

const [first, second, ...words] = process.argv.slice(2);
if (!first || !second) throw new Error('Say which two commits: npm run bench -- compare A B');
const isQuick = words.includes('quick');
const effort = {
  runs: Number(words.find((word) => /^\d+$/.test(word)) ?? (isQuick ? 3 : 5)),
  seconds: isQuick ? 2 : 4,
};
const rowNames = Object.keys(rows) as Name[];
const selectedNames = rowNames.filter((name) => words.includes(name));
const chosen = (selectedNames.length > 0 ? selectedNames : rowNames).flatMap((name) => rows[name]);

const folder = mkdtempSync(join(tmpdir(), 'hams-compare-'));
const size = { doctors: 2000, appointments: isQuick ? 10_000 : 100_000, days: 120 };
const clinics: Clinic[] = [];
try {
  for (const [name, commit] of Object.entries({ first, second })) {
    const checkout = checkOut(commit, join(folder, name));
    const { openClinic } = (await import(
      join(checkout, 'bench/clinic/open-clinic.ts')
    )) as typeof import('./clinic/open-clinic.ts');
    clinics.push(await openClinic(size, { checkout }));
  }
  const both = clinics as [Clinic, Clinic];
  const figures = await compareClinics(chosen, both, second, effort);
  // Aims refer to a limit, which is not measured here.
  const table = figures.map((figure) => ({ ...figure, aim: '' }));
  console.log(
    `\n${first} beside ${second}, ${effort.runs} runs\n\n${formatTable(table, second, `${first} ÷ ${second}`)}\n`,
  );
} finally {
  for (const clinic of clinics) await clinic.close();
  rmSync(folder, { recursive: true });
}
