import type { SeededRandom } from '#db/demo/seeded-random.ts';
import { addDays, defaultTimeZone, toCalendarDay } from '#domain/platform/calendar-days.ts';
import { parseId } from '#domain/platform/readable-ids.ts';
import { publishSlots, type SignedUp, signUpDoctor, signUpPatients } from '#harness/api-calls.ts';
import { pickSlots } from './random-slots.ts';

export interface Person {
  readonly id: number;
  readonly token: string;
}

/** The people and days of one round. Few slots for many people, so that they compete. */
export interface Clinic {
  readonly doctors: readonly Person[];
  readonly patients: readonly Person[];
  /** In the clinic's calendar. */
  readonly days: readonly string[];
}

const doctorCount = 3;
const patientCount = 12;
/** From the day after tomorrow on, so that the hour of the run does not matter. */
const clinicDayOffsets = [2, 3];

const person = (role: 'doctor' | 'patient', { id, token }: SignedUp): Person => ({
  id: parseId(role, id) ?? 0,
  token,
});

let phones = 6_300_000_000;
const freshPhones = (count: number) => {
  phones += count;
  return phones - count;
};

/** Registers everyone with HAMS and publishes the doctors' first slots. Throws on failure. */
export async function openClinic(host: string, random: SeededRandom): Promise<Clinic> {
  const days = clinicDayOffsets.map((ahead) => addDays(toCalendarDay(Date.now(), defaultTimeZone), ahead));
  const patients = await signUpPatients(host, patientCount, freshPhones(patientCount));
  const doctors: SignedUp[] = [];
  for (let count = 0; count < doctorCount; count += 1) {
    const doctor = await signUpDoctor(host, String(freshPhones(1)));
    for (const day of days) await publishSlots(host, doctor, day, pickSlots(15, random));
    doctors.push(doctor);
  }
  return {
    doctors: doctors.map((each) => person('doctor', each)),
    patients: patients.map((each) => person('patient', each)),
    days,
  };
}
