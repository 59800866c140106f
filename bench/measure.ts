// Started by run/bench.mjs: `npm run bench -- [quick] [runs] [names of measures] [--appointments n] …`.
import { writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createTemporaryData, endProcess, startHams } from '#harness/running-hams.ts';
import { makeResultsFolder, stopOnSignal } from '#harness/tool-cleanup.ts';
import type { Effort } from './compare-runs.ts';
import { measureCrowd } from './measures/crowd.ts';
import { measureFirstVisits } from './measures/first-visits.ts';
import { measureLiveUpdates } from './measures/live-updates.ts';
import { measureMessageCost } from './measures/messages.ts';
import {
  measureAnswers,
  measureGrowth,
  measureMemory,
  measurePages,
  measureSearches,
} from './measures/one-clinic.ts';
import { measureStartUp } from './measures/start-up.ts';
import { type Figure, formatTable } from './table.ts';

const { values, positionals: words } = parseArgs({
  allowPositionals: true,
  options: {
    doctors: { type: 'string', default: '2000' },
    appointments: { type: 'string' },
    visitors: { type: 'string', default: '300' },
    seconds: { type: 'string' },
    think: { type: 'string', default: '1000-3000' },
  },
});
const isQuick = words.includes('quick');
const runs = Number(words.find((word) => /^\d+$/.test(word)) ?? (isQuick ? 3 : 5));
const effort: Effort = { runs, seconds: isQuick ? 2 : 4 };
const size = {
  doctors: Number(values.doctors),
  appointments: Number(values.appointments ?? (isQuick ? 100_000 : 1_000_000)),
  days: 120,
};
const [thinkFrom = 0, thinkTo = 0] = values.think.split('-').map(Number);

async function onDemoClinic(measure: (url: string) => Promise<Figure[]>): Promise<Figure[]> {
  const data = await createTemporaryData();
  const hams = await startHams({ DATA_DIR: data.path, DEMO: 'on' });
  try {
    return await measure(hams.url);
  } finally {
    await endProcess(hams.process, 'SIGTERM');
    await data.remove();
  }
}

const measures: Readonly<Record<string, () => Promise<Figure[] | string>>> = {
  answers: () => measureAnswers(effort, size),
  pages: () => measurePages(effort, size),
  search: () => measureSearches(effort, isQuick ? 20_000 : 100_000),
  growth: () => measureGrowth(effort, size),
  memory: () => measureMemory(size, isQuick ? 1000 : 10_000),
  start: () => measureStartUp(effort),
  web: () => onDemoClinic((url) => measureFirstVisits(url, effort)),
  live: () => measureLiveUpdates(effort),
  messages: () => measureMessageCost(effort),
  crowd: () =>
    measureCrowd({
      size: { ...size, appointments: 100_000 },
      visitors: Number(values.visitors),
      seconds: Number(values.seconds ?? (isQuick ? 20 : 120)),
      think: { from: thinkFrom, to: thinkTo },
    }),
};
const unknown = words.filter((word) => !(word in measures) && word !== 'quick' && !/^\d+$/.test(word));
if (unknown.length > 0)
  throw new Error(`There is no ${unknown.join(', ')}; there are ${Object.keys(measures).join(', ')}`);

stopOnSignal();
const results = join(import.meta.dirname, 'results');
makeResultsFolder(results);

const named = words.filter((word) => word in measures);
const rows: Figure[] = [];
const tables: string[] = [];
for (const name of named.length > 0 ? named : Object.keys(measures)) {
  console.log(name);
  const measured = (await measures[name]?.()) ?? [];
  if (typeof measured === 'string') tables.push(measured);
  else rows.push(...measured);
}
if (rows.length > 0) tables.unshift(formatTable(rows));
const machine = `${cpus().length} × ${cpus()[0]?.model ?? 'unknown processor'}, Node ${process.version}`;
const clinic = `${size.doctors} doctors, ${size.appointments} appointments`;
const report = `${new Date().toISOString().slice(0, 10)}, ${machine}, ${clinic}, median of ${runs} runs\n\n${tables.join('\n\n')}\n`;
writeFileSync(join(results, `${named.join('-') || 'latest'}.md`), report);
console.log(`\n${report}`);
