import { Refusal } from '#contract/platform/refusals.ts';
import type { RecipientRole } from '#domain/messaging/announcements.ts';
import type { ActingUser } from '#server/patients/access/acting-user.ts';
import type { Deps } from '#server/platform/deps.ts';
import { isOver } from './link-rules.ts';
import type { LinkedVisitRow } from './visit-link-queries.ts';

/** Something that can be done by a link. */
export interface LinkAction {
  /** Whose link is needed. */
  readonly by: RecipientRole;
  /** Whether the visit is as the deed would leave it. */
  readonly isDone: (visit: LinkedVisitRow) => boolean;
  /** Whether the time for it has gone; by default with the start of the visit. */
  readonly isExpired?: (visit: LinkedVisitRow, now: number) => boolean;
  readonly take: (visit: LinkedVisitRow, person: ActingUser) => Promise<unknown>;
}

/**
 * Does something by a link and answers the visit as it is then (N-04). What is done already is not done
 * again, also when the same call has just been faster. Refuses another person's link with `forbidden`, one of
 * a visit that has begun with `link_expired`, one whose start is not the one that was shown with
 * `visit_moved`, else as the deed does.
 */
export async function actByLink(
  { clock }: Pick<Deps, 'clock'>,
  find: () => Promise<LinkedVisitRow>,
  { by, isDone, isExpired = isOver, take }: LinkAction,
  shown: string | undefined,
): Promise<LinkedVisitRow> {
  const visit = await find();
  if (visit.role !== by) throw new Refusal('forbidden');
  if (isExpired(visit, clock.now())) throw new Refusal('link_expired');
  if (isDone(visit)) return visit;
  // Whoever looks at a page of an hour ago must not confirm or cancel a time that they have not seen.
  if (shown !== undefined && Date.parse(shown) !== visit.starts_at.getTime())
    throw new Refusal('visit_moved');
  try {
    const id = by === 'patient' ? visit.patient_id : visit.doctor_id;
    await take(visit, { role: by, id, by: visit.person_id, via: 'link' });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const present = await find();
    if (!isDone(present)) throw error;
    return present;
  }
  return find();
}
