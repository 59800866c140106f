import { Refusal } from '#contract/platform/refusals.ts';
import { requireDoctorSecondFactor } from '#server/accounts/second-factor/require-second-factor.ts';
import { writeAuditEntry } from '#server/platform/audit/write-audit-entry.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { Locale } from '#server/platform/http/language.ts';
import type { Client } from '#server/platform/http/mount.ts';
import type { AccountRole } from '../account/account.ts';
import { updateMessageLanguage } from '../account/update-message-language.ts';
import { findGuessSource, limitGuesses } from './limit-guesses.ts';
import { openSessionAfterCheck } from './open-session.ts';
import { type CredentialsRow, findCredentialsByRole } from './session-queries.ts';

export interface Credentials {
  readonly phone: string;
  readonly password: string;
  readonly code?: string | undefined;
}

/**
 * Checks phone and password and opens a session; returns its token. Wrong passwords are limited by
 * `limitGuesses`. Refuses with `too_many_attempts` or `invalid_credentials`, also for an unknown phone
 * number, and as `requireSecondFactor` does; refusals go into the audit log.
 */
export async function logIn(
  deps: Deps,
  role: AccountRole,
  credentials: Credentials,
  client: Client,
  locale: Locale,
): Promise<string> {
  const { phone } = credentials;
  const [account] = await findCredentialsByRole[role](deps.database.pool, { phone });
  try {
    return await openIfRight(deps, role, credentials, account, client, locale);
  } catch (error) {
    if (error instanceof Refusal && error.status < 500) {
      await writeAuditEntry(deps, deps.database.pool, {
        event: 'login_refused',
        actor: { role: 'nobody', address: client.address },
        account: account && { role, id: account.id },
        reason: error.code,
      });
    }
    throw error;
  }
}

async function openIfRight(
  deps: Deps,
  role: AccountRole,
  { phone, password, code }: Credentials,
  account: CredentialsRow | undefined,
  client: Client,
  locale: Locale,
): Promise<string> {
  const source = await findGuessSource(deps, role, phone, client.address);
  const matches = await limitGuesses(deps, role, phone, source, () =>
    deps.passwords.matches(account?.password_hash ?? null, password),
  );
  if (!account?.password_hash || !matches) throw new Refusal('invalid_credentials');
  if (role === 'doctor') await requireDoctorSecondFactor(deps, account.id, code, source);
  const token = await openSessionAfterCheck(deps, role, account, account.password_hash, client);
  if (!token) throw new Refusal('invalid_credentials');
  await updateMessageLanguage(deps.database.pool, role, account.id, locale);
  return token;
}
