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
 * Called at sign-up and login: messages use the language of that page from now on, unless a message language
 * was chosen.
 */
export async function updateMessageLanguage(
  db: Queryable,
  role: RecipientRole,
  id: number,
  locale: Locale,
): Promise<void> {
  await updateDefaultLocale[role](db, { id, locale });
}
