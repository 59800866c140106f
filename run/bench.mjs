// `npm run bench`: runs the measurements of docs/performance.md. `npm run bench -- --help` lists the options
// and the output.
import { findOrInstallChromium } from './chromium.mjs';
import { exitCode, nodePath } from './processes.mjs';
import { prepare } from './start.mjs';

const help = `npm run bench -- [quick] [runs] [measures] [--doctors n] [--appointments n]
  Each figure beside its limit, by turns in the same minute, as a table, which is also kept in bench/results/.
  Without names all of them; quick: a smaller clinic, fewer and shorter runs.
    answers   slots, a month, healthz and bookings a second; p99; processor time of an answer
    pages     home, the list and a doctor's page: answers a second when kept, processor time when new
    search    nearby, suggestions and lists a second, among 100,000 doctors
    growth    bookings and slots among 10,000 and 1,000,000 appointments
    memory    megabytes after 10,000 pages
    start     seconds until ready, with a fresh and with a used data directory
    web       paint, blocking and kilobytes of first visits in a browser on a slow phone
    live      milliseconds until 1,000 listeners hear that a slot is taken
    messages  bookings a second with and without notifications
    crowd     milliseconds of each kind of call with many visitors: --visitors n --seconds n --think from-to

npm run bench -- compare A B [quick] [runs] [rows]
  Two commits by turns, each built and on an invented clinic of its own. Rows: slots, month, healthz, booking, search, pages,
  bytes (kilobytes of HTML, scripts and styles on the first visit of each page on which people arrive).

npm run bench -- simulate [--bookings n] [--seconds n] [--doctors n] [--appointments n]
  A day of so many bookings (100,000) in ten minutes, with its peak, and a hundred reads for each booking: answers, times and
  processors of each part, on two processes over one PostgreSQL, the visitors on the same machine.

node bench/generate.ts --database directory [--doctors n] [--appointments n] [--days n]
  Invents a clinic and keeps it.
`;

const [first, ...others] = process.argv.slice(2);
if (process.argv.includes('--help')) {
  console.log(help);
  process.exit();
}
await prepare();
const CHROMIUM = await findOrInstallChromium();
const programs = {
  compare: 'bench/compare.ts',
  simulate: 'bench/simulate.ts',
};
const args = Object.hasOwn(programs, first ?? '')
  ? [programs[first], ...others]
  : ['bench/measure.ts', ...process.argv.slice(2)];
process.exitCode = await exitCode(nodePath, args, {
  env: { ...process.env, ...(CHROMIUM && { CHROMIUM }) },
});
