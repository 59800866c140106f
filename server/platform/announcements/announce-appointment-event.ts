import { of, type Queryable, statement } from '#db/statement.ts';
import type { AnnouncedEvent } from '#domain/messaging/announcements.ts';
import type { Deps } from '#server/platform/deps.ts';

const insertAnnouncement = statement('insert_announcement', {
  values: { event: of<AnnouncedEvent>, appointmentId: of<number>, facts: of<string>, now: of<Date> },
  sql: `
    insert into announcements (event, appointment_id, starts_at, sequence, facts, made_at, due_at)
    select :event, id, starts_at, sequence, :facts, :now, :now from appointments where id = :appointmentId`,
});

/**
 * Announces an event of an appointment, in the transaction of the change. Status changes are announced by
 * their own statements.
 */
export async function announceAppointmentEvent(
  { config, clock }: Pick<Deps, 'config' | 'clock'>,
  db: Queryable,
  event: AnnouncedEvent,
  appointmentId: number,
  facts: Readonly<Record<string, string | number>> = {},
): Promise<void> {
  if (!config.messages.on) return;
  await insertAnnouncement(db, {
    event,
    appointmentId,
    facts: JSON.stringify(facts),
    now: new Date(clock.now()),
  });
}
