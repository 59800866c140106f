import { readableId } from '#domain/readable-ids.ts';
import { writeEntry } from '#server/audit/write-entry.ts';
import type { Deps } from '#server/platform/deps.ts';
import { agreeToPractice, type CheckedDoctorRow, checkDoctor } from './check-queries.ts';

type OperatorDeps = Pick<Deps, 'database' | 'clock' | 'config'>;

/**
 * Notes that the operator found the registration in the register of the council, or takes that back. Returns the
 * doctor as it was before, null if there is none (docs/product.md#doctors).
 */
export function checkRegistration(
  deps: OperatorDeps,
  id: number,
  found: boolean,
): Promise<CheckedDoctorRow | null> {
  const { database, clock, config } = deps;
  const checkedAt = found ? new Date(clock.now()) : null;
  return database.transaction(async (db) => {
    const [former] = await checkDoctor(db, { id, checkedAt, checkRequired: config.registrationCheck });
    if (former && (former.registration_checked_at !== null) !== found) {
      await note(deps, db, 'doctor_checked', id, found ? 'found' : 'withdrawn');
    }
    return former ?? null;
  });
}

/**
 * Notes that the hospital of a doctor's practice agrees to be named, or no longer does; of the main practice without
 * `practiceId`. Returns doctor and practice as they were before, null if there is none; without a listed hospital nobody
 * can agree.
 */
export function noteAgreement(
  deps: OperatorDeps,
  id: number,
  agrees: boolean,
  practiceId: number | null = null,
): Promise<CheckedDoctorRow | null> {
  const agreedAt = agrees ? new Date(deps.clock.now()) : null;
  return deps.database.transaction(async (db) => {
    const [former] = await agreeToPractice(db, { id, practiceId, agreedAt });
    if (former?.hospital_id && (former.hospital_agreed_at !== null) !== agrees) {
      const about = practiceId === null ? readableId('doctor', id) : readableId('practice', practiceId);
      const { hospital_id: hospitalId } = former;
      await note(deps, db, 'hospital_agreed', id, agrees ? 'agreed' : 'withdrawn', { about, hospitalId });
    }
    return former ?? null;
  });
}

/** The operator works at the machine and has no account, so the log names nobody. */
function note(
  deps: OperatorDeps,
  db: Parameters<typeof writeEntry>[1],
  event: 'doctor_checked' | 'hospital_agreed',
  id: number,
  reason: string,
  of: { readonly about?: string; readonly hospitalId?: number } = {},
): Promise<void> {
  const account = { role: 'doctor', id } as const;
  const about = of.about ?? readableId('doctor', id);
  return writeEntry(deps, db, { event, actor: { role: 'nobody' }, account, ...of, about, reason });
}
