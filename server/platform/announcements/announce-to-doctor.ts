import { of, type Queryable, statement } from '#db/statement.ts';
import type { AnnouncedEvent } from '#domain/messaging/announcements.ts';
import type { Deps } from '#server/platform/deps.ts';

const insertForDoctor = statement('insert_for_doctor', {
  values: {
    event: of<AnnouncedEvent>,
    doctorId: of<number>,
    facts: of<string>,
    now: of<Date>,
    since: of<Date>,
  },
  sql: `
    insert into announcements (event, doctor_id, facts, made_at, due_at)
    select :event, :doctorId, :facts, :now, :now
    where not exists (
      select from announcements
      where doctor_id = :doctorId and event = :event and facts = :facts::jsonb and made_at > :since
    )`,
});

/** The same news is not repeated within this time, since a form is often saved several times in a row. */
const repeatPauseMilliseconds = 10 * 60_000;

export async function announceToDoctor(
  { config, clock }: Pick<Deps, 'config' | 'clock'>,
  db: Queryable,
  event: AnnouncedEvent,
  doctorId: number,
  facts: Readonly<Record<string, string>>,
): Promise<void> {
  if (!config.messages.on) return;
  const now = clock.now();
  await insertForDoctor(db, {
    event,
    doctorId,
    facts: JSON.stringify(facts),
    now: new Date(now),
    since: new Date(now - repeatPauseMilliseconds),
  });
}
