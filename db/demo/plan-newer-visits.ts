import { addDays } from '#domain/platform/calendar-days.ts';
import { scheduleAheadDays } from '#domain/scheduling/weekly-schedule.ts';
import type { AppointmentBook } from './appointment-book.ts';
import type { DemoClinic } from './invent-clinic.ts';
import type { DemoDoctor } from './make-doctors.ts';
import { planEvenings, planHerEvenings } from './plan-evenings.ts';
import { planFamilyVisits } from './plan-family-visits.ts';
import {
  type DemoLeave,
  planHerLeave,
  planLeaveFromTomorrow,
  visitsOfHerLeave,
  weekOfLeave,
} from './plan-leaves.ts';
import { practicesOf } from './plan-main-visits.ts';
import { demoDoctorPhone } from './published-week.ts';
import { seededRandom } from './seeded-random.ts';

/**
 * What the evenings and the leave add to the demo doctor's appointments: a multiple of 25, so that still exactly 32 % of all
 * are in the clinic (docs/product.md#figures).
 */
const added = { all: 25, offline: 8 } as const;

/** Visits of families and at practices beside the main ones, and two leaves; after everything else, which stays as it was. */
export function planNewerVisits(clinic: DemoClinic, book: AppointmentBook): DemoLeave[] {
  const { practices, ravi, families, herPatients } = clinic;
  const random = seededRandom('newer visits of the demo');
  const patientsOf = new Map(practicesOf(clinic).map(({ doctor, patients }) => [doctor, patients]));
  const evening = practices.find(({ doctor }) => doctor.phone === demoDoctorPhone);
  const of = (field: string) => (one: { doctor: DemoDoctor }) =>
    one.doctor.city === ravi.city && one.doctor.specialization === field && one !== evening;
  const colleague = practices.find(of('Cardiology'));
  const eyeDoctor = clinic.doctors.find((doctor) => of('Ophthalmology')({ doctor }));
  if (!evening || !colleague || !eyeDoctor) throw new Error('The demo clinic lacks a practice');
  const others = practices.filter((practice) => practice !== evening);
  planEvenings(book, others, (doctor) => patientsOf.get(doctor) ?? [], random);

  // Her regulars who have nothing ahead with her.
  const busy = new Set(
    book.appointments
      .filter(({ doctor, startsAt }) => doctor === evening.doctor && startsAt > book.now)
      .map(({ patient }) => patient),
  );
  const isRegular = new Set(
    book.appointments
      .filter(({ doctor, story }) => doctor === evening.doctor && story.status === 'Completed')
      .filter(({ startsAt }) => startsAt < book.now - 40 * 86_400_000)
      .map(({ patient }) => patient),
  );
  const hers = herPatients.filter((one) => one !== ravi && isRegular.has(one) && !busy.has(one));
  const { from, to } = weekOfLeave(book.today);
  planHerEvenings(book, evening, hers.slice(0, 20), {
    count: added.all - visitsOfHerLeave.all,
    offline: added.offline - visitsOfHerLeave.offline,
    isAway: (day) => day >= from && day <= to,
  });
  const leave = planHerLeave(book, evening, colleague, hers.slice(20));

  const { doctors } = clinic;
  planFamilyVisits({ book, doctors, practices }, ravi, families, random);
  const other = planLeaveFromTomorrow(book, eyeDoctor, families.mother, ravi);
  for (const practice of practices) {
    for (let ahead = 0; ahead <= scheduleAheadDays; ahead += 1)
      book.startsOn(practice.doctor, addDays(book.today, ahead), practice);
  }
  return [leave, other];
}
