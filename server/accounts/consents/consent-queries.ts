import { of, statement } from '#db/statement.ts';
import type { ConsentDocument } from '#domain/accounts/consent.ts';

/** Stores what an account agreed to; exactly one of the three ids is given. */
export const insertConsents = statement('insert_consents', {
  values: {
    patientId: of<number | null>,
    doctorId: of<number | null>,
    hospitalId: of<number | null>,
    documents: of<readonly ConsentDocument[]>,
    version: of<string>,
    language: of<string>,
    now: of<Date>,
  },
  row: of<never>,
  sql: `
    insert into sign_up_consents (patient_id, doctor_id, hospital_id, document, version, language, agreed_at)
    select :patientId::bigint, :doctorId::bigint, :hospitalId::bigint, document, :version, :language, :now
    from unnest(:documents::text[]) as document`,
});
