// `node bench/generate.ts --doctors 2000 --appointments 1000000 --days 31 --database <data directory or
// postgres://…>`: fills an empty database with an invented clinic of any size. Needs a build (`node
// run/build.mjs`): the product itself creates the tables.
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { connectTo, connectToDatabase } from '#harness/database.ts';
import { endProcess, startHams } from '#harness/running-hams.ts';
import { inventClinic, password } from './clinic/invent-clinic.ts';

const { values } = parseArgs({
  options: {
    doctors: { type: 'string', default: '2000' },
    appointments: { type: 'string', default: '1000000' },
    days: { type: 'string', default: '31' },
    database: { type: 'string' },
  },
});
if (!values.database) throw new Error('--database is missing: a data directory or postgres://…');
const isAddress = /^postgres(ql)?:/.test(values.database);
const path = resolve(values.database);

const hams = await startHams(isAddress ? { DATABASE_URL: values.database } : { DATA_DIR: path });
const client = await (isAddress ? connectTo({ connectionString: values.database }) : connectToDatabase(path));
try {
  const size = {
    doctors: Number(values.doctors),
    appointments: Number(values.appointments),
    days: Number(values.days),
  };
  await inventClinic(client, size, (step, seconds) => console.log(`${seconds.toFixed(1)} s  ${step}`));
  console.log(`The password of everybody is ${password}; phones are 7000000001 … and 8000000001 ….`);
} finally {
  await client.end();
  await endProcess(hams.process, 'SIGTERM');
}
