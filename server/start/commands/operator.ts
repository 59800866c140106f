// `npm run hams -- operator`: records the operator's decisions about doctors and hospitals.
import { Refusal } from '#contract/platform/refusals.ts';
import { extractPhoneDigits } from '#domain/accounts/phones.ts';
import { type IdKind, parseId } from '#domain/platform/readable-ids.ts';
import { removeOperator } from '#server/accounts/operators/remove-operator.ts';
import {
  checkRegistration,
  recordAgreement,
} from '#server/doctors/registration-checks/check-registration.ts';
import { formatDoctorsToCheck } from '#server/doctors/registration-checks/format-doctors-to-check.ts';
import type { Decision } from '#server/doctors/registration-checks/registration-decision.ts';
import { commandLineActor } from '#server/doctors/registration-checks/registration-decision.ts';
import { listPossibleDuplicates } from '#server/hospital/merging/list-possible-duplicates.ts';
import { mergePeople } from '#server/hospital/merging/merge-people.ts';
import { undoMerge, undoMergeDays } from '#server/hospital/merging/undo-merge.ts';
import { listHospitals } from '#server/hospital/registration/list-hospitals.ts';
import { mergeHospitals } from '#server/hospital/registration/merge-hospitals.ts';
import { verifyHospital } from '#server/hospital/registration/verify-hospital.ts';
import { openOutbox } from '#server/messaging/delivery/open-outbox.ts';
import { createSystemClock } from '#server/platform/clock.ts';
import { parseConfig } from '#server/platform/config/config.ts';
import { StartupError } from '#server/platform/config/startup-error.ts';
import type { Deps } from '#server/platform/deps.ts';
import { toPrintable } from '#server/platform/to-printable.ts';
import { withOperatorDatabase } from './operator-database.ts';
import { runCliCommand } from './run-cli-command.ts';

type OperatorDeps = Pick<Deps, 'database' | 'clock' | 'config' | 'outbox'>;

const usage = `Use: npm run hams -- operator doctors [all]        doctors waiting for a check, or all of them
     npm run hams -- operator approve DOC-000042   the council's register has this registration
     npm run hams -- operator refuse DOC-000042 "Why"  it does not; the doctor reads the reason (also HOS-…)
     npm run hams -- operator withdraw DOC-000042  withdraw an approval (also HOS-…)
     npm run hams -- operator agree DOC-000042     the hospital confirms that the doctor practises there
     npm run hams -- operator disagree DOC-000042  it does not; for one practice: agree DOC-000042 PRA-000007
     npm run hams -- operator approve HOS-000007 "Its name"  the hospital is genuine and has this name
     npm run hams -- operator hospitals            all hospitals, with possible duplicates
     npm run hams -- operator people               patients who may have two records
     npm run hams -- operator merge HOS-000007 HOS-000003  merge the first into the second (also PAT-…)
     npm run hams -- operator unmerge PAT-000007   undo a merge of the last 30 days
     npm run hams -- operator reset 9876543210     let an operator who lost the authenticator app set up the account again`;

function parseNumber(kind: IdKind, text: string | undefined): number {
  const id = text === undefined ? null : parseId(kind, text);
  if (id === null)
    throw new StartupError(text === undefined ? usage : `${text} is not a ${kind} ID.\n${usage}`);
  return id;
}

function found<Row>(row: Row | null, text: string | undefined): Row {
  if (row === null) throw new StartupError(`There is no ${text}.`);
  return row;
}

async function setAgreement(
  deps: OperatorDeps,
  doctor: string | undefined,
  practice: string | undefined,
  agrees: boolean,
) {
  const practiceId = practice === undefined ? null : parseNumber('practice', practice);
  const row = await recordAgreement(
    commandLineActor,
    deps,
    parseNumber('doctor', doctor),
    agrees,
    practiceId,
  );
  return found(row, practice === undefined ? doctor : `${practice} of ${doctor}`);
}

const isHospital = (name: string | undefined) => name?.toUpperCase().startsWith('HOS');

const outcomeTexts = { approve: 'is checked', refuse: 'is refused', withdraw: 'is not checked' } as const;

async function requireUnchanged<Row>(work: Promise<Row | null>, text: string | undefined): Promise<Row> {
  try {
    return found(await work, text);
  } catch (error) {
    if (error instanceof Refusal && error.code === 'entry_changed')
      throw new StartupError(`There is no ${text}.`);
    throw error;
  }
}

async function decideHospital(
  deps: OperatorDeps,
  name: string | undefined,
  decision: Decision,
): Promise<string[]> {
  const { seen } = decision;
  const wanted = seen ? `${name} with the name “${toPrintable(seen)}”` : name;
  const hospital = await requireUnchanged(
    verifyHospital(commandLineActor, deps, parseNumber('hospital', name), decision),
    wanted,
  );
  const outcome = outcomeTexts[decision.decision];
  return [
    `The hospital ${name} (${toPrintable(hospital.name)}, ${toPrintable(hospital.registration_id)}) ${outcome}.`,
  ];
}

