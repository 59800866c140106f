import { Refusal } from '#contract/platform/refusals.ts';
import { formatId } from '#domain/platform/readable-ids.ts';
import { announceToDoctor } from '#server/platform/announcements/announce-to-doctor.ts';
import type { AuditActor } from '#server/platform/audit/audit-entry.ts';
import { writeAuditEntry } from '#server/platform/audit/write-audit-entry.ts';
import type { Deps } from '#server/platform/deps.ts';
import {
  agreeToPractice,
  type CheckedPracticeRow,
  listAgreedHospitals,
  recordDoctorCheck,
} from './registration-check-queries.ts';
import { auditOutcomes, type Decision, notifyHospitalOwners } from './registration-decision.ts';

type OperatorDeps = Pick<Deps, 'database' | 'clock' | 'config' | 'outbox'>;

/**
 * Records that the operator found the registration in the council's register, did not find it, or takes an
 * approval back; the first two notify doctor and owners. Returns the doctor as before, null if there is none.
 * Refuses with `entry_changed` if the registration has changed since it was looked up.
 */
export function checkRegistration(
  actor: AuditActor,
  deps: OperatorDeps,
  id: number,
  { decision, seen = null, reason = '' }: Decision,
): Promise<CheckedPracticeRow | null> {
  const { database, clock, config } = deps;
  const now = new Date(clock.now());
  return database.transaction(async (db) => {
    const [former] = await recordDoctorCheck(db, {
      id,
      checkedAt: decision === 'approve' ? now : null,
      refusedAt: decision === 'refuse' ? now : null,
      refusal: decision === 'refuse' ? reason : '',
      checkRequired: config.registrationCheck,
    });
    if (!former) return null;
    if (seen !== null && seen !== former.medical_registration) throw new Refusal('entry_changed');
    const isNews =
      decision === 'refuse' || (former.registration_checked_at !== null) !== (decision === 'approve');
    if (!isNews) return former;
    await note(deps, db, 'doctor_checked', id, auditOutcomes[decision], actor);
    if (decision === 'withdraw') return former;
    const event = decision === 'approve' ? 'registrationChecked' : 'registrationRefused';
    await announceToDoctor(deps, db, event, id, { name: former.name, reason });
    for (const { hospital_id: hospitalId } of await listAgreedHospitals(db, { id })) {
      await notifyHospitalOwners(deps, db, hospitalId, {
        decision,
        name: former.name,
        reason,
        whose: 'doctor',
      });
    }
    return former;
  });
}

/**
 * Records that the hospital of a doctor's practice agrees to be named, or no longer does; without
 * `practiceId` for the main practice. Returns doctor and practice as before, null if there is none or the
 * hospital is not listed.
 */
export function recordAgreement(
  actor: AuditActor,
  deps: Omit<OperatorDeps, 'outbox'>,
  id: number,
  agrees: boolean,
  practiceId: number | null = null,
): Promise<CheckedPracticeRow | null> {
  const agreedAt = agrees ? new Date(deps.clock.now()) : null;
  return deps.database.transaction(async (db) => {
    const [former] = await agreeToPractice(db, { id, practiceId, agreedAt });
    if (former?.hospital_id && (former.hospital_agreed_at !== null) !== agrees) {
      const about = practiceId === null ? formatId('doctor', id) : formatId('practice', practiceId);
      const { hospital_id: hospitalId } = former;
      await note(deps, db, 'hospital_agreed', id, agrees ? 'agreed' : 'withdrawn', actor, {
        about,
        hospitalId,
      });
    }
    return former ?? null;
  });
}

function note(
  deps: Omit<OperatorDeps, 'outbox'>,
  db: Parameters<typeof writeAuditEntry>[1],
  event: 'doctor_checked' | 'hospital_agreed',
  id: number,
  reason: string,
  actor: AuditActor,
  of: { readonly about?: string; readonly hospitalId?: number } = {},
): Promise<void> {
  const account = { role: 'doctor', id } as const;
  const about = of.about ?? formatId('doctor', id);
  return writeAuditEntry(deps, db, { event, actor, account, ...of, about, reason });
}
