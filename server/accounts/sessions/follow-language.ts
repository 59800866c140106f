import { of, type Queryable, statement } from '#db/statement.ts';
import type { RecipientRole } from '#domain/messaging/announcements.ts';
import type { Locale } from '#server/platform/http/language.ts';

const createDefaultLocaleUpdate = (table: 'patients' | 'doctors') =>
  statement(`follow_locale_${table}`, {
    values: { id: of<number>, locale: of<Locale> },
    sql: `
      update accounts set locale = :locale
      where id = (select account_id from ${table} where id = :id) and not locale_chosen and locale <> :locale`,
  });
const updateDefaultLocale = {
  patient: createDefaultLocaleUpdate('patients'),
  doctor: createDefaultLocaleUpdate('doctors'),
};

/**
 * Somebody signs up or logs in: from now on they are written to in the language in which they did, unless
 * they chose one for their messages (N-06).
 */
export async function updateMessageLanguage(
  db: Queryable,
  role: RecipientRole,
  id: number,
  locale: Locale,
): Promise<void> {
  await updateDefaultLocale[role](db, { id, locale });
}
