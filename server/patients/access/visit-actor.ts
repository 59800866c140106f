import { Refusal } from '#contract/platform/refusals.ts';
import { of, statement } from '#db/statement.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import { type Access, isAllowed, type Purpose } from './guardian-access.ts';

const findVisitAccess = statement('find_visit_access', {
  values: { own: of<number>, id: of<number>, now: of<Date> },
  row: of<Access & { patient_id: number }>,
  sql: `
    select a.patient_id, a.patient_id in (select bookable_people(:own, :now)) as may_book,
      a.patient_id in (select readable_people(:own, :now)) as may_read
    from appointments a where a.id = :id`,
});

type AccessDeps = Pick<Deps, 'database' | 'clock'>;

/**
 * Doctors act as themselves; patients as the person of the visit, if that is they or a person they may access
 * for this purpose. Null for anyone else. Does not check that the visit is the doctor's own: the next step
 * does.
 */
export async function findVisitActor(
  { role, id: own }: Pick<Actor, 'role' | 'id'>,
  { database, clock }: AccessDeps,
  appointmentId: number,
  purpose: Purpose,
): Promise<Actor | null> {
  if (role === 'doctor') return { role, id: own };
  const now = new Date(clock.now());
  const [visit] = await findVisitAccess(database.pool, { own, id: appointmentId, now });
  if (!visit || !isAllowed(visit, purpose)) return null;
  const { patient_id: id } = visit;
  return id === own ? { role, id } : { role, id, account: { role, id: own } };
}

export async function requireVisitActor(
  actor: Pick<Actor, 'role' | 'id'>,
  deps: AccessDeps,
  appointmentId: number,
  purpose: Purpose,
): Promise<Actor> {
  const visitActor = await findVisitActor(actor, deps, appointmentId, purpose);
  if (!visitActor) throw new Refusal('appointment_not_found');
  return visitActor;
}
