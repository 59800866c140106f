import { Refusal } from '#contract/platform/refusals.ts';
import type { RecipientRole } from '#domain/messaging/announcements.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import { isOver } from './link-rules.ts';
import type { LinkedVisitRow } from './visit-link-queries.ts';

export interface LinkAction {
  readonly by: RecipientRole;
  /** True if the visit is already in the state after the action. */
  readonly isDone: (visit: LinkedVisitRow) => boolean;
  /** By default, an action expires at the start of the visit. */
  readonly isExpired?: (visit: LinkedVisitRow, now: number) => boolean;
  readonly take: (visit: LinkedVisitRow, person: Actor) => Promise<unknown>;
}

/**
 * Performs an action by a link and returns the resulting visit. Idempotent, also under concurrency. Refuses
 * another person's link with `forbidden`, one of a visit that has begun with `link_expired`, one with another
 * start than was shown with `visit_moved`, and otherwise as the action does.
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
  // A stale page must not confirm or cancel a time that the reader has not seen.
  if (shown !== undefined && Date.parse(shown) !== visit.starts_at.getTime())
    throw new Refusal('visit_moved');
  try {
    const id = by === 'patient' ? visit.patient_id : visit.doctor_id;
    await take(visit, { role: by, id, account: { role: by, id: visit.person_id }, via: 'link' });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const present = await find();
    if (!isDone(present)) throw error;
    return present;
  }
  return find();
}
