import type { z } from 'zod';
import type { changePracticeEndpoint } from '#contract/doctors/practices.ts';
import { ownPracticeName } from '#domain/doctors/practices.ts';
import { toFeeColumns } from '#server/doctors/practices/fee-columns.ts';
import type { OwnPracticeRow } from '#server/doctors/practices/list-practices.ts';
import { withPracticeLeftLogged } from '#server/doctors/practices/log-practice-left.ts';
import {
  findOwnPractice,
  requireNewHospital,
  requireOwnPractice,
} from '#server/doctors/practices/own-practice.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import { fieldRefusal } from '#server/platform/http/problems.ts';
import { requireValidName } from '#server/platform/require-valid-name.ts';
import { withPlaceChangeNotices } from './notify-place-change.ts';
import { setMainPractice, unsetMainPractice, updatePractice } from './practice-change-queries.ts';

const noFees = { clinicFeePaise: null, videoFeePaise: null, followUpFeePaise: null, followUpDays: null };

/**
 * Omitted fields stay unchanged. Refuses with `practice_not_found` for another doctor's practice, at
 * `hospitalId` as adding does, and at `location` if a hospital becomes an own practice without a place.
 */
export function changePractice(
  actor: Actor,
  deps: Pick<Deps, 'database' | 'clock' | 'config'>,
  practiceId: number,
  change: z.output<typeof changePracticeEndpoint.body>,
): Promise<OwnPracticeRow> {
  const doctorId = actor.id;
  return deps.database.transaction(async (db) => {
    const {
      id,
      is_main: isMain,
      hospital_id: former,
      name: before,
    } = await requireOwnPractice(db, doctorId, practiceId);
    requireValidName('name', change.name, { before, named: 'place' });
    const { hospitalId, location, fees } = change;
    const becomesOwn = hospitalId === null && former !== null;
    if (becomesOwn && !location) throw fieldRefusal('location', 'field_location');
    const [longitude = null, latitude = null] = location?.coordinates ?? [];
    const name = change.name === undefined && !becomesOwn ? null : change.name || ownPracticeName;
    if (typeof hospitalId === 'number') await requireNewHospital(db, doctorId, hospitalId, id);
    const values = {
      id,
      movesTo:
        hospitalId === undefined ? null : hospitalId === null ? ('own' as const) : ('hospital' as const),
      hospitalId: hospitalId ?? null,
      name,
      address: change.practiceAddress ?? null,
      longitude,
      latitude,
      room: change.room ?? null,
      ...(fees ? toFeeColumns(fees) : noFees),
      slotMinutes: change.slotMinutes ?? null,
      modes: change.modes ?? null,
      deskPermissions: change.deskPermissions ?? null,
    };
    await withPlaceChangeNotices(deps, db, { doctorId, hospitalId: null }, () =>
      withPracticeLeftLogged(actor, deps, db, () => updatePractice(db, values)),
    );
    if (change.isMain && !isMain) {
      const [former] = await unsetMainPractice(db, { doctorId });
      if (!former) throw new Error(`The doctor ${doctorId} has no main practice`);
      const { works_days: worksDays, works_from: worksFrom, works_to: worksTo } = former;
      await setMainPractice(db, { id, worksDays, worksFrom, worksTo });
    }
    return findOwnPractice(db, doctorId, id);
  });
}
