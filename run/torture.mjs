// `npm run torture`: random bookings and changes on two processes under machine failures, then a check of
// everything that was acknowledged (docs/proof.md). `npm run torture -- --help` lists the options.
import { exitCode, nodePath } from './processes.mjs';
import { prepare } from './start.mjs';

const help = `npm run torture -- [--seconds 3600] [--seed text]
  Patients and doctors act at random on two processes while faults strike, in rounds of half a minute. After each round
  all that they were told is held against the database. Exits with 1 when a promise was broken; the calls of such a round
  are kept in test-results/torture/.

npm run torture -- --defects
  The same with each of six defects put in: the check must find it within two minutes.

npm run torture -- --defect "no constraint"
  One of them.
`;

if (process.argv.includes('--help')) {
  console.log(help);
  process.exit();
}
await prepare();
process.exitCode = await exitCode(nodePath, ['proof/torture/run-torture.ts', ...process.argv.slice(2)]);
