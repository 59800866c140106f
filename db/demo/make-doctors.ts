import { type Specialization, specializations } from '#domain/doctors/specializations.ts';
import type { WeeklyRule } from '#domain/scheduling/weekly-schedule.ts';
import { demoAccounts } from './demo-accounts.ts';
import type { DemoCity } from './demo-cities.ts';
import { beginnerOverviewOpenings, overviewClosings, overviewOpenings } from './demo-sentences.ts';
import { createEmail, type Identity, type InventionDeps, inventIdentity } from './make-people.ts';
import type { SeededRandom } from './seeded-random.ts';
import { specialtyProfiles } from './specialty-profiles.ts';

interface Place {
  readonly latitude: number;
  readonly longitude: number;
}

/** A place within half of `spread` degrees. */
export const nearby = ({ latitude, longitude }: Place, spread: number, random: SeededRandom): Place => ({
  latitude: latitude + (random.fraction() - 0.5) * spread,
  longitude: longitude + (random.fraction() - 0.5) * spread,
});

export const toPoint = ({ longitude, latitude }: Place) => `(${longitude.toFixed(5)},${latitude.toFixed(5)})`;

export interface DemoHospital extends Place {
  readonly id: number;
  readonly name: string;
  readonly city: DemoCity;
  readonly area: DemoCity['areas'][number];
}

/** The slots of a practice on a day. */
export interface Publication {
  readonly day: string;
  readonly interval: number;
  readonly starts: readonly number[];
}

export type DemoDoctor = ReturnType<typeof inventMainPractice>['doctor'];

export interface DemoPractice {
  readonly id: number;
  readonly doctor: DemoDoctor;
  readonly isMain: boolean;
  readonly hospital: DemoHospital | null;
  /** True once the hospital has confirmed the doctor; until then the practice counts as stated by the doctor. */
  readonly isAgreed: boolean;
  readonly name: string;
  readonly address: string;
  readonly location: string;
  readonly room: string;
  /** Fees in rupees; without one for video it is the same. */
  readonly fees: {
    readonly clinic: number;
    readonly video: number | null;
    readonly followUp: { readonly fee: number; readonly days: number } | null;
  };
  readonly slotMinutes: number;
  /** The hours of additional practices. */
  readonly rules: readonly WeeklyRule[];
  readonly byHand?: Publication;
}

/** One doctor of every field, then more of the fields in demand. */
function listFields(city: DemoCity, random: SeededRandom): Specialization[] {
  const frequent = specializations.flatMap((field) =>
    Array<Specialization>(specialtyProfiles[field].frequency).fill(field),
  );
  const more = Math.max(0, city.doctors - specializations.length);
  return [...specializations, ...Array.from({ length: more }, () => random.pick(frequent))];
}

/** After MBBS a residency takes three years, a DM or MCh three more. */
const needsHigherDegree = (field: Specialization) => /^(DM|MCh)/.test(specialtyProfiles[field].higherDegree);

function pickQualifications(field: Specialization, experience: number, random: SeededRandom): string[] {
  const { degree, higherDegree } = specialtyProfiles[field];
  const hasHigherDegree = needsHigherDegree(field) || (experience >= 6 && random.chance(0.35));
  return [...(field === 'Dentistry' ? [] : ['MBBS']), degree, ...(hasHigherDegree ? [higherDegree] : [])];
}

function pickFee(field: Specialization, experience: number, random: SeededRandom): number {
  const fee = specialtyProfiles[field].fee + experience * 18 + random.between(-1, 2) * 50;
  return Math.min(1800, Math.max(300, Math.round(fee / 50) * 50));
}

function writeOverview(field: Specialization, years: number, random: SeededRandom): string {
  const { work, promise } = specialtyProfiles[field];
  const openings = years < 6 ? beginnerOverviewOpenings : overviewOpenings;
  const opening = random.pick(openings).replace('{years}', String(years));
  const sentences = random.chance(0.5) ? [opening, random.pick(work)] : [random.pick(work), opening];
  sentences.push(random.pick(promise));
  if (random.chance(0.75)) sentences.push(random.pick(overviewClosings));
  return sentences.join(' ');
}

function pickLanguages({ languages: [first = '', ...rest] }: DemoCity, random: SeededRandom): string[] {
  const others = rest.filter(() => random.chance(0.3));
  return [...new Set([first, 'English', ...(random.chance(0.8) ? ['Hindi'] : []), ...others])];
}

