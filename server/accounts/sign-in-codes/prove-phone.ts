import type { Queryable } from '#db/statement.ts';
import { revokeUnverifiedGuardians } from '#server/accounts/guardianships/end-family-before-proof.ts';
import { deleteLinks } from '#server/accounts/links/delete-links.ts';
import { endFeeds } from '#server/accounts/links/end-feeds.ts';
import { resetToDefaults } from '#server/accounts/message-choices/choose-messages.ts';
import type { AccountRole } from '#server/accounts/sessions/account.ts';
import { writeAuditEntry } from '#server/platform/audit/write-entry.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { Locale } from '#server/platform/http/language.ts';
import type { Client } from '#server/platform/http/mount.ts';
import { cancelPendingMail } from '#server/platform/outbox/drop-mail.ts';
import {
  endUnverifiedSessionsByRole,
  insertVerificationNotice,
  listRecordsByRole,
  verifyOwnPhone,
  verifyPhoneByRole,
} from './proof-queries.ts';

interface Proving {
  readonly role: AccountRole;
  /** Whose account it is: the person, or the doctor. */
  readonly id: number;
  /** The password was set with this very code, and stays. */
  readonly keepsPassword?: boolean;
  readonly address: string;
  readonly locale: Locale;
}

/** Whether a code of this installation comes to the phone: by e-mail it may have come to anybody. */
export const verifiesPhone = ({ outbox }: Pick<Deps, 'outbox'>): boolean =>
  outbox.ways.length > 0 && outbox.ways[0] !== 'email';

/** Whether a code comes to every phone: a demo that others reach shows nobody's but those of its own accounts. */
export const canVerifyEveryPhone = (deps: Pick<Deps, 'config' | 'outbox'>): boolean =>
  verifiesPhone(deps) && !(deps.outbox.ways[0] === 'mailbox' && deps.config.openToOthers);

/**
 * A code came back that went to the phone of an account. If nothing had proven the phone before, somebody else may have
 * made the account with the number: whatever lets them in or tells them something ends now
 * (docs/decisions/058-proven-phones.md). Call it when the account is locked, in the transaction of what the code allows, and
 * before a session is opened. Returns whether it was the first proof.
 */
export async function verifyPhone(
  deps: Pick<Deps, 'clock' | 'config' | 'outbox'>,
  db: Queryable,
  { role, id, keepsPassword = false, address, locale }: Proving,
): Promise<boolean> {
  if (!verifiesPhone(deps)) return false;
  const now = new Date(deps.clock.now());
  // The account first: a login with the former password waits for it, and finds another one.
  const [proven] = await verifyPhoneByRole[role](db, { id, keepsPassword, now });
  if (!proven) return false;
  const ids = (await listRecordsByRole[role](db, { id })).map((record) => record.id);
  // Then the sessions: a feed that is being made waits for its own, and finds it ended.
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

/**
 * The phone of an account is proven by a code that was entered in a session of its owner: whoever has both is one
 * person, so everything stays as it is.
 */
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
