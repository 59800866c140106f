import type { z } from 'zod';
import type { practiceForm } from '#contract/doctors/practices.ts';
import { Refusal } from '#contract/platform/refusals.ts';
import { maxPractices, ownPracticeName } from '#domain/doctors/practices.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import { requireValidName } from '#server/platform/require-valid-name.ts';
import { toFeeColumns } from './fee-columns.ts';
import { listPracticesOfDoctor, type OwnPracticeRow } from './list-practices.ts';
import { findOwnPractice, requireNewHospital } from './own-practice.ts';
import { insertPractice, lockDoctorForPractices } from './practice-queries.ts';

/**
 * Refuses with `practices_full`, and at the field for a hospital that is not listed or at which the doctor
 * already practises.
 */
export function addPractice(
  { id: doctorId }: Pick<Actor, 'id'>,
  { database, clock }: Pick<Deps, 'database' | 'clock'>,
  form: z.output<typeof practiceForm>,
): Promise<OwnPracticeRow> {
  requireValidName('name', form.name, { before: '', named: 'place' });
  return database.transaction(async (db) => {
    await lockDoctorForPractices(db, { doctorId });
    const practices = await listPracticesOfDoctor(db, { doctorId });
    if (practices.length >= maxPractices) throw new Refusal('practices_full', { limit: maxPractices });
    const [longitude = null, latitude = null] = form.location?.coordinates ?? [];
    const { hospitalId } = form;
    if (hospitalId !== null) await requireNewHospital(db, doctorId, hospitalId, null);
    const [stored] = await insertPractice(db, {
      doctorId,
      hospitalId,
      name: form.name || ownPracticeName,
      address: form.practiceAddress,
      longitude,
      latitude,
      room: form.room,
      ...toFeeColumns(form.fees),
      slotMinutes: form.slotMinutes,
      modes: form.modes,
      deskPermissions: form.deskPermissions,
      now: new Date(clock.now()),
    });
    return findOwnPractice(db, doctorId, stored?.id ?? 0);
  });
}
