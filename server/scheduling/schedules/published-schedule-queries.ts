import { of, statement } from '#db/statement.ts';

/** A doctor whose schedules are not published until the day, except those that were tried already. */
export const findNextToPublish = statement('find_next_to_publish', {
  values: { until: of<string>, tried: of<readonly number[]> },
  row: of<{ doctor_id: number }>,
  sql: `
    select doctor_id from published_schedules where until < :until and doctor_id <> all(:tried::bigint[])
    order by until, doctor_id limit 1`,
});

/** Serializes publishing for the doctor (`replacePracticeDays` takes this lock too). */
export const lockPublisher = statement('lock_publisher', {
  values: { doctorId: of<number> },
  sql: 'select from doctors where id = :doctorId for no key update',
});

/** Takes the lock of `lockPublisher`; no row if it is taken. */
export const tryLockPublisher = statement('try_lock_publisher', {
  values: { doctorId: of<number> },
  row: of<object>,
  sql: 'select from doctors where id = :doctorId for no key update skip locked',
});

/** The day until which schedules are published; locked, so that later invalidations wait. */
export const lockPublishedUntil = statement('lock_published_until', {
  values: { doctorId: of<number> },
  row: of<{ until: string }>,
  sql: 'select until::text from published_schedules where doctor_id = :doctorId for update',
});

export const markPublished = statement('mark_published', {
  values: { doctorId: of<number>, until: of<string> },
  sql: 'update published_schedules set until = :until where doctor_id = :doctorId',
});
