import type { WholeHospitalPerson } from '#contract/hospital/hospital-people.ts';
import { visitsHere } from '#server/hospital/bookings/visits-of-person.ts';
import { whoIsTold } from '#server/hospital/emergency-access/who-is-told.ts';
import { presentRelative } from '#server/patients/family/present-relative.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { StaffCaller } from '#server/platform/http/mount.ts';
import { requestsSince } from '../merging/ask-to-merge.ts';
import { openMergeOf } from '../merging/merge-request-queries.ts';
import { peopleOfHospital } from './list-people.ts';
import { presentHospitalPerson } from './person-presenter.ts';
import { guardiansOf, identityOf } from './person-queries.ts';
import { peopleByPhone } from './search-queries.ts';

/** Somebody whom the caller's hospital knows, with their visits here (M-06); whose records that shows. */
export async function findPerson(
  deps: Deps,
  caller: StaffCaller,
  id: number,
): Promise<{ person: WholeHospitalPerson; shown: number[] }> {
  const { clock, database } = deps;
  const { pool } = database;
  const { hospitalId } = caller;
  const now = new Date(clock.now());
  const [[row], [identity], guardians, visits, [asked], told] = await Promise.all([
    peopleOfHospital(deps, caller, [{ id }]),
    identityOf(pool, { id, hospitalId, now }),
    guardiansOf(pool, { id, now }),
    visitsHere(deps, caller, id),
    openMergeOf(pool, { hospitalId, keptId: id, since: requestsSince(deps), accountId: caller.id }),
    whoIsTold(deps, pool, id),
  ]);
  if (!row || !identity) throw new Error(`Person ${id} has vanished`);
  const sameNumber = row.phone === '' ? [] : await peopleByPhone(pool, { hospitalId, phone: row.phone, now });
  const family = await peopleOfHospital(
    deps,
    caller,
    sameNumber.filter((one) => one.id !== id),
  );
  const [other] = asked ? await peopleOfHospital(deps, caller, [{ id: asked.gone_id }]) : [];
  const ofGuardian = identity.contact_is_guardians ? identity.contact_phone : null;
  const person: WholeHospitalPerson = {
    ...presentHospitalPerson(row, clock),
    dateOfBirth: identity.date_of_birth,
    birthYear: identity.birth_year,
    ownPhone: identity.account_phone ?? (ofGuardian === null ? identity.contact_phone : null),
    guardianPhone: ofGuardian,
    hasAccount: identity.has_account,
    mayCorrect: identity.kept_from === null,
    isTold: told.length > 0,
    family: family.map((one) => presentHospitalPerson(one, clock)),
    guardians: guardians.map((one) => ({ ...presentRelative(one), phone: one.phone })),
    visits,
    merge:
      asked && other
        ? {
            mergeId: String(asked.id),
            other: presentHospitalPerson(other, clock),
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
