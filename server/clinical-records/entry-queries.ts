import { of, statement } from '#db/statement.ts';

export type EndedAs = 'over' | 'mistake';

/** Until the transaction ends, nobody else adds to the record: a limit counts what is there, and a yes excludes a no. */
export const lockRecord = statement('lock_clinical_record', {
  values: { patientId: of<number> },
  row: of<{ id: number }>,
  sql: 'select id from patients where id = :patientId for no key update',
});

/** Adds nothing when the patient has `atMost` already; an active one of the same name keeps the new one out. */
export const insertAllergy = statement('insert_allergy', {
  values: {
    patientId: of<number>,
    substance: of<string>,
    reaction: of<string>,
    at: of<Date>,
    doctorId: of<number | null>,
    atMost: of<number>,
  },
  row: of<{ id: number }>,
  sql: `
    insert into allergies (patient_id, substance, reaction, recorded_at, recorded_by_doctor_id)
    select :patientId, :substance, :reaction, :at, :doctorId
    where (select count(*) from allergies where patient_id = :patientId and ended_at is null) < :atMost
    on conflict (patient_id, lower(substance)) where ended_at is null do nothing
    returning id`,
});

export const activeAllergies = statement('count_active_allergies', {
  values: { patientId: of<number> },
  row: of<{ count: number }>,
  sql: 'select count(*) from allergies where patient_id = :patientId and ended_at is null',
});

export const endAllergy = statement('end_allergy', {
  values: {
    id: of<number>,
    patientId: of<number>,
    at: of<Date>,
    doctorId: of<number | null>,
    endedAs: of<EndedAs>,
  },
  row: of<{ id: number }>,
  sql: `
    update allergies set ended_at = :at, ended_by_doctor_id = :doctorId, ended_as = :endedAs
    where id = :id and patient_id = :patientId and ended_at is null
    returning id`,
});

/** No row while the patient has an allergy. */
export const insertNoneKnown = statement('insert_no_known_allergies', {
  values: { patientId: of<number>, at: of<Date>, doctorId: of<number | null> },
  row: of<{ id: number }>,
  sql: `
    insert into allergy_questions (patient_id, asked_at, recorded_by_doctor_id)
    select :patientId, :at, :doctorId
    where not exists (select from allergies where patient_id = :patientId and ended_at is null)
    returning id`,
});

/** As `insertAllergy`. */
export const insertCondition = statement('insert_condition', {
  values: {
    patientId: of<number>,
    name: of<string>,
    since: of<number | null>,
    at: of<Date>,
    doctorId: of<number | null>,
    atMost: of<number>,
  },
  row: of<{ id: number }>,
  sql: `
    insert into conditions (patient_id, name, since, recorded_at, recorded_by_doctor_id)
    select :patientId, :name, :since, :at, :doctorId
    where (select count(*) from conditions where patient_id = :patientId and ended_at is null) < :atMost
    on conflict (patient_id, lower(name)) where ended_at is null do nothing
    returning id`,
});

export const activeConditions = statement('count_active_conditions', {
  values: { patientId: of<number> },
  row: of<{ count: number }>,
  sql: 'select count(*) from conditions where patient_id = :patientId and ended_at is null',
});

export const endCondition = statement('end_condition', {
  values: {
    id: of<number>,
    patientId: of<number>,
    at: of<Date>,
    doctorId: of<number | null>,
    endedAs: of<EndedAs>,
  },
  row: of<{ id: number }>,
  sql: `
    update conditions set ended_at = :at, ended_by_doctor_id = :doctorId, ended_as = :endedAs
    where id = :id and patient_id = :patientId and ended_at is null
    returning id`,
});
