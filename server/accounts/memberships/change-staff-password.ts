import { Refusal } from '#contract/platform/refusals.ts';
import { of, statement } from '#db/statement.ts';
import { containsOwnerData } from '#server/accounts/passwords/contains-owner-data.ts';
import { notifyLoginChange } from '#server/accounts/passwords/notify-login-change.ts';
import { refuseCommonPassword } from '#server/accounts/passwords/refuse-weak-password.ts';
import { deskSource, findGuessSource, limitGuesses } from '#server/accounts/sessions/limit-guesses.ts';
import { writeAuditEntry } from '#server/platform/audit/write-audit-entry.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { StaffActor } from '#server/platform/http/actor.ts';
import { fieldRefusal, InvalidInput } from '#server/platform/http/problems.ts';
import { deleteAllPins } from '../pins/pin-queries.ts';

interface OwnAccountRow {
  phone: string;
  email: string;
  name: string;
  password_hash: string | null;
}

const findOwnAccount = statement('find_own_account', {
  values: { id: of<number> },
  row: of<OwnAccountRow>,
  sql: 'select phone, email, name, password_hash from accounts where id = :id',
});

/** No row if the password is no longer the confirmed one. */
const setOwnPassword = statement('set_own_password', {
  values: { id: of<number>, hash: of<string>, confirmedHash: of<string> },
  row: of<{ id: number }>,
  sql: `
    update accounts set password_hash = :hash where id = :id and password_hash = :confirmedHash returning id`,
});

const endOtherSessions = statement('end_other_sessions', {
  values: { id: of<number>, sessionId: of<string>, now: of<Date> },
  sql: 'update sessions set ended_at = :now where account_id = :id and id <> :sessionId and ended_at is null',
});

/**
 * Returns the caller's account with the hash that was checked; refuses with `wrong_password` or
 * `too_many_attempts`.
 */
export async function confirmStaffPassword(actor: StaffActor, deps: Deps, password: string) {
  const [account] = await findOwnAccount(deps.database.pool, { id: actor.id });
  if (!account) throw new Refusal('unauthenticated');
  const hash = account.password_hash;
  const source = actor.atDesk
    ? deskSource(actor.hospitalId)
    : await findGuessSource(deps, 'hospital', account.phone, actor.address);
  const isRight = await limitGuesses(deps, 'hospital', account.phone, source, () =>
    deps.passwords.matches(hash, password),
  );
  if (!isRight || hash === null) throw new Refusal('wrong_password');
  return { ...account, confirmedHash: hash };
}

/**
 * Ends every other session of the account, including sessions as a doctor, and deletes its PINs. Refuses as
 * `confirmStaffPassword` does, and at the field `newPassword` a password that is easily guessed.
 */
export async function changeStaffPassword(
  actor: StaffActor,
  deps: Deps,
  { password, newPassword }: { readonly password: string; readonly newPassword: string },
): Promise<void> {
  const account = await confirmStaffPassword(actor, deps, password);
  await refuseWeak(newPassword, account);
  const hash = await deps.passwords.hash(newPassword);
  const { id, sessionId } = actor;
  await deps.database.transaction(async (db) => {
    const [changed] = await setOwnPassword(db, { id, hash, confirmedHash: account.confirmedHash });
    if (!changed) throw new Refusal('wrong_password');
    await endOtherSessions(db, { id, sessionId, now: new Date(deps.clock.now()) });
    await deleteAllPins(db, { phone: account.phone });
    await notifyLoginChange(deps, db, 'hospital', account, 'password', actor.locale);
    await writeAuditEntry(deps, db, {
      event: 'password_changed',
      actor,
      account: { role: 'hospital', id },
    });
  });
  deps.outbox.hurry();
}

async function refuseWeak(newPassword: string, account: OwnAccountRow): Promise<void> {
  try {
    await refuseCommonPassword(newPassword);
  } catch (error) {
    if (error instanceof InvalidInput) throw fieldRefusal('newPassword', 'field_password_common');
    throw error;
  }
  if (containsOwnerData(newPassword, account)) throw fieldRefusal('newPassword', 'field_password_personal');
}
