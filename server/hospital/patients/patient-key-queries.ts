import { of, statement } from '#db/statement.ts';

const key = { hospitalId: of<number>, idempotencyKey: of<string> };

/** Claims a key; concurrent claims wait for the first and get no row. */
export const claimKey = statement('claim_key', {
  values: { ...key, requestHash: of<string>, now: of<Date> },
  row: of<{ idempotency_key: string }>,
  sql: `
    insert into patient_add_keys (hospital_id, idempotency_key, request_hash, at)
    values (:hospitalId, :idempotencyKey, :requestHash, :now)
    on conflict do nothing returning idempotency_key`,
});

export const storePatientForKey = statement('store_patient_for_key', {
  values: { ...key, patientId: of<number> },
  sql: `
    update patient_add_keys set patient_id = :patientId
    where hospital_id = :hospitalId and idempotency_key = :idempotencyKey`,
});

export const findPatientByKey = statement('find_patient_by_key', {
  values: key,
  row: of<{ id: number; request_hash: string }>,
  sql: `
    select present_person(patient_id) as id, request_hash from patient_add_keys
    where hospital_id = :hospitalId and idempotency_key = :idempotencyKey and patient_id is not null`,
});
