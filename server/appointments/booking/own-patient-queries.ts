import { of, statement } from '#db/statement.ts';
import type { Gender } from '#domain/patients/genders.ts';
import { birthDateSql } from '#server/patients/profile/birth-date-sql.ts';
import { contactPhoneSql } from '#server/patients/profile/contact-phone.ts';
import { isAppointmentSql } from '#server/scheduling/reservations/occupied-slot-sql.ts';

/** Uses the index on doctor and patient. */
const isOwnPatientSql = `p.id in (
  select a.patient_id from appointments a where a.doctor_id = :doctorId and ${isAppointmentSql('a')})`;

/**
 * Patients who match any of these values; null matches no one. Rows matched only by `joined` have the letters
 * in different word breaks.
 */
export const searchOwnPatients = statement('search_own_patients', {
  values: {
    doctorId: of<number>,
    literal: of<string>,
    phone: of<string | null>,
    patientId: of<number | null>,
    /** Regular expressions for the sound of words of a name; all must match, in any order. */
    words: of<readonly string[] | null>,
    /** LIKE patterns for the sound of a name without spaces; all must match. */
    joined: of<readonly string[] | null>,
  },
  row: of<{ id: number; name: string; joined: boolean }>,
  sql: `
    select id, name, not named as joined from (
      select p.id, p.name, replace(p.name_sound, ' ', '') as joined_name,
        coalesce(p.name ilike :literal or ${contactPhoneSql('p')} like :phone::text or p.id = :patientId::bigint
          or (select bool_and(p.name_sound ~ word) from unnest(:words::text[]) word), false) as named
      from patients p where ${isOwnPatientSql}
    ) p
    where named or joined_name like all (:joined::text[])`,
});

/** Distinct words in the doctor's patients' names that begin with one of these letters. */
export const listOwnNameWords = statement('list_own_name_words', {
  values: { doctorId: of<number>, letters: of<readonly string[]>, max: of<number> },
  row: of<{ word: string }>,
  sql: `
    select distinct word from patients p, string_to_table(btrim(p.name_sound), ' ') word
    where ${isOwnPatientSql} and left(word, 1) = any(:letters::text[])
    limit :max`,
});

export interface OwnPatientRow {
  id: number;
  name: string;
  gender: Gender;
  birth_date: string;
  phone: string;
  photo_hash: string | null;
  appointment_id: number;
  starts_at: Date;
}

/** With each patient's latest appointment with the doctor; by rank, then by latest booking. */
export const listOwnPatients = statement('list_own_patients', {
  values: {
    doctorId: of<number>,
    ids: of<readonly number[]>,
    ranks: of<readonly number[]>,
    max: of<number>,
  },
  row: of<OwnPatientRow>,
  sql: `
    with newest as (
      select distinct on (a.patient_id) a.patient_id, a.id as appointment_id, a.starts_at
      from appointments a
      where a.doctor_id = :doctorId and a.patient_id = any(:ids::bigint[]) and ${isAppointmentSql('a')}
      order by a.patient_id, a.starts_at desc, a.id desc
    )
    select p.id, p.name, p.gender, ${birthDateSql('p')} as birth_date, ${contactPhoneSql('p')} as phone, p.photo_hash,
      newest.appointment_id, newest.starts_at
    from newest join patients p on p.id = newest.patient_id
      join unnest(:ids::bigint[], :ranks::int[]) as found (id, rank) on found.id = p.id
    order by found.rank, newest.starts_at desc, p.id
    limit :max`,
});
