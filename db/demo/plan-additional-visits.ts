import { addDays } from '#domain/platform/calendar-days.ts';
import { scheduleAheadDays } from '#domain/scheduling/weekly-schedule.ts';
import type { AppointmentBook } from './appointment-book.ts';
import type { DemoClinic } from './invent-clinic.ts';
import type { DemoDoctor } from './make-doctors.ts';
import { planDemoDoctorEvenings, planEvenings } from './plan-evenings.ts';
import { planFamilyVisits } from './plan-family-visits.ts';
import {
  type DemoLeave,
  findLeaveWeek,
  leaveVisitCounts,
  planDemoDoctorLeave,
  planLeaveFromTomorrow,
} from './plan-leaves.ts';
import { listPractices } from './plan-main-visits.ts';
import { demoDoctorPhone } from './published-week.ts';
import { createSeededRandom } from './seeded-random.ts';

/**
 * The appointments that evenings and the leave add for the demo doctor: a multiple of 25, so that exactly 32
 * % of all are still in the clinic.
 */
const addedVisitCounts = { all: 25, offline: 8 } as const;

/**
 * Family visits, visits at additional practices, and two leaves. Planned last, so that everything planned
 * before is unchanged.
 */
export function planAdditionalVisits(clinic: DemoClinic, book: AppointmentBook): DemoLeave[] {
  const { practices, ravi, families, herPatients } = clinic;
  const random = createSeededRandom('newer visits of the demo');
  const patientsByDoctor = new Map(listPractices(clinic).map(({ doctor, patients }) => [doctor, patients]));
  const evening = practices.find(({ doctor }) => doctor.phone === demoDoctorPhone);
  const hasField = (field: string) => (one: { doctor: DemoDoctor }) =>
    one.doctor.city === ravi.city && one.doctor.specialization === field && one !== evening;
  const colleague = practices.find(hasField('Cardiology'));
  const eyeDoctor = clinic.doctors.find((doctor) => hasField('Ophthalmology')({ doctor }));
  if (!evening || !colleague || !eyeDoctor) throw new Error('The demo clinic lacks a practice');
  const others = practices.filter((practice) => practice !== evening);
  planEvenings(book, others, (doctor) => patientsByDoctor.get(doctor) ?? [], random);

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
  const { from, to } = findLeaveWeek(book.today);
  planDemoDoctorEvenings(book, evening, hers.slice(0, 20), {
    count: addedVisitCounts.all - leaveVisitCounts.all,
    offline: addedVisitCounts.offline - leaveVisitCounts.offline,
    isAway: (day) => day >= from && day <= to,
  });
  const leave = planDemoDoctorLeave(book, evening, colleague, hers.slice(20));

  const { doctors } = clinic;
  planFamilyVisits({ book, doctors, practices }, ravi, families, random);
  const other = planLeaveFromTomorrow(book, eyeDoctor, families.mother, ravi);
  for (const practice of practices) {
    for (let ahead = 0; ahead <= scheduleAheadDays; ahead += 1)
      book.startsOn(practice.doctor, addDays(book.today, ahead), practice);
  }
  return [leave, other];
}
