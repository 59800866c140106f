// `npm run bench -- compare A B [quick] [runs] [names of rows]`: two commits of this repository, measured by turns. Each is
// checked out and built in a directory of its own, and runs on a clinic of its own, as that commit invents it.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkOut } from '#harness/check-out.ts';
import { besideEachOther } from './by-turns.ts';
import type { Clinic } from './clinic/open-clinic.ts';
import { booking, healthz, month, slotsFromDatabase, slotsFromMemory } from './rows/answers.ts';
import { pageBytes } from './rows/bytes.ts';
import { coldPages, warmPages } from './rows/pages.ts';
import { searches } from './rows/searches.ts';
import { tableOf } from './table.ts';

const rows = {
  slots: [slotsFromDatabase, slotsFromMemory],
  month: [month],
  healthz: [healthz],
  booking: [booking],
  search: searches,
  pages: [...warmPages, ...coldPages],
  bytes: pageBytes,
};
type Name = keyof typeof rows;

const [first, second, ...words] = process.argv.slice(2);
if (!first || !second) throw new Error('Say which two commits: npm run bench -- compare A B');
const isQuick = words.includes('quick');
const effort = {
  runs: Number(words.find((word) => /^\d+$/.test(word)) ?? (isQuick ? 3 : 5)),
  seconds: isQuick ? 2 : 4,
};
const names = Object.keys(rows) as Name[];
const named = names.filter((name) => words.includes(name));
const chosen = (named.length > 0 ? named : names).flatMap((name) => rows[name]);

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
  const figures = await besideEachOther(chosen, both, second, effort);
  // What is aimed at is said of a limit, which is not here.
  const table = figures.map((figure) => ({ ...figure, aim: '' }));
  console.log(
    `\n${first} beside ${second}, ${effort.runs} runs\n\n${tableOf(table, second, `${first} ÷ ${second}`)}\n`,
  );
} finally {
  for (const clinic of clinics) await clinic.close();
  rmSync(folder, { recursive: true });
}
