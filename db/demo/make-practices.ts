import { addDays } from '#domain/platform/calendar-days.ts';
import { listDaysOnWeekdays } from '#domain/scheduling/weekly-days.ts';
import type { WeeklyRule } from '#domain/scheduling/weekly-schedule.ts';
import { isDemoDoctor } from './demo-accounts.ts';
import { type DemoCity, demoCities } from './demo-cities.ts';
import { streets } from './demo-sentences.ts';
import { type DemoDoctor, type DemoHospital, type DemoPractice, nearby, toPoint } from './make-doctors.ts';
import { createSeededRandom, type SeededRandom } from './seeded-random.ts';

const hour = 60;
const evenings = [
  { weekdays: [1, 3, 5], from: 18 * hour, to: 20 * hour },
  { weekdays: [2, 4], from: 18 * hour, to: 21 * hour },
  { weekdays: [1, 2, 3, 4, 5], from: 18.5 * hour, to: 20.5 * hour },
  { weekdays: [1, 2, 4, 5], from: 17.5 * hour, to: 19.5 * hour },
] as const;
const saturdays = { weekdays: [6], from: 17.5 * hour, to: 19.5 * hour };
/** Days since these hours took effect. */
const hoursSinceDays = 182;

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

type NewPractice = Omit<DemoPractice, 'id'>;

interface Deps {
  readonly today: string;
  readonly random: SeededRandom;
}

const toFifty = (rupees: number) => Math.max(200, Math.round(rupees / 50) * 50);

function pickFees(main: DemoPractice, random: SeededRandom): DemoPractice['fees'] {
  const clinic = toFifty(main.fees.clinic * random.pick([0.7, 0.8, 1.2, 1.3]));
  return {
    clinic,
    video: random.chance(0.5) ? toFifty(clinic * 0.8) : null,
    followUp: random.chance(0.6) ? { fee: toFifty(clinic * 0.5), days: random.pick([7, 10, 14]) } : null,
  };
}

function createOwnClinic(doctor: DemoDoctor, city: DemoCity, main: DemoPractice, random: SeededRandom) {
  const area = random.pick(city.areas.filter(({ hospital }) => hospital !== main.name));
  return {
    hospital: null,
    isAgreed: false,
    name: `${doctor.name.split(' ').at(-1)} ${kinds[doctor.specialization] ?? 'Clinic'}`,
    address: `${random.between(1, 90)}, ${random.pick(streets)}, ${area.name}`,
    location: toPoint(nearby(area, 0.008, random)),
    room: '',
  };
}

const workAtHospital = (hospital: DemoHospital, random: SeededRandom) => ({
  hospital,
  name: hospital.name,
  address: '',
  location: toPoint(hospital),
  room: random.pick(rooms),
  isAgreed: random.chance(0.5),
});

function createRule(
  hours: Pick<WeeklyRule, 'weekdays' | 'from' | 'to'>,
  interval: number,
  today: string,
): WeeklyRule {
  const isSaturday = hours === saturdays;
  return {
    ...hours,
    interval,
    mode: 'Any',
    everyWeeks: isSaturday ? null : 1,
    nthOfMonth: isSaturday ? [1, 3] : null,
    validFrom: addDays(today, -hoursSinceDays),
    validTo: null,
  };
}

/**
 * The demo doctor's evenings: Monday, Wednesday and Friday, and two Saturdays a month. On an upcoming Wednesday she
 * begins an hour later.
 */
function createDemoDoctorEvenings(main: DemoPractice, city: DemoCity, { today, random }: Deps): NewPractice {
  const [wednesday = today] = listDaysOnWeekdays(addDays(today, 3), addDays(today, 10), [3]);
  return {
    doctor: main.doctor,
    isMain: false,
    ...createOwnClinic(main.doctor, city, main, random),
    address: '3-6 Street No. 9, Himayatnagar',
    location: '(78.48480,17.40310)',
    room: 'First floor',
    fees: { clinic: 700, video: 600, followUp: { fee: 400, days: 14 } },
    slotMinutes: 15,
    rules: [createRule(evenings[0], 15, today), createRule(saturdays, 15, today)],
    byHand: { day: wednesday, interval: 15, starts: [0, 15, 30, 45].map((minutes) => 19 * hour + minutes) },
  };
}

/** One additional practice, or two that alternate on other weekdays: own clinics, or other hospitals of the city. */
function createAdditionalPractices(
  main: DemoPractice,
  city: DemoCity,
  hospitals: readonly DemoHospital[],
  { today, random }: Deps,
): NewPractice[] {
  const { doctor } = main;
  const others = hospitals.filter((one) => one.city === city && one.name !== main.name);
  const slotMinutes = random.pick([10, 15, 15, 20, 30]);
  const createOwn = () => createOwnClinic(doctor, city, main, random);
  const createOther = () => workAtHospital(random.pick(others), random);
  const createPractice = (
    where: ReturnType<typeof createOwn> | ReturnType<typeof createOther>,
    rules: readonly WeeklyRule[],
    fees = pickFees(main, random),
  ): NewPractice => ({ ...where, doctor, isMain: false, slotMinutes, fees, rules });
  const weekly = (hours: (typeof evenings)[number]) => createRule(hours, slotMinutes, today);
  if (random.chance(0.12)) {
    return [
      createPractice(createOwn(), [weekly(evenings[0])]),
      createPractice(createOther(), [weekly(evenings[1])]),
    ];
  }
  const where = random.chance(0.65) ? createOwn() : createOther();
  const saturday = random.chance(0.3) ? [createRule(saturdays, slotMinutes, today)] : [];
  return [createPractice(where, [weekly(random.pick(evenings)), ...saturday])];
}

/** In each city the first doctor of these fields has a second practice. */
const fieldsWithSecondPractice: ReadonlySet<string> = new Set(['Cardiology', 'Orthopedics', 'Pediatrics']);

/** Evening practices of every seventh doctor and some more. */
export function inventAdditionalPractices(
  mains: readonly DemoPractice[],
  hospitals: readonly DemoHospital[],
  today: string,
): NewPractice[] {
  const deps = { today, random: createSeededRandom('practices of the demo') };
  return demoCities.flatMap((city) => {
    const here = mains.filter(({ doctor, hospital }) => doctor.city === city.name && hospital !== null);
    const seen = new Set<string>();
    return here.flatMap((main, index) => {
      const { doctor } = main;
      if (isDemoDoctor(doctor)) return [createDemoDoctorEvenings(main, city, deps)];
      const isFirst = !seen.has(doctor.specialization);
      seen.add(doctor.specialization);
      const hasMore = index % 7 === 3 || (isFirst && fieldsWithSecondPractice.has(doctor.specialization));
      return hasMore ? createAdditionalPractices(main, city, hospitals, deps) : [];
    });
  });
}
