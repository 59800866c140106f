import { parseArgs } from 'node:util';
import { stopOnSignal } from '#harness/tool-cleanup.ts';
import { type Defect, defects, noTampering } from './defects/defects.ts';
import { runTorture } from './torture.ts';

const { values: options } = parseArgs({
  options: {
    seconds: { type: 'string', default: '60' },
    seed: { type: 'string', default: String(Date.now()) },
    defect: { type: 'string' },
    defects: { type: 'boolean', default: false },
  },
});

const seconds = Number(options.seconds);
if (!(seconds > 0)) throw new Error('--seconds must be a number above 0');

const maxSecondsToFind = 120;

async function findDefect(defect: Defect): Promise<boolean> {
  console.log(`\n— ${defect.name}`);
  const report = await runTorture({
    ...options,
    seconds: maxSecondsToFind,
    tampering: defect,
    untilFound: true,
    print: console.log,
  });
  console.log(report.found ? `found after ${report.seconds} s` : 'NOT FOUND');
  return report.found;
}

stopOnSignal();
if (options.defects || options.defect) {
  const wanted = defects.filter(({ name }) => options.defects || name === options.defect);
  if (wanted.length === 0) throw new Error(`The defects are: ${defects.map(({ name }) => name).join(', ')}`);
  let found = 0;
  for (const defect of wanted) found += Number(await findDefect(defect));
  console.log(`\n${found} of ${wanted.length} defects found`);
  process.exitCode = found === wanted.length ? 0 : 1;
} else {
  const report = await runTorture({
    ...options,
    seconds,
    tampering: noTampering,
    untilFound: false,
    print: console.log,
  });
  process.exitCode = report.found ? 1 : 0;
}
