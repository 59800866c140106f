import { of, statement } from '#db/statement.ts';

/** A doctor whose schedules are not published until the day, except those that were tried already. */
export const findNextToPublish = statement('next_to_publish', {
  values: { until: of<string>, tried: of<readonly number[]> },
  row: of<{ doctor_id: number }>,
  sql: `
    select doctor_id from published_schedules where until < :until and doctor_id <> all(:tried::bigint[])
    order by until, doctor_id limit 1`,
});

/** The lock under which anybody publishes for the doctor (`replacePracticeDays` takes it too). */
export const lockPublisher = statement('lock_publisher', {
  values: { doctorId: of<number> },
  sql: 'select from doctors where id = :doctorId for no key update',
});

/** The same lock; no row if somebody else publishes for the doctor now. */
export const tryLockPublisher = statement('lock_publisher_if_free', {
  values: { doctorId: of<number> },
  row: of<object>,
  sql: 'select from doctors where id = :doctorId for no key update skip locked',
});

/** Until when the schedules are published, locked: what invalidates them from now on waits. */
export const lockPublishedUntil = statement('lock_published_schedules', {
  values: { doctorId: of<number> },
  row: of<{ until: string }>,
  sql: 'select until::text from published_schedules where doctor_id = :doctorId for update',
});

export const markPublished = statement('mark_schedules_published', {
  values: { doctorId: of<number>, until: of<string> },
  sql: 'update published_schedules set until = :until where doctor_id = :doctorId',
});
