import type { z } from 'zod';
import type { switchDeskUserEndpoint } from '#contract/hospital/desks.ts';
import { Refusal } from '#contract/platform/refusals.ts';
import { openMembershipSession } from '#server/accounts/memberships/open-membership-session.ts';
import { pinMatches } from '#server/accounts/pins/pin-hash.ts';
import { requireSecondFactor } from '#server/accounts/second-factor/require-second-factor.ts';
import { createTokenReader } from '#server/accounts/sessions/authenticate.ts';
import { deskSource, limitGuesses } from '#server/accounts/sessions/limit-guesses.ts';
import { logOut } from '#server/accounts/sessions/log-out.ts';
import { writeAuditEntry } from '#server/platform/audit/write-audit-entry.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { Client } from '#server/platform/http/mount.ts';
import { checkPinWithLimits } from './check-pin.ts';
import { deleteGuessedPin } from './delete-guessed-pin.ts';
import { type DeskRow, type DeskUserRow, findDeskUser, lockOpenDesk } from './desk-queries.ts';
import { requireDesk } from './find-desk.ts';
import { resetPinCount } from './pin-count-queries.ts';

type Sent = z.output<typeof switchDeskUserEndpoint.body>;

/**
 * Switches the user of a desk: returns a session token and ends the previous user's session. Accepts the PIN,
 * or the password, which also resets the count of wrong PINs. Refuses with `desk_not_found`,
 * `membership_not_found` (also without a PIN), `wrong_pin`, `too_many_pins`, `pin_dropped`, `wrong_password`,
 * `too_many_attempts` or `second_factor_required`, as codes are not typed at a shared desk. Refusals about a
 * person are written to the hospital's log.
 */
export async function switchDeskUser(deps: Deps, sent: Sent, client: Client): Promise<string> {
  const { pool } = deps.database;
  const desk = await requireDesk(pool, sent.desk);
  const { membershipId } = sent;
  const [person] = await findDeskUser(pool, { membershipId, hospitalId: desk.hospital_id });
  if (!person) throw new Refusal('membership_not_found');
  try {
    await requireRight(deps, desk, person, sent, client);
  } catch (error) {
    if (error instanceof Refusal && error.status < 500) {
      await writeAuditEntry(deps, pool, {
        event: 'login_refused',
        actor: { role: 'nobody', address: client.address },
        account: { role: 'hospital', id: person.account_id },
        about: `desk-${desk.id}`,
        reason: error.code,
        hospitalId: desk.hospital_id,
      });
    }
    throw error;
  }
  const before = sent.endsSession ? await createTokenReader(deps)(sent.endsSession) : null;
  return deps.database.transaction(async (db) => {
    const { account_id: accountId, password_hash: checkedHash } = person;
    // Ending the desk waits for this lock, and then ends this session too.
    const [open] = await lockOpenDesk(db, { id: desk.id });
    if (!open) throw new Refusal('desk_not_found');
    // If the password was changed since, the PIN went with it.
    const entrance = { accountId, membershipId: person.id, checkedHash, deskId: desk.id };
    const token = await openMembershipSession(deps, db, entrance, client);
    if (!token) throw new Refusal('wrong_pin');
    await resetPinCount(db, { membershipId: person.id });
    if (before && 'hospitalId' in before && before.hospitalId === desk.hospital_id) {
      await logOut(deps, db, before.sessionId);
    }
    return token;
  });
}

async function requireRight(
  deps: Deps,
  desk: DeskRow,
  person: DeskUserRow,
  { pin, password }: Sent,
  { address }: Client,
): Promise<void> {
  const { id: membershipId, phone, pin_hash, password_hash, account_id } = person;
  if (pin !== undefined) {
    const outcome = await checkPinWithLimits(deps, membershipId, () =>
      pinMatches(deps, membershipId, pin_hash, pin),
    );
    if (outcome === 'spent') {
      await deleteGuessedPin(deps, desk, person, address);
      throw new Refusal('pin_dropped');
    }
    if (outcome === 'wrong') throw new Refusal('wrong_pin');
    return;
  }
  const source = deskSource(desk.hospital_id);
  const isRight = await limitGuesses(deps, 'hospital', phone, source, () =>
    deps.passwords.matches(password_hash, password ?? ''),
  );
  if (!isRight) throw new Refusal('wrong_password');
  await requireSecondFactor(deps, account_id, undefined, source);
}
