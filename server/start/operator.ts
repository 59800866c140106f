// Called by run/operator.mjs: what the operator decides about doctors and hospitals.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Identified, idOf } from '#domain/readable-ids.ts';
import { checkRegistration, noteAgreement } from '#server/doctors/check-registration.ts';
import { listToCheck } from '#server/doctors/list-to-check.ts';
import { listHospitals } from '#server/hospitals/list-hospitals.ts';
import { mergeHospitals } from '#server/hospitals/merge-hospitals.ts';
import { systemClock } from '#server/platform/clock.ts';
import { configFrom } from '#server/platform/config.ts';
import type { Deps } from '#server/platform/deps.ts';
import { StartupError } from '#server/platform/startup-error.ts';
import { openConfiguredDatabase } from './open-configured-database.ts';

type OperatorDeps = Pick<Deps, 'database' | 'clock' | 'config'>;

const usage = `Use: npm run operator -- doctors [all]        who waits for a check, or everybody
     npm run operator -- approve DOC-000042   the registration stands in the council's register
     npm run operator -- withdraw DOC-000042  it does not
     npm run operator -- agree DOC-000042     the hospital agrees to be named
     npm run operator -- disagree DOC-000042  it does not
     npm run operator -- hospitals            all, with those that may be the same
     npm run operator -- merge HOS-000007 HOS-000003  the first is the second`;

/** The number of an id that the command names. Throws StartupError. */
function numberOf(kind: Identified, text: string | undefined): number {
  const id = text === undefined ? null : idOf(kind, text);
  if (id === null)
    throw new StartupError(text === undefined ? usage : `${text} is no id of a ${kind}.\n${usage}`);
  return id;
}

function found<Row>(row: Row | null, text: string | undefined): Row {
  if (row === null) throw new StartupError(`There is no ${text}.`);
  return row;
}

const verbs: Readonly<Record<string, (deps: OperatorDeps, names: readonly string[]) => Promise<string[]>>> = {
  async doctors({ database }, [which]) {
    if (which !== undefined && which !== 'all') throw new StartupError(usage);
    const lines = await listToCheck(database.pool, which === 'all');
    return lines.length > 0 ? lines : ['No doctor waits for a check or for a hospital.'];
  },
  async approve(deps, [name]) {
    const doctor = found(await checkRegistration(deps, numberOf('doctor', name), true), name);
    return [`The registration of ${name} (${doctor.medical_registration}) is checked.`];
  },
  async withdraw(deps, [name]) {
    found(await checkRegistration(deps, numberOf('doctor', name), false), name);
    return [`The registration of ${name} is not checked.`];
  },
  async agree(deps, [name]) {
    const doctor = found(await noteAgreement(deps, numberOf('doctor', name), true), name);
    if (doctor.hospital_id === null) {
      throw new StartupError(`No listed hospital is called ${doctor.hospital_name}, so none can agree.`);
    }
    return [`${doctor.hospital_name} agrees to be named by ${name}.`];
  },
  async disagree(deps, [name]) {
    const doctor = found(await noteAgreement(deps, numberOf('doctor', name), false), name);
    return [`${name} says alone that they practise at ${doctor.hospital_name}.`];
  },
  async hospitals({ database }) {
    const lines = await listHospitals(database.pool);
    return lines.length > 0 ? lines : ['No hospital is listed.'];
  },
  async merge(deps, [from, to]) {
    const ids = [numberOf('hospital', from), numberOf('hospital', to)] as const;
    if (ids[0] === ids[1]) throw new StartupError(`${from} and ${to} are one hospital already.`);
    const moved = found(await mergeHospitals(deps, ...ids), `pair of listed hospitals ${from} and ${to}`);
    return [`${from} is ${to} now; doctors moved: ${moved}.`];
  },
};

async function main([verb = '', ...names]: readonly string[]): Promise<void> {
  const work = Object.hasOwn(verbs, verb) ? verbs[verb] : undefined;
  if (!work) throw new StartupError(usage);
  const config = configFrom(process.env);
  if (!config.databaseUrl && !existsSync(join(config.dataDirectory, 'postgres'))) {
    throw new StartupError(`There is no database in ${config.dataDirectory}; set DATA_DIR or DATABASE_URL.`);
  }
  const { result: running } = await openConfiguredDatabase(config);
  try {
    const deps = { database: running.database, clock: systemClock(config.timeZone), config };
    console.log((await work(deps, names)).join('\n'));
  } finally {
    await running.close();
  }
}

try {
  await main(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof StartupError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
