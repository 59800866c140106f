import { addDays } from '#domain/platform/calendar-days.ts';
import { listDaysOnWeekdays } from '#domain/scheduling/weekly-days.ts';
import type { NthOfMonth, WeeklyRule } from '#domain/scheduling/weekly-schedule.ts';
import { type DemoCity, demoCities } from './demo-cities.ts';
import { streets } from './demo-sentences.ts';
import type { HospitalInCity } from './insert-clinic.ts';
import type { DemoDoctor } from './make-doctors.ts';
import { demoDoctorPhone, type Publication } from './published-week.ts';
import { createSeededRandom, type SeededRandom } from './seeded-random.ts';

/**
 * An evening practice in addition to the main one: the doctor's own clinic, or another hospital of the city.
 */
export interface DemoPractice {
  readonly doctor: DemoDoctor;
  readonly hospital: HospitalInCity | null;
  readonly name: string;
  readonly address: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly room: string;
  readonly fees: {
    readonly clinic: number;
    /** Null for the same as in the clinic. */
    readonly video: number | null;
    readonly followUp: { readonly fee: number; readonly days: number } | null;
  };
  readonly slotMinutes: number;
  /**
   * True once the hospital has confirmed the doctor; until then the practice counts as stated by the doctor.
   */
  readonly isAgreed: boolean;
  readonly rules: readonly WeeklyRule[];
  readonly byHand?: Publication;
}

const hour = 60;
/** Opening hours of additional practices; Saturdays are the first and third of the month. */
const evenings = [
  { weekdays: [1, 3, 5], from: 18 * hour, to: 20 * hour },
  { weekdays: [2, 4], from: 18 * hour, to: 21 * hour },
  { weekdays: [1, 2, 3, 4, 5], from: 18.5 * hour, to: 20.5 * hour },
  { weekdays: [1, 2, 4, 5], from: 17.5 * hour, to: 19.5 * hour },
] as const;
/** Days since these hours took effect. */
const hoursSinceDays = 182;
const saturdays: readonly NthOfMonth[] = [1, 3];

interface Evenings {
  readonly weekdays: readonly number[];
  readonly from: number;
  readonly to: number;
}

const everyWeek = ({ weekdays, from, to }: Evenings, interval: number): WeeklyRule => ({
  weekdays,
  from,
  to,
  interval,
  mode: 'Any',
  everyWeeks: 1,
  nthOfMonth: null,
  validFrom: '',
  validTo: null,
});

const onSaturdays = (interval: number): WeeklyRule => ({
  ...everyWeek({ weekdays: [6], from: 17.5 * hour, to: 19.5 * hour }, interval),
  everyWeeks: null,
  nthOfMonth: saturdays,
});

const kinds: Readonly<Partial<Record<string, string>>> = {
  Cardiology: 'Heart Clinic',
  Dentistry: 'Dental Care',
  Dermatology: 'Skin Clinic',
  'ENT (Otorhinolaryngology)': 'ENT Clinic',
  Gynecology: 'Women’s Clinic',
  Ophthalmology: 'Eye Care',
  Orthopedics: 'Bone and Joint Clinic',
  Pediatrics: 'Children’s Clinic',
};
const rooms = ['OPD 3', 'Room 12', 'First floor, OPD 5', 'Block B, room 204', ''] as const;

const toFifty = (rupees: number) => Math.max(200, Math.round(rupees / 50) * 50);

function pickFees(doctor: DemoDoctor, random: SeededRandom): DemoPractice['fees'] {
  const clinic = toFifty(doctor.feeRupees * random.pick([0.7, 0.8, 1.2, 1.3]));
  return {
    clinic,
    video: random.chance(0.5) ? toFifty(clinic * 0.8) : null,
    followUp: random.chance(0.6) ? { fee: toFifty(clinic * 0.5), days: random.pick([7, 10, 14]) } : null,
  };
}

function createOwnClinic(
  doctor: DemoDoctor,
  city: DemoCity,
  random: SeededRandom,
): Pick<DemoPractice, 'hospital' | 'name' | 'address' | 'latitude' | 'longitude' | 'room' | 'isAgreed'> {
  const elsewhere = city.areas.filter(({ hospital }) => hospital !== doctor.hospitalName);
  const area = random.pick(elsewhere);
  const surname = doctor.name.split(' ').at(-1) ?? '';
  const nearby = (degrees: number) => degrees + (random.fraction() - 0.5) * 0.008;
  return {
    hospital: null,
    name: `${surname} ${kinds[doctor.specialization] ?? 'Clinic'}`,
    address: `${random.between(1, 90)}, ${random.pick(streets)}, ${area.name}`,
    latitude: nearby(area.latitude),
    longitude: nearby(area.longitude),
    room: '',
    isAgreed: false,
  };
}

