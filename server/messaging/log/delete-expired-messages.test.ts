import { expect, test } from 'vitest';
import { deleteExpiredLinks } from '#server/messaging/visit-links/delete-expired-links.ts';
import { testApp, thursdayMorning } from '#server/testing/app.ts';
import { bookVisit, newDoctor, newPatient } from '#server/testing/people.ts';
import { deleteExpiredMessages } from './delete-expired-messages.ts';

const day = 24 * 60 * 60_000;

test('N-06 the log forgets after two years, the bell what was read after three months, links after half a year', async () => {
  const hams = await testApp();
  await bookVisit(hams, await newPatient(hams), await newDoctor(hams), '16:00');
  await hams.deps.outbox.deliver();
  const left = async (days: number) => {
    hams.setNow(thursdayMorning + days * day);
    await deleteExpiredMessages(hams.deps);
    await deleteExpiredLinks(hams.deps);
    const { rows } = await hams.db.pool.query(
      `select (select count(*) from messages where channel = 'bell') as bell,
         (select count(*) from messages where channel <> 'bell') as sent, (select count(*) from visit_links) as links`,
    );
    return rows[0];
  };
  const all = await left(90);
  expect(all).toMatchObject({ bell: 2, sent: 3 });
  expect(all.links).toBeGreaterThan(0);
  await hams.db.pool.query(
    "update messages set read_at = made_at where channel = 'bell' and role = 'doctor'",
  );
  expect(await left(91)).toMatchObject({ bell: 1, sent: 3 });
  expect(await left(181)).toMatchObject({ bell: 1, sent: 3, links: 0 });
  expect(await left(731)).toMatchObject({ bell: 0, sent: 0 });
  await hams.close();
});
