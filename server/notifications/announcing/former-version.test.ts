// While a new version is rolled out, workers of the former one go on making messages (J-05, docs/decisions/052-for-whom.md); the statement
// here is theirs.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { query } from '#db/statement.ts';
import { lookAfter, newChild } from '#server/people/test-guardians.ts';
import { type TestApp, testApp, thursdayMorning } from '#server/platform/test-app.ts';
import { book, newDoctor, newPatient, type TestPerson } from '#server/platform/test-people.ts';

let hams: TestApp;
let doctor: TestPerson;
beforeAll(async () => {
  hams = await testApp();
  doctor = await newDoctor(hams);
});
afterAll(() => hams.close());

const formerInsertMessages = (messages: readonly object[]) =>
  query(
    hams.db.pool,
    `with given as (
      select * from jsonb_to_recordset(:messages::jsonb) as given (
        announcement_id bigint, appointment_id bigint, role text, person_id bigint, event text, channel text,
        locale text, template text, parts smallint, facts jsonb, ways jsonb, subject text, body text,
        content jsonb, useful_until timestamptz, holds_starts_at timestamptz
      )
    ), logged as (
      insert into messages (announcement_id, appointment_id, role, person_id, event, channel, locale, template,
        parts, facts, made_at, delivered_at)
      select announcement_id, appointment_id, role, person_id, event, channel, locale, template, parts, facts, :now,
        case when channel = 'bell' then :now::timestamptz end
      from given
      on conflict (announcement_id, role, channel) do nothing
      returning id, key, announcement_id, role, channel
    )
    insert into outbox (idempotency_key, message_id, way, recipient, kind, locale, subject, body, content, due_at,
      useful_until, holds_appointment_id, holds_starts_at)
    select key, id, way, recipient, event, locale, subject, body, nullif(content, 'null'), :now, useful_until,
      case when holds_starts_at is not null then appointment_id end, holds_starts_at
    from logged join given using (announcement_id, role, channel),
      jsonb_to_recordset(ways) as ways (way text, recipient text)
    returning recipient`,
    { messages: JSON.stringify(messages), now: new Date(thursdayMorning) },
  );

interface Announcement {
  id: number;
  appointment_id: number;
}
const newest = async (): Promise<Announcement> => {
  const [row] = await query<Announcement>(
    hams.db.pool,
    'select id, appointment_id from announcements order by id desc limit 1',
  );
  if (!row) throw new Error('Nothing was announced');
  return row;
};
/** As the former version makes it: of a visit it tells its patient and its doctor. */
const messageTo = ({ id, appointment_id }: Announcement, patient: number, channel: string) => ({
  announcement_id: id,
  appointment_id,
  role: 'patient',
  person_id: patient,
  event: 'requested',
  channel,
  locale: 'en',
  ways: channel === 'bell' ? [] : [{ way: 'mailbox', recipient: 'asha@example.com' }],
  subject: 'Request sent',
  body: 'Request sent',
  useful_until: '2030-01-01T00:00:00Z',
});
const told = (announcement: number) =>
  query<{ person_id: number; channel: string }>(
    hams.db.pool,
    `select person_id, channel from messages
     where role = 'patient' and coalesce(announcement_id, beside_id) = :announcement order by person_id, channel`,
    { announcement },
  );

test('J-05 a worker of the former version tells what is announced while this one runs, once', async () => {
  const patient = await newPatient(hams);
  await book(hams, patient, doctor, '10:00');
  const announcement = await newest();
  const messages = ['bell', 'email'].map((channel) => messageTo(announcement, patient.id, channel));
  expect(await formerInsertMessages(messages)).toEqual([{ recipient: 'asha@example.com' }]);
  expect(await formerInsertMessages(messages)).toEqual([]);
  // This version tells the doctor, and nobody twice.
  await hams.deps.outbox.deliver();
  expect(await told(announcement.id)).toEqual([
    { person_id: patient.id, channel: 'bell' },
    { person_id: patient.id, channel: 'email' },
  ]);
});

test('J-05 of a visit that this version told to two mothers the former one goes on telling the patient once', async () => {
  const [mother, other, child] = await Promise.all([newPatient(hams), newPatient(hams), newChild(hams)]);
  await lookAfter(hams, mother, child.id);
  await lookAfter(hams, other, child.id);
  await book(hams, mother, doctor, '11:00', { patientId: child.patientId });
  await hams.deps.outbox.deliver();
  const announcement = await newest();
  const both = await told(announcement.id);
  expect(new Set(both.map(({ person_id }) => person_id))).toEqual(new Set([mother.id, other.id]));
  expect(await formerInsertMessages([messageTo(announcement, child.id, 'bell')])).toEqual([]);
  expect(await formerInsertMessages([messageTo(announcement, child.id, 'bell')])).toEqual([]);
  expect(await told(announcement.id)).toHaveLength(both.length + 1);
});
