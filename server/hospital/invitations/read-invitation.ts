import { Refusal } from '#contract/platform/refusals.ts';
import type { Queryable } from '#db/statement.ts';
import { hashToken } from '#server/messaging/visit-links/create-visit-link.ts';
import { type FoundInvitationRow, findInvitation } from './invitation-queries.ts';

/**
 * The open invitation with a secret. Refuses with `invitation_not_found`, `invitation_used`,
 * `invitation_withdrawn` or `invitation_expired`.
 */
export async function requireInvitation(
  db: Queryable,
  secret: string,
  now: number,
): Promise<FoundInvitationRow> {
  const [found] = await findInvitation(db, { hash: hashToken(secret) });
  if (!found) throw new Refusal('invitation_not_found');
  if (found.used) throw new Refusal('invitation_used');
  if (found.withdrawn) throw new Refusal('invitation_withdrawn');
  if (found.expires_at.getTime() <= now) throw new Refusal('invitation_expired');
  return found;
}

export async function readInvitation(db: Queryable, secret: string, now: number) {
  const found = await requireInvitation(db, secret, now);
  return {
    hospitalName: found.hospital_name,
    role: found.role,
    name: found.name,
    madeBy: found.made_by,
    expiresAt: found.expires_at.toISOString(),
    needsPhone: found.phone !== '',
    phone: found.role === 'doctor' ? found.phone : '',
  };
}
