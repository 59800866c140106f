import { type Specialization, specializations } from '#domain/doctors/specializations.ts';
import { demoAccounts } from './demo-accounts.ts';
import type { DemoArea, DemoCity } from './demo-cities.ts';
import type { PortraitGallery } from './demo-portraits.ts';
import { beginnerOverviewOpenings, overviewClosings, overviewOpenings } from './demo-sentences.ts';
import { createEmail, type DrawnGender, type Identity, inventIdentity } from './make-people.ts';
import { demoDoctorPhone } from './published-week.ts';
import type { SeededRandom } from './seeded-random.ts';
import { specialtyProfiles } from './specialty-profiles.ts';

export interface DemoHospital {
  readonly id: number;
  readonly area: DemoArea;
  readonly latitude: number;
  readonly longitude: number;
}

export interface DemoDoctor {
  readonly id: number;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly gender: DrawnGender;
  readonly city: string;
  readonly experienceYears: number;
  readonly medicalRegistration: string;
  readonly specialization: Specialization;
  readonly hospitalId: number | null;
  readonly hospitalName: string;
  readonly feeRupees: number;
  readonly worksFrom: number;
  readonly worksTo: number;
  readonly photoHash: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly languages: readonly string[];
  readonly qualifications: readonly string[];
  readonly overview: string;
  readonly confirmsAutomatically: boolean;
}

export interface DoctorDeps {
  readonly year: number;
  readonly random: SeededRandom;
  readonly gallery: PortraitGallery;
}

/** One doctor of every field, then more of the fields in demand. */
function listFields(city: DemoCity, random: SeededRandom): Specialization[] {
  const frequent = specializations.flatMap((field) =>
    Array.from({ length: specialtyProfiles[field].frequency }, () => field),
  );
  const more = Array.from({ length: Math.max(0, city.doctors - specializations.length) }, () =>
    random.pick(frequent),
  );
  return [...specializations, ...more].slice(0, city.doctors);
}

function pickQualifications(field: Specialization, experience: number, random: SeededRandom): string[] {
  const { degree, higherDegree } = specialtyProfiles[field];
  const needsHigherDegree = /^(DM|MCh)/.test(higherDegree);
  const hasHigherDegree = needsHigherDegree || (experience >= 6 && random.chance(0.35));
  return [...(field === 'Dentistry' ? [] : ['MBBS']), degree, ...(hasHigherDegree ? [higherDegree] : [])];
}

// After MBBS a residency takes three years, a DM or MCh three more.
function pickExperience(field: Specialization, random: SeededRandom): number {
  const least = /^(DM|MCh)/.test(specialtyProfiles[field].higherDegree) ? 7 : 3;
  return random.between(least, random.chance(0.35) ? 36 : 20);
}

function feeFor(field: Specialization, experience: number, random: SeededRandom): number {
  const fee = specialtyProfiles[field].fee + experience * 18 + random.between(-1, 2) * 50;
  return Math.min(1800, Math.max(300, Math.round(fee / 50) * 50));
}

function writeOverview(field: Specialization, years: number, random: SeededRandom): string {
  const { work, promise } = specialtyProfiles[field];
  const opening = random
    .pick(years < 6 ? beginnerOverviewOpenings : overviewOpenings)
    .replace('{years}', String(years));
  const sentences = random.chance(0.5) ? [opening, random.pick(work)] : [random.pick(work), opening];
  return [
    ...sentences,
    random.pick(promise),
    ...(random.chance(0.75) ? [random.pick(overviewClosings)] : []),
  ].join(' ');
}

function pickLanguages(city: DemoCity, random: SeededRandom): string[] {
  const others = city.otherLanguages.filter(() => random.chance(0.3));
  return [...new Set([city.language, 'English', ...(random.chance(0.8) ? ['Hindi'] : []), ...others])];
}

const jitter = (random: SeededRandom) => (random.fraction() - 0.5) * 0.008;

function newIdentity(city: DemoCity, taken: Set<string>, random: SeededRandom): Identity {
  for (;;) {
    const identity = inventIdentity(city, random.chance(0.47) ? 'Female' : 'Male', random);
    if (taken.has(identity.name)) continue;
    taken.add(identity.name);
    return identity;
  }
}

