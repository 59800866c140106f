import type { Queryable } from '#db/statement.ts';
import { consentDocuments } from '#domain/accounts/consent.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { Locale } from '#server/platform/http/language.ts';
import { insertConsents } from './consent-queries.ts';

type NewAccount =
  | { readonly patientId: number }
  | { readonly doctorId: number }
  | { readonly hospitalId: number };

/** Without a version the request came from another client, and nothing is recorded. */
export async function recordConsent(
  { clock }: Pick<Deps, 'clock'>,
  db: Queryable,
  account: NewAccount,
  version: string | undefined,
  language: Locale,
): Promise<void> {
  if (version === undefined) return;
  const nobody = { patientId: null, doctorId: null, hospitalId: null };
  const now = new Date(clock.now());
  await insertConsents(db, { ...nobody, ...account, documents: consentDocuments, version, language, now });
}
