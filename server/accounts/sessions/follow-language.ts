import { of, type Queryable, statement } from '#db/statement.ts';
import type { Reader } from '#domain/messaging/announcements.ts';
import type { Locale } from '#server/platform/http/language.ts';

const followedLocale = (table: 'patients' | 'doctors') =>
  statement(`follow_locale_${table}`, {
    values: { id: of<number>, locale: of<Locale> },
    sql: `
      update accounts set locale = :locale
      where id = (select account_id from ${table} where id = :id) and not locale_chosen and locale <> :locale`,
  });
const followLocale = { patient: followedLocale('patients'), doctor: followedLocale('doctors') };

/**
 * Somebody signs up or logs in: from now on they are written to in the language in which they did, unless
 * they chose one for their messages (N-06).
 */
export async function followLanguage(db: Queryable, role: Reader, id: number, locale: Locale): Promise<void> {
  await followLocale[role](db, { id, locale });
}
