import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { end, startHams, temporaryData } from '../e2e/running-hams.ts';
import { landingPage } from './landing-page.ts';
import { startUp } from './start-up.ts';
import { type Row, tableOf } from './table.ts';
import { throughput } from './throughput.ts';

const runs = Number(process.argv[2] ?? 5);

async function onDemoClinic(measure: (url: string) => Promise<Row[]>): Promise<Row[]> {
  const data = await temporaryData();
  const hams = await startHams({ DATA_DIR: data.path, DEMO: 'on' });
  try {
    return await measure(hams.url);
  } finally {
    await end(hams.process, 'SIGTERM');
    await data.remove();
  }
}

const rows = [
  ...(await onDemoClinic((url) => landingPage(url, runs))),
  ...(await startUp(runs)),
  ...(await onDemoClinic((url) => throughput(url, runs))),
];
const machine = `${cpus().length} × ${cpus()[0]?.model ?? 'unknown processor'}, Node ${process.version}`;
const report = `${new Date().toISOString().slice(0, 10)}, ${machine}, median of ${runs} runs\n\n${tableOf(rows)}\n`;
const results = join(import.meta.dirname, 'results');
mkdirSync(results, { recursive: true });
writeFileSync(join(results, 'latest.md'), report);
console.log(`\n${report}`);