function inventMainPractice(
  ids: { readonly id: number; readonly doctorId: number },
  number: number,
  field: Specialization,
  hospital: DemoHospital,
  identity: Identity,
  { today, random, gallery }: InventionDeps,
) {
  const { city } = hospital;
  const experience = random.between(needsHigherDegree(field) ? 7 : 3, random.chance(0.35) ? 36 : 20);
  const hasOwnPractice = random.chance(0.05);
  const clinic = pickFee(field, experience, random);
  const worksFrom = random.pick([540, 540, 570, 600, 630]);
  const worksTo = random.pick([840, 900, 960, 990, 1020, 1020]);
  const location = toPoint(nearby(hospital, 0.008, random));
  const name = `Dr. ${identity.name}`;
  const doctor = {
    id: ids.doctorId,
    name,
    email: createEmail(name, number),
    phone: String(9_100_000_000 + number),
    gender: identity.gender,
    city: city.name as string,
    experienceYears: experience,
    medicalRegistration: `${city.council}/${Number(today.slice(0, 4)) - experience}/${10_000 + number * 37}`,
    specialization: field,
    worksFrom,
    worksTo,
    photoHash: gallery.hashFor({ ...identity, isGrey: experience >= 24 }, `doctors of ${city.name}`),
    languages: pickLanguages(city, random),
    qualifications: pickQualifications(field, experience, random),
    overview: writeOverview(field, experience, random),
    confirmsAutomatically: random.chance(0.12),
  };
  return {
    id: ids.id,
    doctor,
    isMain: true,
    hospital: hasOwnPractice ? null : hospital,
    isAgreed: !hasOwnPractice,
    name: hasOwnPractice ? 'Own Practice' : hospital.name,
    address: '',
    location,
    room: '',
    fees: { clinic, video: null, followUp: null },
    slotMinutes: 15,
    rules: [],
  };
}

const toDemoDoctor = (practice: DemoPractice, hospital: DemoHospital, today: string): DemoPractice => ({
  ...practice,
  hospital,
  isAgreed: true,
  name: hospital.name,
  location: toPoint(hospital),
  fees: { ...practice.fees, clinic: 900 },
  doctor: {
    ...practice.doctor,
    name: 'Dr. Ananya Rao',
    email: demoAccounts.doctor.email,
    phone: demoAccounts.doctor.phone,
    experienceYears: 14,
    medicalRegistration: `TSMC/${Number(today.slice(0, 4)) - 14}/11842`,
    worksFrom: 540,
    worksTo: 1020,
    languages: ['Telugu', 'English', 'Hindi', 'Kannada'],
    qualifications: ['MBBS', 'MD (General Medicine)', 'DM (Cardiology)'],
    overview:
      'I treat high blood pressure, angina and rhythm disorders, and I have done so for 14 years. A good talk and ' +
      'an ECG answer more than most expensive tests. I draw the heart on paper until the problem is clear to you. ' +
      'Video visits work well for follow-ups; for the first visit I prefer to see you at the hospital.',
    confirmsAutomatically: false,
  },
});

/**
 * The main practices of a city's doctors, spread over its hospitals; in Hyderabad the first cardiologist is the demo
 * doctor, at Care Hospital, the first one there.
 */
export function inventMainPractices(
  hospitals: readonly DemoHospital[],
  city: DemoCity,
  nextIds: () => { readonly id: number; readonly doctorId: number },
  firstNumber: number,
  deps: InventionDeps,
): DemoPractice[] {
  const { random, today } = deps;
  const here = hospitals.filter((hospital) => hospital.city === city);
  const taken = new Set(['Ananya Rao']);
  const findIdentity = (): Identity => {
    const identity = inventIdentity(city, random.chance(0.47) ? 'Female' : 'Male', random);
    return taken.has(identity.name) ? findIdentity() : identity;
  };
  let isDemoDoctorDue = city.name === 'Hyderabad';
  return listFields(city, random).map((field, index) => {
    const hospital = here[index % here.length] as DemoHospital;
    const isDemoDoctor = isDemoDoctorDue && field === 'Cardiology';
    const identity: Identity = isDemoDoctor
      ? { name: 'Ananya Rao', given: 'Ananya', surname: 'Rao', gender: 'Female', isCovered: false }
      : findIdentity();
    taken.add(identity.name);
    const practice = inventMainPractice(nextIds(), firstNumber + index, field, hospital, identity, deps);
    if (!isDemoDoctor) return practice;
    isDemoDoctorDue = false;
    return toDemoDoctor(practice, here[0] as DemoHospital, today);
  });
}
