import type { Medicine } from '#contract/clinical/prescriptions.ts';
import { of, statement } from '#db/statement.ts';

export interface FavouriteRow {
  medicine: Medicine;
  times: number;
  pinned: boolean;
}

/**
 * Pinned lines, then those used at least twice in newest versions since then, most used first. The reason for
 * a line is left out because it belongs to its patient.
 */
export const listFavouriteLines = statement('list_favourite_lines', {
  values: { doctorId: of<number>, since: of<Date>, max: of<number> },
  row: of<FavouriteRow>,
  sql: `
    with newest as (
      select distinct on (p.appointment_id) p.medicines, p.written_at
      from appointments a join prescriptions p on p.appointment_id = a.id
      where a.doctor_id = :doctorId and a.starts_at > :since
      order by p.appointment_id, p.version desc
    ), used as (
      select line - 'reason' as medicine, count(*)::int as times, max(written_at) as last_at
      from newest cross join jsonb_array_elements(medicines) as line
      group by 1
    ), pinned as (
      select medicine, pinned_at from prescription_favourites where doctor_id = :doctorId
    )
    select
      coalesce(pinned.medicine, used.medicine) as medicine,
      coalesce(used.times, 0) as times,
      pinned.medicine is not null as pinned
    from used full join pinned on pinned.medicine = used.medicine
    where pinned.medicine is not null or used.times >= 2
    order by pinned.pinned_at nulls last, used.times desc, used.last_at desc, 1
    limit :max`,
});

/** Advice used at least twice in newest versions since then, most used first. */
export const listAdviceLines = statement('list_advice_lines', {
  values: { doctorId: of<number>, since: of<Date>, max: of<number> },
  row: of<{ line: string }>,
  sql: `
    with newest as (
      select distinct on (p.appointment_id) p.advice
      from appointments a join prescriptions p on p.appointment_id = a.id
      where a.doctor_id = :doctorId and a.starts_at > :since
      order by p.appointment_id, p.version desc
    )
    select min(btrim(line)) as line from newest cross join regexp_split_to_table(advice, '[\\n\\r]+') as line
    where length(btrim(line)) between 1 and 80
    group by lower(btrim(line)) having count(*) >= 2
    order by count(*) desc, 1
    limit :max`,
});

export const pinLine = statement('pin_line', {
  values: { doctorId: of<number>, medicineJson: of<string>, now: of<Date> },
  sql: `
    insert into prescription_favourites (doctor_id, medicine, pinned_at)
    values (:doctorId, :medicineJson::jsonb, :now)
    on conflict do nothing`,
});

export const unpinLine = statement('unpin_line', {
  values: { doctorId: of<number>, medicineJson: of<string> },
  sql: `
    delete from prescription_favourites where doctor_id = :doctorId and medicine = :medicineJson::jsonb`,
});

export interface SetRow {
  id: number;
  diagnosis: string;
  medicines: Medicine[];
  advice: string;
}

export const listSets = statement('list_sets', {
  values: { doctorId: of<number>, max: of<number> },
  row: of<SetRow>,
  sql: `
    select id, diagnosis, medicines, advice from prescription_sets
    where doctor_id = :doctorId order by lower(diagnosis) limit :max`,
});

/** Replaces a set for the same diagnosis. */
export const upsertSet = statement('upsert_set', {
  values: {
    doctorId: of<number>,
    diagnosis: of<string>,
    medicinesJson: of<string>,
    advice: of<string>,
    now: of<Date>,
  },
  row: of<SetRow>,
  sql: `
    insert into prescription_sets (doctor_id, diagnosis, medicines, advice, updated_at)
    values (:doctorId, :diagnosis, :medicinesJson::jsonb, :advice, :now)
    on conflict (doctor_id, lower(diagnosis)) do update set
      diagnosis = excluded.diagnosis,
      medicines = excluded.medicines,
      advice = excluded.advice,
      updated_at = excluded.updated_at
    returning id, diagnosis, medicines, advice`,
});

export const deleteSet = statement('delete_set', {
  values: { id: of<number>, doctorId: of<number> },
  sql: 'delete from prescription_sets where id = :id and doctor_id = :doctorId',
});

export interface LastPrescriptionRow {
  appointment_id: number;
  written_at: Date;
  complaints: string;
  diagnosis: string;
  medicines: Medicine[];
  advice: string;
  other_medicines: string;
}

/** The newest version of the last structured prescription for the patient, at another appointment. */
export const findLastPrescription = statement('find_last_prescription', {
  values: { appointmentId: of<number>, doctorId: of<number>, patientId: of<number> },
  row: of<LastPrescriptionRow>,
  sql: `
    select p.appointment_id, p.written_at, p.complaints, p.diagnosis, p.medicines, p.advice, p.other_medicines
    from appointments a join prescriptions p on p.appointment_id = a.id
    where a.patient_id = :patientId and a.doctor_id = :doctorId and a.id <> :appointmentId
      and p.plain_text is null
    order by a.starts_at desc, p.version desc
    limit 1`,
});
