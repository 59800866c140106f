import { Refusal } from '#contract/platform/refusals.ts';
import { requireSecondFactor } from '#server/accounts/second-factor/require-second-factor.ts';
import { findGuessSource, limitGuesses } from '#server/accounts/sessions/limit-guesses.ts';
import type { Credentials } from '#server/accounts/sessions/log-in.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { Client } from '#server/platform/http/mount.ts';
import { logRefusedLogin } from './log-refused-login.ts';
import { findStaffAccount, listWorkplaces, type StaffAccountRow } from './membership-queries.ts';
import { openStaffSession } from './open-staff-session.ts';

interface StaffCredentials extends Credentials {
  readonly membershipId?: number | undefined;
}

/**
 * Logs in a member of a hospital's staff, with the wanted membership or else the last one used; returns the
 * token. Wrong passwords are limited as for all accounts. Refuses with `too_many_attempts` or
 * `invalid_credentials` (also if the account was never on a staff), as `requireSecondFactor` does, and after
 * the right password with `no_membership` if the account is on no staff now, or `membership_not_found` if the
 * wanted membership is not theirs or has ended. Refusals go into the audit log.
 */
export async function logInStaff(deps: Deps, credentials: StaffCredentials, client: Client): Promise<string> {
  const { pool } = deps.database;
  const [account] = await findStaffAccount(pool, { phone: credentials.phone });
  try {
    return await openIfRight(deps, credentials, account, client);
  } catch (error) {
    if (error instanceof Refusal && error.status < 500) {
      await logRefusedLogin(deps, account?.account_id, client.address, error.code);
    }
    throw error;
  }
}

async function openIfRight(
  deps: Deps,
  { phone, password, code, membershipId }: StaffCredentials,
  account: StaffAccountRow | undefined,
  client: Client,
): Promise<string> {
  const { pool } = deps.database;
  const accountId = account?.account_id ?? 0;
  const source = await findGuessSource(deps, 'hospital', phone, client.address);
  const matches = await limitGuesses(deps, 'hospital', phone, source, () =>
    deps.passwords.matches(account?.password_hash ?? null, password),
  );
  if (!account?.password_hash || !matches) throw new Refusal('invalid_credentials');
  await requireSecondFactor(deps, accountId, code, source);
  const places = await listWorkplaces(pool, { accountId });
  if (places.length === 0) throw new Refusal('no_membership');
  const place = membershipId === undefined ? places[0] : places.find(({ id }) => id === membershipId);
  if (!place) throw new Refusal('membership_not_found');
  const entrance = { place, accountId, checkedHash: account.password_hash };
  const token = await openStaffSession(deps, pool, entrance, client);
  if (!token) throw new Refusal('invalid_credentials');
  return token;
}
