import type { Queryable } from '#db/statement.ts';
import type { Reader } from '#domain/messaging/announcements.ts';
import { followLocale } from '#server/messaging/preferences/preference-queries.ts';
import type { Locale } from '#server/platform/http/language.ts';

/**
 * Somebody signs up or logs in: from now on they are written to in the language in which they did, unless
 * they chose one for their messages (N-06).
 */
export async function followLanguage(db: Queryable, role: Reader, id: number, locale: Locale): Promise<void> {
  await followLocale[role](db, { id, locale });
}
