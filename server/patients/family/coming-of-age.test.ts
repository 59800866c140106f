import { beforeEach, expect, test } from 'vitest';
import { query } from '#db/statement.ts';
import { consentVersion } from '#domain/accounts/consent.ts';
import { parseId } from '#domain/platform/readable-ids.ts';
import { listPossibleDuplicates } from '#server/hospital/merging/list-possible-duplicates.ts';
import { mergePeople } from '#server/hospital/merging/merge-people.ts';
import { createPhoneOwner, toBearer } from '#server/testing/accounts/phone-owner.ts';
import { thursdayMorning } from '#server/testing/app.ts';
import { createFamilyApp, getPatientId } from '#server/testing/patients/test-families.ts';
import { bookVisit, freshPhone, newDoctor, type TestPerson } from '#server/testing/people.ts';
import { expireGuardianships } from './expire-guardianships.ts';

const app = createFamilyApp();
const { signIn, post, get, lettersTo } = createPhoneOwner(() => app.hams);

const eve = thursdayMorning;
const birthday = Date.parse('2026-11-27T00:00:00+05:30');
beforeEach(() => app.hams.setNow(eve));

const listAccessStatuses = async (
  who: Pick<TestPerson, 'bearer'>,
  patientId: string,
  appointmentId: string,
) => ({
  record: (await get(`/patients/${patientId}/record`, who)).statusCode,
  visit: (await get(`/patients/appointments/${appointmentId}?patientId=${patientId}`, who)).statusCode,
  cancel: (
    await post('/patients/cancel-appointment', { appointmentId, reason: 'No longer needed' }, who.bearer)
  ).statusCode,
});

test('J-04 a record at 18: reach, visits, messages, the young adult’s own way in, and the mother who asks again', async () => {
  const [mother, doctor] = [await app.person(), await newDoctor(app.hams)];
  const added = await app.addChild(mother, { dateOfBirth: '2008-11-27' });
  const { patientId } = added.json<{ person: { patientId: string } }>().person;
  const child = parseId('patient', patientId) ?? 0;
  const booked = await bookVisit(app.hams, mother, doctor, '16:00', { patientId });
  expect(booked.statusCode, booked.body).toBe(201);
  const { appointmentId } = booked.json<{ appointmentId: string }>();
  await query(
    app.hams.db.pool,
    `update appointments set starts_at = starts_at + interval '7 days', ends_at = ends_at + interval '7 days'
     where patient_id = :child`,
    { child },
  );

  // 1 · At the moment of 18 her mother can neither read nor act, and is notified how to ask again. The visit
  // stays.
  app.hams.setNow(birthday - 1);
  expect(await expireGuardianships(app.hams.deps)).toBe(0);
  expect((await get(`/patients/${patientId}/record`, mother)).statusCode).toBe(200);
  app.hams.setNow(birthday);
  expect(await expireGuardianships(app.hams.deps)).toBe(1);
  expect(await listAccessStatuses(mother, patientId, appointmentId)).toEqual({
    record: 404,
    visit: 404,
    cancel: 404,
  });
  expect(await app.lookedAfter(mother)).toEqual([]);
  const letters = (await lettersTo(mother.phone)).join('\n');
  expect(letters).toContain(
    'HAMS: Meera Menon is now 18, so Asha Menon can no longer book or see the record.',
  );
  expect(letters).toContain('Asha Menon can ask again under “Family”, using Meera Menon’s phone.');
  const listUpcomingStatuses = async (person: number) =>
    (
      await query<{ status: string }>(
        app.hams.db.pool,
        'select status from appointments where patient_id = :person',
        {
          person,
        },
      )
    ).map(({ status }) => status);
  expect(await listUpcomingStatuses(child)).toEqual(['Requested']);

  // 2 · The doctor can still contact a person who can pass messages on.
  const requests = await app.hams.app.inject({
    url: '/api/doctors/requested-appointments',
    headers: doctor.bearer,
  });
  expect(requests.body).toContain(mother.phone);

  // 3 · She signs up with her own phone and gets a record of her own; the clinic finds both and merges them.
  const phone = freshPhone();
  const { proof } = (await signIn(phone)).json<{ proof: string }>();
  const signedUp = await post('/patients/quick-signup', {
    proof,
    name: 'Meera Menon',
    gender: 'Female',
    dateOfBirth: '2008-11-27',
    consent: consentVersion,
  });
  const own = toBearer(signedUp);
  const { patientId: ownId } = (await get('/patients/profile', own)).json<{ patientId: string }>();
  const meera: TestPerson = { ...own, phone, token: '', id: parseId('patient', ownId) ?? 0 };
  expect(await listAccessStatuses(meera, patientId, appointmentId)).toEqual({
    record: 404,
    visit: 404,
    cancel: 404,
  });
  expect(
    (await listPossibleDuplicates(app.hams.db.pool)).some(
      (line) => line.includes(patientId) && line.includes(ownId),
    ),
  ).toBe(true);
  expect(await mergePeople(app.hams.deps, child, meera.id)).toBe('merged');
  expect(await listUpcomingStatuses(meera.id)).toEqual(['Requested']);
  expect((await get(`/patients/appointments/${appointmentId}`, meera)).statusCode).toBe(200);
  expect((await get(`/patients/${patientId}/record`, mother)).statusCode).toBe(404);
  expect((await app.family(meera)).people[0]?.guardians).toEqual([]);

  // 4 · From now on she is notified and her mother is not, until she agrees by a code to her own phone.
  const before = (await lettersTo(mother.phone)).length;
  const accepted = await app.hams.app.inject({
    method: 'PUT',
    url: '/api/appointments/respond',
    headers: doctor.bearer,
    body: { appointmentId, action: 'accept' },
  });
  expect(accepted.statusCode, accepted.body).toBe(200);
  expect((await lettersTo(phone)).join('\n')).toContain('accepted');
  expect(await lettersTo(mother.phone)).toHaveLength(before);
  expect(
    (
      await app.join(mother, phone, {
        name: 'Meera Menon',
        gender: 'Female',
        birthYear: 2008,
        relation: 'child',
      })
    ).statusCode,
  ).toBe(200);
  expect((await get(`/patients/${getPatientId(meera)}/record`, mother)).statusCode).toBe(200);
  const [guardian] = (await app.family(meera)).people[0]?.guardians ?? [];
  expect((await app.endWith(meera, guardian?.guardianshipId ?? '')).statusCode).toBe(200);
  expect((await get(`/patients/${getPatientId(meera)}/record`, mother)).statusCode).toBe(404);
});
