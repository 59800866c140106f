import { Refusal } from '#contract/platform/refusals.ts';
import type { Queryable } from '#db/statement.ts';
import { dailyLimitRefusal, dayMilliseconds } from '#server/platform/limits/daily-limit-refusal.ts';
import { countInvitations, lockInvitations } from './invitation-queries.ts';

const maxOpen = 20;
const maxPerDay = 20;
/** To one person, from this hospital and all verified ones. */
const maxPerPerson = 3;

interface Invited {
  readonly hospitalId: number;
  readonly phone: string;
  readonly email: string;
}

/**
 * Refuses with `invitations_full`, `too_many_invitations` or `invited_too_often`, because an invitation
 * carries the hospital's text to a stranger. Until the transaction ends, others wait who invite for this
 * hospital or to this phone or email.
 */
export async function limitInvitations(
  db: Queryable,
  { hospitalId, phone, email }: Invited,
  now: number,
): Promise<void> {
  const mail = email.toLowerCase();
  // Sorted to prevent deadlocks.
  const keys = [String(hospitalId), phone, mail].filter((key) => key !== '').toSorted();
  await lockInvitations(db, { keys });
  const since = new Date(now - dayMilliseconds);
  const [counts] = await countInvitations(db, { hospitalId, phone, mail, since, now: new Date(now) });
  if (!counts) return;
  if (counts.open >= maxOpen) throw new Refusal('invitations_full', { limit: maxOpen });
  if (counts.made >= maxPerDay) {
    throw dailyLimitRefusal('too_many_invitations', maxPerDay, counts.oldest_made, now);
  }
  if (counts.to_person >= maxPerPerson) {
    throw dailyLimitRefusal('invited_too_often', maxPerPerson, counts.oldest_to_person, now);
  }
}
