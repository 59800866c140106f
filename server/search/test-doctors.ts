import { query } from '#db/statement.ts';
import type { Gender } from '#domain/genders.ts';
import type { TestApp } from '#server/platform/test-app.ts';
import { freshPhone } from '#server/platform/test-people.ts';

interface Wanted {
  readonly name?: string;
  readonly specialization?: string;
  readonly hospital?: string;
  readonly gender?: Gender;
  readonly experience?: number;
  /** Rupees. */
  readonly fee?: number;
  readonly languages?: readonly string[];
  /** The sum and the number of ratings. */
  readonly ratings?: readonly [sum: number, count: number];
  readonly latitude?: number;
  readonly longitude?: number;
}

/** Inserts a doctor; returns the id. */
export async function addDoctor({ db }: TestApp, wanted: Wanted): Promise<number> {
  const {
    name = 'Dr. Kabir Sethi',
    specialization = 'Cardiology',
    hospital = 'Care Hospital',
    gender = 'Other',
    experience = 10,
    fee = 500,
    languages = [],
    ratings: [sum, count] = [0, 0],
    latitude = 17.4,
    longitude = 78.5,
  } = wanted;
  const [doctor] = await query<{ id: number }>(
    db.pool,
    `insert into doctors (name, email, phone, password_hash, gender, experience_years, medical_registration,
       specialization, hospital_name, basic_fee_paise, languages, rating_sum, rating_count, location)
     values (:name, 'x', :phone, 'x', :gender, :experience, 'x',
       :specialization, :hospital, :feePaise, :languages, :sum, :count, point(:longitude, :latitude))
     returning id`,
    {
      name,
      phone: freshPhone(),
      gender,
      experience,
      specialization,
      hospital,
      feePaise: fee * 100,
      languages,
      sum,
      count,
      longitude,
      latitude,
    },
  );
  return doctor?.id ?? 0;
}
