import type { Bell } from '#contract/messaging/messages.ts';
import { listVisitFacts } from '#server/appointments/detail/visit-facts.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { SignedInActor } from '#server/platform/http/actor.ts';
import { presentBellItem } from './bell-presenter.ts';
import { countUnreadInBell, listNewestInBell, maxUnreadCount } from './bell-queries.ts';

const shown = 30;

export async function readBell(
  { role, id: personId, locale }: Pick<SignedInActor, 'role' | 'id' | 'locale'>,
  { database: { pool }, clock }: Pick<Deps, 'database' | 'clock'>,
): Promise<Bell> {
  const person = { role, personId, now: new Date(clock.now()) };
  const [rows, [counted]] = await Promise.all([
    listNewestInBell(pool, { ...person, max: shown }),
    countUnreadInBell(pool, { ...person, max: maxUnreadCount }),
  ]);
  const ids = rows.flatMap(({ appointment_id: id }) => (id === null ? [] : [id]));
  const visits = new Map(
    (await listVisitFacts(pool, [...new Set(ids)])).map((one) => [one.appointmentId, one]),
  );
  return {
    unread: counted?.unread ?? 0,
    items: rows.flatMap((row) => {
      const visit = visits.get(row.appointment_id ?? 0) ?? null;
      return presentBellItem(row, visit, person, { locale, timeZone: clock.timeZone }) ?? [];
    }),
  };
}
