import { Refusal } from '#contract/platform/refusals.ts';
import { of, type Queryable, statement } from '#db/statement.ts';
import { maxPractices } from '#domain/doctors/practices.ts';
import { deskPermissions } from '#domain/hospital/desk-permissions.ts';
import { listPracticesOfDoctor } from './list-practices.ts';
import { insertPractice, lockDoctorForPractices } from './practice-queries.ts';

const agreeToOwnPractice = statement('agree_to_own_practice', {
  values: { id: of<number>, now: of<Date> },
  sql: 'update practices set hospital_agreed_at = :now where id = :id and hospital_agreed_at is null',
});

/**
 * Gives a doctor a practice at a hospital that agrees to it: an existing one there, or a new one copied from
 * the main practice. Refuses with `practices_full`.
 */
export async function addHospitalPractice(
  db: Queryable,
  doctorId: number,
  hospitalId: number,
  now: Date,
): Promise<{ readonly practiceId: number; readonly wasAgreed: boolean }> {
  await lockDoctorForPractices(db, { doctorId });
  const practices = await listPracticesOfDoctor(db, { doctorId });
  const there = practices.find(({ hospital_id: id }) => id === hospitalId);
  if (there) {
    await agreeToOwnPractice(db, { id: there.id, now });
    return { practiceId: there.id, wasAgreed: there.hospital_agreed };
  }
  if (practices.length >= maxPractices) throw new Refusal('practices_full', { limit: maxPractices });
  const [main] = practices;
  if (!main) throw new Error(`Doctor ${doctorId} has no practice`);
  const [stored] = await insertPractice(db, {
    doctorId,
    hospitalId,
    name: '',
    address: '',
    longitude: null,
    latitude: null,
    room: '',
    clinicFeePaise: main.clinic_fee_paise,
    videoFeePaise: main.video_fee_paise,
    followUpFeePaise: main.follow_up_fee_paise,
    followUpDays: main.follow_up_days,
    slotMinutes: main.slot_minutes,
    modes: main.modes,
    deskPermissions,
    now,
  });
  const practiceId = stored?.id ?? 0;
  await agreeToOwnPractice(db, { id: practiceId, now });
  return { practiceId, wasAgreed: false };
}
