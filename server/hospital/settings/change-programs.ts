import type { HospitalSettings } from '#contract/hospital/hospital-settings.ts';
import { Refusal } from '#contract/platform/refusals.ts';
import { toPaise } from '#domain/platform/money.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { StaffActor } from '#server/platform/http/actor.ts';
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
  actor: StaffActor,
  deps: Pick<Deps, 'database' | 'clock'>,
  { name, rupees, description }: Program,
): Promise<HospitalSettings> {
  const { hospitalId } = actor;
  return deps.database.transaction(async (db) => {
    await lockHospital(db, { hospitalId });
    const [added] = await insertProgram(db, {
      ...{ hospitalId, name, description, pricePaise: toPaise(rupees), max: maxPrograms },
      now: new Date(deps.clock.now()),
    });
    if (!added) throw new Refusal('programs_full');
    await logSettingsChange(actor, deps, db, 'program added');
    return findHospitalSettings(deps, db, hospitalId);
  });
}

/** Idempotent. */
export function removeProgram(
  actor: StaffActor,
  deps: Pick<Deps, 'database' | 'clock'>,
  programId: number,
): Promise<HospitalSettings> {
  const { hospitalId } = actor;
  return deps.database.transaction(async (db) => {
    const [removed] = await deleteProgram(db, { hospitalId, programId });
    if (removed) await logSettingsChange(actor, deps, db, 'program removed');
    return findHospitalSettings(deps, db, hospitalId);
  });
}
