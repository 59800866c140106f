import type { HospitalSettings } from '#contract/hospital/hospital-settings.ts';
import { Refusal } from '#contract/platform/refusals.ts';
import { toPaise } from '#domain/platform/money.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { StaffCaller } from '#server/platform/http/mount.ts';
import { findHospitalSettings } from './find-hospital-settings.ts';
import { deleteProgram, insertProgram, lockHospital } from './hospital-settings-queries.ts';
import { logSettingsChange } from './log-settings-change.ts';

/** More than anyone reads on a home page. */
const maxPrograms = 20;

interface Program {
  readonly name: string;
  readonly rupees: number;
  readonly description: string;
}

/** Adds a program at a fixed price. Refuses with `programs_full`. */
export function addProgram(
  deps: Pick<Deps, 'database' | 'clock'>,
  caller: StaffCaller,
  { name, rupees, description }: Program,
  address: string,
): Promise<HospitalSettings> {
  const { hospitalId } = caller;
  return deps.database.transaction(async (db) => {
    await lockHospital(db, { hospitalId });
    const [added] = await insertProgram(db, {
      ...{ hospitalId, name, description, pricePaise: toPaise(rupees), max: maxPrograms },
      now: new Date(deps.clock.now()),
    });
    if (!added) throw new Refusal('programs_full');
    await logSettingsChange(deps, db, caller, address, 'program added');
    return findHospitalSettings(deps, db, hospitalId);
  });
}

/** Idempotent. */
export function removeProgram(
  deps: Pick<Deps, 'database' | 'clock'>,
  caller: StaffCaller,
  programId: number,
  address: string,
): Promise<HospitalSettings> {
  const { hospitalId } = caller;
  return deps.database.transaction(async (db) => {
    const [removed] = await deleteProgram(db, { hospitalId, programId });
    if (removed) await logSettingsChange(deps, db, caller, address, 'program removed');
    return findHospitalSettings(deps, db, hospitalId);
  });
}
