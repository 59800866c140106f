import { describe, expect, test } from 'vitest';
import { query } from '#db/statement.ts';
import { formatId } from '#domain/platform/readable-ids.ts';
import { newHospital } from '#server/testing/accounts/staff.ts';
import { thursdayMorning } from '#server/testing/app.ts';
import { createTwoRecords } from '#server/testing/patients/duplicate-records.ts';
import { addGuardian } from '#server/testing/patients/guardians.ts';
import { bookVisit, logInAgain, newDoctor, newPatient, type TestPerson } from '#server/testing/people.ts';
import { listPossibleDuplicates } from './list-possible-duplicates.ts';
import { mergePeople } from './merge-people.ts';

const { all, merge, undo, bookFor, visitOf, visits } = createTwoRecords();

const allergic = ({ id, bearer }: TestPerson, substance: string) =>
  all().hams.app.inject({
    method: 'POST',
    url: `/api/patients/${id}/allergies`,
    headers: bearer,
    body: { substance },
  });
const record = (id: number, { bearer }: TestPerson) =>
  all().hams.app.inject({ url: `/api/patients/${formatId('patient', id)}/record`, headers: bearer });

describe('J-07', () => {
  test('J-07 what belongs to two records of one person belongs to one, and both ids lead there', async () => {
    const { hams, survivor, duplicate } = all();
    const before = [await visitOf('survivor', '10:00'), await visitOf('duplicate', '11:00')];
    await Promise.all([
      allergic(survivor, 'Penicillin'),
      allergic(duplicate, 'penicillin'),
      allergic(duplicate, 'Dust'),
    ]);
    expect(await merge()).toBe('merged');

    expect(await visits('survivor')).toEqual(before.toSorted());
    expect(await visits('duplicate')).toEqual([]);
    const read = await record(duplicate.id, survivor);
    expect(read.json()).toMatchObject({ patientId: formatId('patient', survivor.id) });
    const { allergies } = read.json<{ allergies: { substance: string }[] }>();
    expect(allergies.map(({ substance }) => substance).toSorted()).toEqual(['Dust', 'Penicillin']);
    expect((await record(duplicate.id, duplicate)).statusCode).toBe(401);
    expect(await merge()).toBe('not-found');
    expect(await mergePeople(hams.deps, survivor.id, duplicate.id)).toBe('not-found');
  });

  test('J-07 of all that names a patient nothing is left with the record that went, and all of it comes back', async () => {
    const { hams, doctor, survivor, duplicate } = all();
    const appointmentId = Number((await visitOf('duplicate', '10:00')).slice(4));
    const { id: hospital } = await newHospital(hams);
    const values = { duplicate: duplicate.id, doctor: doctor.id, appointmentId, hospital };
    const at = "'2026-11-25T10:00:00Z'";
    for (const sql of [
      `insert into reviews (doctor_id, patient_id, rating, comment, created_at, updated_at)
       values (:doctor, :duplicate, 5, 'Listens.', ${at}, ${at})`,
      `insert into vitals (patient_id, measured_at, heart_rate_bpm) values (:duplicate, ${at}, 70)`,
      `insert into allergies (patient_id, substance, recorded_at) values (:duplicate, 'Dust', ${at})`,
      `insert into allergy_questions (patient_id, asked_at) values (:duplicate, ${at})`,
      `insert into conditions (patient_id, name, recorded_at) values (:duplicate, 'Asthma', ${at})`,
      `insert into uploads (patient_id, title, dated_on, type, bytes, uploaded_at)
       values (:duplicate, 'Blood count', '2026-11-20', 'image/jpeg', 1, ${at})`,
      `insert into hospital_people (hospital_id, patient_id, since) values (:hospital, :duplicate, ${at})`,
      `insert into emergency_accesses (membership_id, hospital_id, patient_id, name, reason, at, until, owners_notified_at)
       select id, hospital_id, :duplicate, 'Mary', 'Unconscious.', ${at}, ${at}::timestamptz + interval '30 minutes', ${at}
       from memberships where hospital_id = :hospital`,
      `insert into consents (appointment_id, version, patient_id, given_at, language)
       values (:appointmentId, '1', :duplicate, ${at}, 'en')`,
    ]) {
      await query(hams.db.pool, sql, values);
    }
    await addGuardian(hams, await newPatient(hams), duplicate.id);
    // Sessions and sign-up consents are history of the account; idempotency keys still resolve through the
    // merged record.
    const tables = await query<{ name: string }>(
      hams.db.pool,
      `select conrelid::regclass::text as name
       from pg_constraint join pg_attribute on attrelid = conrelid and attnum = any(conkey)
       where contype = 'f' and confrelid = 'patients'::regclass and attname = 'patient_id'
         and conrelid not in ('sessions'::regclass, 'sign_up_consents'::regclass, 'patient_add_keys'::regclass)`,
      {},
    );
    const tablesReferringTo = async (id: number) => {
      const found = await Promise.all(
        tables.map(async ({ name }) => {
          const rows = await query(hams.db.pool, `select from ${name} where patient_id = :id`, { id });
          return rows.length > 0 ? [name] : [];
        }),
      );
      return found.flat().sort();
    };
    const every = tables.map(({ name }) => name).sort();
    expect([await tablesReferringTo(duplicate.id), await tablesReferringTo(survivor.id)]).toEqual([
      every,
      [],
    ]);
    await merge();
    expect([await tablesReferringTo(duplicate.id), await tablesReferringTo(survivor.id)]).toEqual([
      [],
      every,
    ]);
    expect(await undo()).toBe('undone');
    expect([await tablesReferringTo(duplicate.id), await tablesReferringTo(survivor.id)]).toEqual([
      every,
      [],
    ]);
  });

  test('J-07 a merge is taken back for 30 days: what came since then stays where it came', async () => {
    const { hams, duplicate } = all();
    await visitOf('survivor', '10:00');
    const [moved] = [await visitOf('duplicate', '11:00')];
    await allergic(duplicate, 'Dust');
    await merge();
    const later = await visitOf('survivor', '12:00');

    hams.setNow(thursdayMorning + 30 * 86_400_000);
    expect(await undo()).toBe('undone');
    expect(await visits('duplicate')).toEqual([moved]);
    expect(await visits('survivor')).toContain(later);
    expect(await undo()).toBe('not-merged');

    hams.setNow(thursdayMorning);
    await merge();
    hams.setNow(thursdayMorning + 30 * 86_400_000 + 1);
    expect(await undo()).toBe('too-late');
    expect(await visits('duplicate')).toEqual([]);
  });

  test('J-07 a hospital knows whichever record has visits there, also after a merge was taken back', async () => {
    const { hams, doctor, duplicate, survivor } = all();
    const hospital = await newHospital(hams);
    await query(
      hams.db.pool,
      'update practices set hospital_id = :hospital, hospital_agreed_at = now() where doctor_id = :doctor',
      { hospital: hospital.id, doctor: doctor.id },
    );
    const listKnownHospitals = async () => {
      const sql = 'select patient_id from hospital_people where hospital_id = :id order by patient_id';
      const rows = await query<{ patient_id: number }>(hams.db.pool, sql, { id: hospital.id });
      return rows.map(({ patient_id: id }) => id);
    };
    await visitOf('duplicate', '11:00');
    expect(await listKnownHospitals()).toEqual([duplicate.id]);
    await merge();
    expect(await listKnownHospitals()).toEqual([survivor.id]);
    await visitOf('survivor', '12:00');
    await undo();
    expect(await listKnownHospitals()).toEqual([duplicate.id, survivor.id].sort((one, other) => one - other));
  });

  test('J-07 whoever signs in as the record that went opens the other one', async () => {
    const { hams, survivor, duplicate } = all();
    await merge();
    const again = await logInAgain(hams, 'patient', duplicate);
    const profile = await hams.app.inject({ url: '/api/patients/profile', headers: again.bearer });
    expect(profile.json()).toMatchObject({
      patientId: formatId('patient', survivor.id),
      phone: survivor.phone,
    });
    expect(await undo()).toBe('undone');
    expect((await record(duplicate.id, await logInAgain(hams, 'patient', duplicate))).statusCode).toBe(200);
  });

  test('J-07 a record without an account takes over that of the other, and gives it back', async () => {
    const { hams, survivor, duplicate } = all();
    await query(hams.db.pool, 'update patients set account_id = null where id = :id', { id: survivor.id });
    await merge();
    const again = await logInAgain(hams, 'patient', duplicate);
    const profile = await hams.app.inject({ url: '/api/patients/profile', headers: again.bearer });
    expect(profile.json()).toMatchObject({
      patientId: formatId('patient', survivor.id),
      phone: duplicate.phone,
    });
    expect(await undo()).toBe('undone');
    const back = await hams.app.inject({
      url: '/api/patients/profile',
      headers: (await logInAgain(hams, 'patient', duplicate)).bearer,
    });
    expect(back.json()).toMatchObject({ patientId: formatId('patient', duplicate.id) });
  });

  test('J-07 two people with visits at one time are not one person; nothing moves', async () => {
    const { hams, duplicate } = all();
    const other = await newDoctor(hams);
    await visitOf('duplicate', '09:00');
    const at = await visitOf('survivor', '10:00');
    const overlapping = await bookVisit(hams, duplicate, other, '10:00');
    expect(overlapping.statusCode).toBe(201);
    expect(await merge()).toBe('visits-overlap');
    expect(await visits('survivor')).toEqual([at]);
    expect(await visits('duplicate')).toHaveLength(2);
  });

  test('J-07 of bookings and merges at the same moment nothing is lost and nothing overlaps', async () => {
    const slots = ['10:00', '10:15', '10:30', '10:45', '11:00', '11:15'];
    const [outcome, ...answers] = await Promise.all([
      merge(),
      ...slots.map((slot, at) => bookFor(at % 2 ? 'duplicate' : 'survivor', slot)),
    ]);
    expect(outcome).toBe('merged');
    const booked = answers.filter(({ statusCode }) => statusCode === 201).length;
    expect([(await visits('survivor')).length, await visits('duplicate')]).toEqual([booked, []]);
  });

  test('J-07 candidates sound the same and were born in the same year; a shared phone is said', async () => {
    const { hams, survivor, duplicate } = all();
    await query(
      hams.db.pool,
      `update patients set name = case id when :survivor then 'Smt. Lakshmi K Nair' else 'K. Nair Laxmi' end, date_of_birth = null,
         birth_year = 1950, emergency_phone = '9000012345' where id in (:survivor, :duplicate)`,
      { survivor: survivor.id, duplicate: duplicate.id },
    );
    const pair = (await listPossibleDuplicates(hams.db.pool)).find((line) => line.includes('1950'));
    expect(pair?.split('\t')).toEqual([
      formatId('patient', Math.min(survivor.id, duplicate.id)),
      expect.stringMatching(/Nair/),
      '1950',
      formatId('patient', Math.max(survivor.id, duplicate.id)),
      expect.stringMatching(/Nair/),
      '1950',
      'the same',
    ]);
    await merge();
    expect((await listPossibleDuplicates(hams.db.pool)).join('\n')).not.toContain(
      formatId('patient', duplicate.id),
    );
  });
});
