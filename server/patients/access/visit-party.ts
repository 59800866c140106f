import { Refusal } from '#contract/platform/refusals.ts';
import { of, statement } from '#db/statement.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { Caller } from '#server/platform/http/mount.ts';
import type { Party } from './acting-user.ts';
import { allows, type Purpose, type Reach } from './reach.ts';

const reachOfVisit = statement('reach_of_visit', {
  values: { own: of<number>, id: of<number>, now: of<Date> },
  row: of<Reach & { patient_id: number }>,
  sql: `
    select a.patient_id, a.patient_id in (select bookable_people(:own, :now)) as may_book,
      a.patient_id in (select readable_people(:own, :now)) as may_read
    from appointments a where a.id = :id`,
});

type Asked = Pick<Deps, 'database' | 'clock'>;

/**
 * As whom the caller stands at a visit: a doctor as themselves; a patient as the person whose visit it is, if that is
 * they or somebody whom they look after for this purpose now (J-05). Null for everybody else. Whether the visit is the
 * doctor's own is for the next step to say.
 */
export async function findParty(
  { database, clock }: Asked,
  { role, id: own }: Pick<Caller, 'role' | 'id'>,
  appointmentId: number,
  purpose: Purpose,
): Promise<Party | null> {
  if (role === 'doctor') return { role, id: own };
  const now = new Date(clock.now());
  const [visit] = await reachOfVisit(database.pool, { own, id: appointmentId, now });
  if (!visit || !allows(visit, purpose)) return null;
  const { patient_id: id } = visit;
  return id === own ? { role, id } : { role, id, by: own };
}

/** The same; refuses with `appointment_not_found`. */
export async function partyOf(
  deps: Asked,
  caller: Pick<Caller, 'role' | 'id'>,
  appointmentId: number,
  purpose: Purpose,
): Promise<Party> {
  const party = await findParty(deps, caller, appointmentId, purpose);
  if (!party) throw new Refusal('appointment_not_found');
  return party;
}