const atHospital = (hospital: HospitalInCity, random: SeededRandom) => ({
  hospital,
  name: hospital.area.hospital,
  address: '',
  latitude: hospital.latitude,
  longitude: hospital.longitude,
  room: random.pick(rooms),
  isAgreed: random.chance(0.5),
});

/**
 * The demo doctor's evenings: Monday, Wednesday and Friday, and two Saturdays a month. On an upcoming
 * Wednesday she begins an hour later.
 */
function createDemoDoctorEvenings(
  doctor: DemoDoctor,
  city: DemoCity,
  today: string,
  random: SeededRandom,
): DemoPractice {
  const [wednesday = today] = listDaysOnWeekdays(addDays(today, 3), addDays(today, 10), [3]);
  return {
    doctor,
    ...createOwnClinic(doctor, city, random),
    address: '3-6 Street No. 9, Himayatnagar',
    latitude: 17.4031,
    longitude: 78.4848,
    room: 'First floor',
    fees: { clinic: 700, video: 600, followUp: { fee: 400, days: 14 } },
    slotMinutes: 15,
    rules: [everyWeek(evenings[0], 15), onSaturdays(15)],
    byHand: { day: wednesday, interval: 15, starts: [0, 15, 30, 45].map((minutes) => 19 * hour + minutes) },
  };
}

/** One additional practice, or two that alternate on other weekdays. */
function createAdditionalPractices(
  doctor: DemoDoctor,
  city: DemoCity,
  hospitals: readonly HospitalInCity[],
  random: SeededRandom,
): DemoPractice[] {
  const others = hospitals.filter(
    (one) => one.city === doctor.city && one.area.hospital !== doctor.hospitalName,
  );
  const slotMinutes = random.pick([10, 15, 15, 20, 30]);
  const rest = { doctor, slotMinutes };
  if (random.chance(0.12)) {
    return [
      {
        ...rest,
        ...createOwnClinic(doctor, city, random),
        fees: pickFees(doctor, random),
        rules: [everyWeek(evenings[0], slotMinutes)],
      },
      {
        ...rest,
        ...atHospital(random.pick(others), random),
        fees: pickFees(doctor, random),
        rules: [everyWeek(evenings[1], slotMinutes)],
      },
    ];
  }
  const where = random.chance(0.65)
    ? createOwnClinic(doctor, city, random)
    : atHospital(random.pick(others), random);
  const saturday = random.chance(0.3) ? [onSaturdays(slotMinutes)] : [];
  const rules = [everyWeek(random.pick(evenings), slotMinutes), ...saturday];
  return [{ ...rest, ...where, fees: pickFees(doctor, random), rules }];
}

/**
 * Every seventh doctor has a second practice; in each city the first doctor of these fields always has one.
 */
const fieldsWithSecondPractice: ReadonlySet<string> = new Set(['Cardiology', 'Orthopedics', 'Pediatrics']);

export function inventPractices(
  doctors: readonly DemoDoctor[],
  hospitals: readonly HospitalInCity[],
  today: string,
): DemoPractice[] {
  const random = createSeededRandom('practices of the demo');
  const validFrom = addDays(today, -hoursSinceDays);
  const since = (practice: DemoPractice) => ({
    ...practice,
    rules: practice.rules.map((rule) => ({ ...rule, validFrom })),
  });
  const practices = demoCities.flatMap((city) => {
    const here = doctors.filter((doctor) => doctor.city === city.name && doctor.hospitalId !== null);
    const seen = new Set<string>();
    return here.flatMap((doctor, index) => {
      if (doctor.phone === demoDoctorPhone) return [createDemoDoctorEvenings(doctor, city, today, random)];
      const isFirst = !seen.has(doctor.specialization);
      seen.add(doctor.specialization);
      const isOne = index % 7 === 3 || (isFirst && fieldsWithSecondPractice.has(doctor.specialization));
      return isOne ? createAdditionalPractices(doctor, city, hospitals, random) : [];
    });
  });
  return practices.map(since);
}
