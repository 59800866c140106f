import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { end, startHams, temporaryData } from '#harness/running-hams.ts';
import { live } from './live.ts';
import { messagesCost } from './messages.ts';
import { visitPublicPages } from './public-pages.ts';
import { startUp } from './start-up.ts';
import { type Figure, tableOf } from './table.ts';
import { throughput } from './throughput.ts';

const words = process.argv.slice(2);
const runs = Number(words.find((word) => /^\d+$/.test(word)) ?? 5);

async function onDemoClinic(measure: (url: string) => Promise<Figure[]>): Promise<Figure[]> {
  const data = await temporaryData();
  const hams = await startHams({ DATA_DIR: data.path, DEMO: 'on' });
  try {
    return await measure(hams.url);
  } finally {
    await end(hams.process, 'SIGTERM');
    await data.remove();
  }
}

const measures: Readonly<Record<string, () => Promise<Figure[]>>> = {
  web: () => onDemoClinic((url) => visitPublicPages(url, runs)),
  start: () => startUp(runs),
  throughput: () => onDemoClinic((url) => throughput(url, runs)),
  live: () => live(runs),
  messages: () => messagesCost(runs),
};
/** The named ones, or all. */
const named = words.filter((word) => word in measures);
const rows: Figure[] = [];
for (const name of named.length > 0 ? named : Object.keys(measures))
  rows.push(...((await measures[name]?.()) ?? []));
const machine = `${cpus().length} × ${cpus()[0]?.model ?? 'unknown processor'}, Node ${process.version}`;
const report = `${new Date().toISOString().slice(0, 10)}, ${machine}, median of ${runs} runs\n\n${tableOf(rows)}\n`;
const results = join(import.meta.dirname, 'results');
mkdirSync(results, { recursive: true });
writeFileSync(join(results, `${named.join('-') || 'latest'}.md`), report);
console.log(`\n${report}`);
