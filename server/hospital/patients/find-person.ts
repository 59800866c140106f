import type { HospitalPatientDetail } from '#contract/hospital/hospital-patients.ts';
import { listVisitsHere } from '#server/hospital/bookings/list-person-visits.ts';
import { findAccessRecipients } from '#server/hospital/emergency-access/access-recipients.ts';
import { presentGuardian } from '#server/patients/family/present-guardian.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { StaffActor } from '#server/platform/http/actor.ts';
import { findOpenMergeRequest } from '../merging/merge-request-queries.ts';
import { oldestValidRequest } from '../merging/request-merge.ts';
import { findPeopleByPhone } from './people-search-queries.ts';
import { presentHospitalPatient } from './person-presenter.ts';
import { findIdentity, listGuardians } from './person-queries.ts';
import { loadRankedPeople } from './search-people.ts';

/** A patient of the caller's hospital with their visits here; also returns the ids of the records shown. */
export async function findPerson(
  actor: StaffActor,
  deps: Deps,
  id: number,
): Promise<{ person: HospitalPatientDetail; shown: number[] }> {
  const { clock, database } = deps;
  const { pool } = database;
  const { hospitalId } = actor;
  const now = new Date(clock.now());
  const [[row], [identity], guardians, visits, [asked], notified] = await Promise.all([
    loadRankedPeople(actor, deps, [{ id }]),
    findIdentity(pool, { id, hospitalId, now }),
    listGuardians(pool, { id, now }),
    listVisitsHere(actor, deps, id),
    findOpenMergeRequest(pool, {
      hospitalId,
      survivorId: id,
      since: oldestValidRequest(deps),
      accountId: actor.id,
    }),
    findAccessRecipients(deps, pool, id),
  ]);
  if (!row || !identity) throw new Error(`Person ${id} has vanished`);
  const sameNumber =
    row.phone === '' ? [] : await findPeopleByPhone(pool, { hospitalId, phone: row.phone, now });
  const family = await loadRankedPeople(
    actor,
    deps,
    sameNumber.filter((one) => one.id !== id),
  );
  const [other] = asked ? await loadRankedPeople(actor, deps, [{ id: asked.duplicate_id }]) : [];
  const ofGuardian = identity.contact_belongs_to_guardian ? identity.contact_phone : null;
  const person: HospitalPatientDetail = {
    ...presentHospitalPatient(row, clock),
    dateOfBirth: identity.date_of_birth,
    birthYear: identity.birth_year,
    ownPhone: identity.account_phone ?? (ofGuardian === null ? identity.contact_phone : null),
    guardianPhone: ofGuardian,
    hasAccount: identity.has_account,
    mayCorrect: identity.kept_from === null,
    isTold: notified.length > 0,
    family: family.map((one) => presentHospitalPatient(one, clock)),
    guardians: guardians.map((one) => ({ ...presentGuardian(one), phone: one.phone })),
    visits,
    merge:
      asked && other
        ? {
            mergeId: String(asked.id),
            other: presentHospitalPatient(other, clock),
            askedBy: asked.asker,
            mayConfirm: asked.may_confirm,
            isOwn: asked.is_own,
            confirmers: asked.confirmers,
            isAlone: asked.is_alone,
          }
        : null,
  };
  return { person, shown: [id, ...(other ? [other.id] : []), ...family.map((one) => one.id)] };
}
