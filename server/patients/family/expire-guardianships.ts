import { adultYears, findAdulthoodDay } from '#domain/patients/guardianship.ts';
import { addDays, toInstant } from '#domain/platform/calendar-days.ts';
import { notifyFamily } from '#server/accounts/guardianships/notify-family.ts';
import { today } from '#server/platform/clock.ts';
import type { Deps } from '#server/platform/deps.ts';
import { expireGuardianship, guardianshipsOver18 } from './guardianship-queries.ts';

/**
 * Ends guardianships from the first moment of the 18th birthday in the clinic's time zone, or the end of the
 * year if only the year of birth is known. Notifies the guardian how to ask again, and the new adult if they
 * have an account. Safe to run in several processes. Returns the number ended.
 */
export async function expireGuardianships(
  deps: Pick<Deps, 'config' | 'database' | 'clock' | 'outbox'>,
): Promise<number> {
  const { database, clock } = deps;
  const day = today(clock);
  const year = Number(day.slice(0, 4)) - adultYears;
  // A day more than needed, because of 29 February, which other years lack.
  const bornUntil = addDays(`${year}${day.slice(4) === '-02-29' ? '-02-28' : day.slice(4)}`, 1);
  const found = await guardianshipsOver18(database.pool, { bornUntil, yearUntil: year - 1 });
  let ended = 0;
  for (const { id, date_of_birth: dateOfBirth, birth_year: birthYear } of found) {
    const from = findAdulthoodDay({ dateOfBirth, birthYear });
    if (from > day) continue;
    const at = new Date(toInstant(from, 0, clock.timeZone));
    await database.transaction(async (db) => {
      const [one] = await expireGuardianship(db, { id, at });
      if (!one) return;
      ended += 1;
      const notified = [one.guardian_id, ...(one.has_account ? [one.patient_id] : [])];
      await notifyFamily(deps, db, 'familyCameOfAge', notified, one);
    });
  }
  if (ended > 0) deps.outbox.hurry();
  return ended;
}
