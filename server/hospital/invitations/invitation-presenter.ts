import type { HospitalInvitation } from '#contract/hospital/hospital-invitations.ts';
import type { InvitationRow } from './invitation-queries.ts';

/** Leaves out the secret, which only the inviter saw once. */
export const presentInvitation = (row: InvitationRow): HospitalInvitation => ({
  invitationId: String(row.id),
  role: row.role,
  name: row.name,
  phone: row.phone,
  email: row.email,
  madeBy: row.made_by,
  madeAt: row.made_at.toISOString(),
  expiresAt: row.expires_at.toISOString(),
});
