import type { Queryable } from '#db/statement.ts';
import type { AccountRole } from '#server/accounts/account/account.ts';
import { revokeUnverifiedGuardians } from '#server/accounts/guardianships/revoke-unverified-guardians.ts';
import { deleteLinks } from '#server/accounts/links/delete-links.ts';
import { endFeeds } from '#server/accounts/links/end-feeds.ts';
import { resetToDefaults } from '#server/accounts/message-choices/choose-messages.ts';
import { writeAuditEntry } from '#server/platform/audit/write-audit-entry.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { Locale } from '#server/platform/http/language.ts';
import type { Client } from '#server/platform/http/mount.ts';
import { cancelPendingMail } from '#server/platform/outbox/cancel-pending-mail.ts';
import {
  endUnverifiedSessionsByRole,
  insertVerificationNotice,
  listRecordsByRole,
  verifyOwnPhone,
  verifyPhoneByRole,
} from './phone-verification-queries.ts';

interface Proving {
  readonly role: AccountRole;
  readonly id: number;
  /** The password was set with this very code, so it is valid. */
  readonly keepsPassword?: boolean;
  readonly address: string;
  readonly locale: Locale;
}

/** True if codes are sent to the phone itself: a code sent by email proves nothing about the phone. */
export const verifiesPhone = ({ outbox }: Pick<Deps, 'outbox'>): boolean =>
  outbox.ways.length > 0 && outbox.ways[0] !== 'email';

/** False in a public demo, which sends codes only to its own accounts. */
export const canVerifyEveryPhone = (deps: Pick<Deps, 'config' | 'outbox'>): boolean =>
  verifiesPhone(deps) && !(deps.outbox.ways[0] === 'mailbox' && deps.config.openToOthers);

/**
 * Called when a code sent to an account's phone was entered. If the phone was never verified, a stranger may
 * have created the account with this number, so every session, link and subscription from before ends now.
 * Call it with the account locked, in the transaction of the change, before a session is opened. Returns true
 * for the first verification.
 */
export async function verifyPhone(
  deps: Pick<Deps, 'clock' | 'config' | 'outbox'>,
  db: Queryable,
  { role, id, keepsPassword = false, address, locale }: Proving,
): Promise<boolean> {
  if (!verifiesPhone(deps)) return false;
  const now = new Date(deps.clock.now());
  // The account first: a concurrent login with the old password waits for it, and then fails.
  const [proven] = await verifyPhoneByRole[role](db, { id, keepsPassword, now });
  if (!proven) return false;
  const ids = (await listRecordsByRole[role](db, { id })).map((record) => record.id);
  // Then the sessions: a feed that is being created waits for its session, and finds it ended.
  await endUnverifiedSessionsByRole[role](db, { ids, now });
  await endFeeds(db, role, ids, now);
  await deleteLinks(db, role, ids);
  await cancelPendingMail(db, role, ids, now);
  for (const personId of ids) {
    await resetToDefaults(db, { role, personId, now, locale, source: 'proof' });
  }
  if (role === 'patient') {
    await revokeUnverifiedGuardians(deps, db, { accountId: proven.id, people: ids });
    if (deps.config.messages.on) await insertVerificationNotice(db, { id, now });
  }
  await writeAuditEntry(deps, db, {
    event: 'phone_proven',
    actor: { role: 'nobody', address },
    account: { role, id },
  });
  return true;
}

/** The code was entered in a session of the owner, so both belong to one person and nothing else changes. */
export async function confirmPhoneInSession(
  deps: Pick<Deps, 'clock' | 'outbox'>,
  db: Queryable,
  { id, sessionId }: { readonly id: number; readonly sessionId: string },
  { address }: Client,
): Promise<void> {
  if (!verifiesPhone(deps)) return;
  const [proven] = await verifyOwnPhone(db, { id, now: new Date(deps.clock.now()) });
  if (!proven) return;
  await writeAuditEntry(deps, db, {
    event: 'phone_proven',
    actor: { role: 'patient', id, sessionId, address },
    account: { role: 'patient', id },
  });
}
