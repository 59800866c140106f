import { Refusal } from '#contract/platform/refusals.ts';
import { formatId } from '#domain/platform/readable-ids.ts';
import { addHospitalPractice } from '#server/doctors/practices/add-hospital-practice.ts';
import { writeAuditEntry } from '#server/platform/audit/write-audit-entry.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { SignedInActor } from '#server/platform/http/actor.ts';
import { findDoctorAccount, setInviter, useInvitation } from './invitation-queries.ts';
import { notifyOwnersOfNewMember } from './notify-owners-of-new-member.ts';
import { requireInvitation } from './read-invitation.ts';

/**
 * A signed-in doctor accepts a hospital's invitation; returns the id of the practice. The membership follows
 * from the practice, to which both have agreed. Refuses as `requireInvitation` does, with
 * `invitation_for_another`, `invitation_for_staff`, `already_member` or `practices_full`.
 */
export async function acceptAsDoctor(
  actor: SignedInActor,
  deps: Pick<Deps, 'database' | 'clock' | 'outbox'>,
  secret: string,
): Promise<string> {
  const { id: doctorId } = actor;
  const { database, clock } = deps;
  const invitation = await requireInvitation(database.pool, secret, clock.now());
  if (invitation.role !== 'doctor') throw new Refusal('invitation_for_staff');
  const practice = await database.transaction(async (db) => {
    const [account] = await findDoctorAccount(db, { doctorId });
    if (!account || (invitation.phone && invitation.phone !== account.phone)) {
      throw new Refusal('invitation_for_another');
    }
    const now = new Date(clock.now());
    const { practiceId, wasAgreed } = await addHospitalPractice(db, doctorId, invitation.hospital_id, now);
    if (wasAgreed) throw new Refusal('already_member');
    const [used] = await useInvitation(db, { id: invitation.id, accountId: account.id, now });
    if (!used) {
      await requireInvitation(db, secret, clock.now());
      throw new Refusal('invitation_used');
    }
    const hospitalId = used.hospital_id;
    if (hospitalId !== invitation.hospital_id) throw new Refusal('busy'); // the hospitals were merged a moment ago; a retry succeeds
    const [joined] = await setInviter(db, { accountId: account.id, hospitalId, letInBy: used.inviter });
    await writeAuditEntry(deps, db, {
      event: 'member_joined',
      actor,
      account: { role: 'hospital', id: account.id },
      about: joined && formatId('membership', joined.id),
      reason: 'doctor',
      hospitalId,
    });
    if (joined) await notifyOwnersOfNewMember(deps, db, joined.id, 'doctor');
    return formatId('practice', practiceId);
  });
  deps.outbox.hurry();
  return practice;
}
