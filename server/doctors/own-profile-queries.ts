import { statement } from '#server/platform/database.ts';
import type { AccountRow } from '#server/sessions/open-session.ts';
import { type DoctorProfileRow, profileColumns, profileTables } from './doctor-queries.ts';

export interface OwnProfileRow extends DoctorProfileRow {
  phone: string;
  email: string;
  confirms_automatically: boolean;
  /** By day, in order: minutes from midnight. */
  available_starts: Record<string, number[]>;
  revenue_paise: number;
}

/**
 * A doctor as they see themselves; published days from `from` on; revenue as docs/product.md#figures defines
 * it.
 */
export const ownProfile = statement<OwnProfileRow, [id: number, from: string]>(
  'own_profile',
  `select ${profileColumns}, d.phone, d.email, d.confirms_automatically,
     (select coalesce(json_object_agg(p.day, p.starts order by p.day), '{}')
      from published_slots p where p.doctor_id = d.id and p.day >= $2) as available_starts,
     (select coalesce(sum(a.fee_paise), 0)::bigint
      from appointments a
      where a.doctor_id = d.id and a.status = 'Completed' and a.pay_status = 'Paid') as revenue_paise
   from ${profileTables}
   where d.id = $1`,
);

/** Stores what is given; null leaves a column as it is. */
export const updateSettings = statement<
  never,
  [id: number, overview: string | null, confirmsAutomatically: boolean | null]
>(
  'update_settings',
  `update doctors
   set overview = coalesce($2, overview), confirms_automatically = coalesce($3, confirms_automatically)
   where id = $1`,
);

/** When the doctor works; the row is kept from others until the transaction ends. */
export const workingHours = statement<{ works_from: number; works_to: number }, [id: number]>(
  'working_hours',
  'select works_from, works_to from doctors where id = $1 for no key update',
);

/**
 * Stores what is given; null leaves a column as it is. A new hospital or place joins the doctor to the
 * nearest listed hospital of that name, as signing up does. No row when a confirmed password is not the
 * present one any more.
 */
export const updateProfile = statement<
  AccountRow,
  [
    id: number,
    name: string | null,
    email: string | null,
    phone: string | null,
    gender: string | null,
    experienceYears: number | null,
    medicalRegistration: string | null,
    specialization: string | null,
    hospitalName: string | null,
    basicFeePaise: number | null,
    worksFrom: number | null,
    worksTo: number | null,
    worksDays: readonly number[] | null,
    languages: readonly string[] | null,
    qualifications: readonly string[] | null,
    overview: string | null,
    longitude: number | null,
    latitude: number | null,
    photoHash: string | null,
    removePhoto: boolean,
    confirmedHash: string | null,
  ]
>(
  'update_profile',
  `with wanted as (
     select coalesce($9, hospital_name) as hospital_name, coalesce(point($17, $18), location) as location
     from doctors where id = $1
   )
   update doctors d set
     name = coalesce($2, d.name),
     email = coalesce($3, d.email),
     phone = coalesce($4, d.phone),
     gender = coalesce($5, d.gender),
     experience_years = coalesce($6, d.experience_years),
     medical_registration = coalesce($7, d.medical_registration),
     specialization = coalesce($8, d.specialization),
     hospital_name = wanted.hospital_name,
     hospital_id = case
       when $9::text is null and $17::float8 is null then d.hospital_id
       else (select h.id from hospitals h where lower(h.name) = lower(wanted.hospital_name)
             order by h.location <-> wanted.location limit 1)
     end,
     basic_fee_paise = coalesce($10, d.basic_fee_paise),
     works_from = coalesce($11, d.works_from),
     works_to = coalesce($12, d.works_to),
     works_days = coalesce($13, d.works_days),
     languages = coalesce($14, d.languages),
     qualifications = coalesce($15, d.qualifications),
     overview = coalesce($16, d.overview),
     location = wanted.location,
     photo_hash = coalesce($19, case when not $20 then d.photo_hash end)
   from wanted
   where d.id = $1 and ($21::text is null or d.password_hash = $21)
   returning d.id, d.name, d.phone, d.email, d.photo_hash`,
);