function inventDoctor(
  id: number,
  number: number,
  city: DemoCity,
  field: Specialization,
  hospital: DemoHospital,
  identity: Identity,
  { year, random, gallery }: DoctorDeps,
): DemoDoctor {
  const experience = pickExperience(field, random);
  const hasOwnPractice = random.chance(0.05);
  const name = `Dr. ${identity.name}`;
  return {
    id,
    name,
    email: createEmail(name, number),
    phone: String(9_100_000_000 + number),
    gender: identity.gender,
    city: city.name,
    experienceYears: experience,
    medicalRegistration: `${city.council}/${year - experience}/${10_000 + number * 37}`,
    specialization: field,
    hospitalId: hasOwnPractice ? null : hospital.id,
    hospitalName: hasOwnPractice ? 'Own Practice' : hospital.area.hospital,
    feeRupees: feeFor(field, experience, random),
    worksFrom: random.pick([540, 540, 570, 600, 630]),
    worksTo: random.pick([840, 900, 960, 990, 1020, 1020]),
    photoHash: gallery.hashFor({ ...identity, isGrey: experience >= 24 }, `doctors of ${city.name}`),
    latitude: hospital.latitude + jitter(random),
    longitude: hospital.longitude + jitter(random),
    languages: pickLanguages(city, random),
    qualifications: pickQualifications(field, experience, random),
    overview: writeOverview(field, experience, random),
    confirmsAutomatically: random.chance(0.12),
  };
}

function toDemoDoctor(doctor: DemoDoctor, hospital: DemoHospital, year: number): DemoDoctor {
  return {
    ...doctor,
    name: 'Dr. Ananya Rao',
    email: demoAccounts.doctor.email,
    phone: demoDoctorPhone,
    experienceYears: 14,
    medicalRegistration: `TSMC/${year - 14}/11842`,
    hospitalId: hospital.id,
    hospitalName: hospital.area.hospital,
    feeRupees: 900,
    worksFrom: 540,
    worksTo: 1020,
    languages: ['Telugu', 'English', 'Hindi', 'Kannada'],
    qualifications: ['MBBS', 'MD (General Medicine)', 'DM (Cardiology)'],
    overview:
      'I treat high blood pressure, angina and rhythm disorders, and I have done so for 14 years. A good talk and ' +
      'an ECG answer more than most expensive tests. I draw the heart on paper until the problem is clear to you. ' +
      'Video visits work well for follow-ups; for the first visit I prefer to see you at the hospital.',
    confirmsAutomatically: false,
  };
}

/**
 * The doctors of a city, spread over its hospitals; in Hyderabad the first cardiologist is the demo doctor.
 */
export function inventDoctors(
  city: DemoCity,
  hospitals: readonly DemoHospital[],
  ids: readonly number[],
  firstNumber: number,
  deps: DoctorDeps,
): DemoDoctor[] {
  const taken = new Set<string>(['Ananya Rao']);
  let isDemoDoctorDue = city.name === 'Hyderabad';
  return listFields(city, deps.random).map((field, index) => {
    const hospital = hospitals[index % hospitals.length];
    const id = ids[firstNumber + index];
    if (!hospital || id === undefined) throw new Error('More doctors than reserved ids');
    const isDemoDoctor = isDemoDoctorDue && field === 'Cardiology';
    const identity: Identity = isDemoDoctor
      ? { name: 'Ananya Rao', surname: 'Rao', gender: 'Female', isCovered: false }
      : newIdentity(city, taken, deps.random);
    const doctor = inventDoctor(id, firstNumber + index + 2, city, field, hospital, identity, deps);
    if (!isDemoDoctor) return doctor;
    isDemoDoctorDue = false;
    const careHospital = hospitals.find(({ area }) => area.hospital === 'Care Hospital') ?? hospital;
    return toDemoDoctor(
      { ...doctor, latitude: careHospital.latitude, longitude: careHospital.longitude },
      careHospital,
      deps.year,
    );
  });
}