const verbs: Readonly<Record<string, (deps: OperatorDeps, names: readonly string[]) => Promise<string[]>>> = {
  async doctors({ database }, [which]) {
    if (which !== undefined && which !== 'all') throw new StartupError(usage);
    const lines = await formatDoctorsToCheck(database.pool, which === 'all');
    return lines.length > 0 ? lines : ['No doctor is waiting for a check or for a hospital.'];
  },
  async approve(deps, [name, ...words]) {
    if (isHospital(name)) {
      if (words.length === 0) throw new StartupError(`Give the name you found ${name} under.\n${usage}`);
      return decideHospital(deps, name, { decision: 'approve', seen: words.join(' ') });
    }
    const doctor = found(
      await checkRegistration(commandLineActor, deps, parseNumber('doctor', name), { decision: 'approve' }),
      name,
    );
    return [`The registration of ${name} (${doctor.medical_registration}) is checked.`];
  },
  async withdraw(deps, [name]) {
    if (isHospital(name)) return decideHospital(deps, name, { decision: 'withdraw' });
    found(
      await checkRegistration(commandLineActor, deps, parseNumber('doctor', name), { decision: 'withdraw' }),
      name,
    );
    return [`The registration of ${name} is not checked.`];
  },
  async refuse(deps, [name, ...words]) {
    const reason = words.join(' ');
    if (reason === '') throw new StartupError(`Give the reason why ${name} is refused.\n${usage}`);
    const decision = { decision: 'refuse', reason } as const;
    if (isHospital(name)) return decideHospital(deps, name, decision);
    found(await checkRegistration(commandLineActor, deps, parseNumber('doctor', name), decision), name);
    return [`The registration of ${name} is refused.`];
  },
  async reset({ database, clock }, [phone = '']) {
    found(await removeOperator(database, clock, extractPhoneDigits(phone) ?? phone), `operator ${phone}`);
    return [`${phone} can set up the account again at /operator. The next start prints the code.`];
  },
  async agree(deps, [name, practice]) {
    const doctor = await setAgreement(deps, name, practice, true);
    if (doctor.hospital_id === null) {
      throw new StartupError(`No listed hospital is called ${doctor.hospital_name}.`);
    }
    return [`${doctor.hospital_name} confirms that ${name} practises there.`];
  },
  async disagree(deps, [name, practice]) {
    const doctor = await setAgreement(deps, name, practice, false);
    return [`${doctor.hospital_name} does not confirm that ${name} practises there.`];
  },
  async hospitals({ database }) {
    const lines = await listHospitals(database.pool);
    return lines.length > 0 ? lines : ['No hospital is listed.'];
  },
  async people({ database }) {
    const lines = await listPossibleDuplicates(database.pool);
    return lines.length > 0 ? lines : ['No patient seems to have two records.'];
  },
  async merge(deps, [from, to]) {
    if (from?.toUpperCase().startsWith('PAT')) return mergeRecords(deps, from, to);
    const ids = [parseNumber('hospital', from), parseNumber('hospital', to)] as const;
    if (ids[0] === ids[1]) throw new StartupError(`${from} and ${to} are already one hospital.`);
    const moved = found(
      await mergeHospitals(commandLineActor, deps, ...ids),
      `pair of listed hospitals ${from} and ${to}`,
    );
    return [`Merged ${from} into ${to}. Doctors moved: ${moved}.`];
  },
  async unmerge(deps, [name]) {
    const outcome = await undoMerge(deps, parseNumber('patient', name));
    if (outcome === 'not-merged') throw new StartupError(`${name} is not merged.`);
    if (outcome === 'too-late')
      throw new StartupError(`${name} was merged more than ${undoMergeDays} days ago.`);
    return [`${name} is a separate record again.`];
  },
};

async function mergeRecords(deps: OperatorDeps, from: string, to: string | undefined): Promise<string[]> {
  const ids = [parseNumber('patient', from), parseNumber('patient', to)] as const;
  if (ids[0] === ids[1]) throw new StartupError(`${from} and ${to} are already one person.`);
  const outcome = await mergePeople(deps, ...ids);
  if (outcome === 'visits-overlap') {
    throw new StartupError(`${from} and ${to} have visits at the same time, so they are not one person.`);
  }
  if (outcome === 'look-after') {
    throw new StartupError(
      `One of ${from} and ${to} looks after the other, so they are two people. If they are one, end that access first.`,
    );
  }
  found(outcome === 'merged' || null, `pair of people ${from} and ${to} that is not merged yet`);
  return [`Merged ${from} into ${to}. You can undo this for ${undoMergeDays} days.`];
}

async function main([verb = '', ...names]: readonly string[], signal: AbortSignal): Promise<void> {
  const work = Object.hasOwn(verbs, verb) ? verbs[verb] : undefined;
  if (!work) throw new StartupError(usage);
  const config = parseConfig(process.env);
  const lines = await withOperatorDatabase(config, signal, ({ database }) => {
    const deps = { database, clock: createSystemClock(config.timeZone), config };
    return work({ ...deps, outbox: openOutbox(deps) }, names);
  });
  console.log(lines.join('\n'));
}

await runCliCommand(main);
