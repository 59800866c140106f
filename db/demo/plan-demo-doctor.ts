import { addDays } from '#domain/platform/calendar-days.ts';
import type { AppointmentBook, PlannedAppointment } from './appointment-book.ts';
import type { HistoryKind } from './appointment-histories.ts';
import type { DemoPractice } from './make-doctors.ts';
import type { DemoPatient } from './make-people.ts';
import type { SeededRandom } from './seeded-random.ts';

/**
 * The demo doctor's dashboard figures. 475 completed and 125 other appointments make 600; both numbers are
 * multiples of 25, so that 32 % of each, and of all, are whole numbers.
 */
const dashboardFigures = {
  newPatients: 32,
  completed: 475,
  past: { cancelled: 38, rejected: 10, calledOff: 4, incomplete: 11 },
  rescheduled: 22,
  today: ['pending', 'pending', 'pending', 'confirmed', 'confirmed', 'confirmed', 'confirmed'],
  coming: { requested: 6, askedToReschedule: 2, pending: 15, confirmed: 8 },
} as const;
const offlineShare = 0.32;

interface Cast {
  readonly book: AppointmentBook;
  readonly practice: DemoPractice;
  readonly random: SeededRandom;
}

const countKinds = (counts: Readonly<Partial<Record<HistoryKind, number>>>) =>
  Object.entries(counts) as [HistoryKind, number][];

/** Tries days until one works; the clinic is far from full. */
function bookBetween(
  { book, practice, random }: Cast,
  patient: DemoPatient,
  kind: HistoryKind,
  from: number,
  to: number,
  replaces?: PlannedAppointment,
): PlannedAppointment {
  for (let attempt = 0; attempt < 500; attempt += 1) {
    const day = addDays(book.today, random.between(from, to));
    const appointment = book.book({ practice, patient, day, kind, ...(replaces && { replaces }) });
    if (appointment) return appointment;
  }
  throw new Error(`The demo doctor has no free slot from day ${from} to day ${to}`);
}

const daysFromToday = (book: AppointmentBook, { day }: PlannedAppointment) =>
  Math.round((Date.parse(day) - Date.parse(book.today)) / 86_400_000);

/** The demo patient gets only two visits here, so that his history is short. */
function planHistory(
  cast: Cast,
  ravi: DemoPatient,
  newcomers: readonly DemoPatient[],
  regulars: readonly DemoPatient[],
) {
  const { book, random } = cast;
  const { completed, rescheduled, past } = dashboardFigures;
  // New patients have no booking and no visit more than 30 days ago.
  for (const patient of newcomers) bookBetween(cast, patient, 'completed', -19, -1);
  const firstDays = new Map(
    regulars.map((patient) => [
      patient,
      daysFromToday(book, bookBetween(cast, patient, 'completed', -300, -45)),
    ]),
  );
  const dayAfterFirst = (patient: DemoPatient, days: number) => (firstDays.get(patient) ?? -45) + days;
  bookBetween(cast, ravi, 'completed', -200, -190);
  bookBetween(cast, ravi, 'completed', -66, -60);
  const missing = completed - (newcomers.length + regulars.length + 2);
  for (let count = 0; count < missing; count += 1) {
    const patient = random.pick(regulars);
    const from = dayAfterFirst(patient, 14);
    if (count >= rescheduled) {
      bookBetween(cast, patient, 'completed', from, -1);
      continue;
    }
    const moved = bookBetween(cast, patient, 'rescheduled', from, -6);
    const movedDay = daysFromToday(book, moved);
    bookBetween(cast, patient, 'completed', movedDay + 1, Math.min(-1, movedDay + 5), moved);
  }
  for (const [kind, count] of countKinds(past)) {
    for (const patient of random.sample(regulars, count))
      bookBetween(cast, patient, kind, dayAfterFirst(patient, 3), -2);
  }
}

/**
 * A video visit that has just begun, so that every new demo has an open room: at most 45 minutes ago, so that it stays
 * open for at least half an hour. Outside the doctor's hours it uses no published slot. Returns its start in minutes
 * from midnight.
 */
export function bookVideoVisit(book: AppointmentBook, practice: DemoPractice, patient: DemoPatient): number {
  const { today } = book;
  const now = Math.floor((book.now - book.instantAt(today, 0)) / 60_000);
  const published = book.startsOn(practice, today).findLast((start) => start <= now);
  const start = published !== undefined && now < published + 45 ? published : now - (now % 15);
  book.book({ practice, patient, day: today, kind: 'confirmed', start, consultStatus: 'Online' });
  return start;
}

/** Most of today's visits are upcoming, as far as the time of day allows. */
function planToday({ book, practice, random }: Cast, patients: DemoPatient[], ravi: DemoPatient): void {
  const { today, now } = book;
  const taken = bookVideoVisit(book, practice, ravi);
  const kinds = dashboardFigures.today;
  const starts = book.startsOn(practice, today).filter((start) => start !== taken);
  const ahead = starts.filter((start) => book.instantAt(today, start) > now);
  const begun = starts.filter((start) => !ahead.includes(start));
  const later = random.sample(ahead, begun.length === 0 ? kinds.length : 6);
  const chosen = [...later, ...random.sample(begun, kinds.length - later.length)].sort((a, b) => a - b);
  for (const [index, kind] of kinds.entries()) {
    const patient = patients.pop();
    const start = chosen[index];
    if (!patient || start === undefined) throw new Error('Today is too short for the demo doctor');
    book.book({ practice, patient, day: today, kind, start });
  }
}

function planComingDays(cast: Cast, patients: DemoPatient[], ravi: DemoPatient): void {
  const { book, practice } = cast;
  // A video visit soon, so that the demo shows a join button that is not open yet.
  book.book({ practice, patient: ravi, day: addDays(book.today, 1), kind: 'pending', start: 630 });
  for (const [kind, count] of countKinds(dashboardFigures.coming)) {
    for (const patient of patients.splice(-count).reverse())
      bookBetween(cast, patient, kind, 1, kind === 'requested' ? 6 : 13);
  }
}

/** Exactly 32 % of the appointments are at the clinic; the demo patient's next visits are by video. */
function shareModes(
  appointments: readonly PlannedAppointment[],
  ravi: DemoPatient,
  random: SeededRandom,
): void {
  const isFixed = ({ patient, story }: PlannedAppointment) =>
    patient === ravi && (story.status === 'Pending' || story.status === 'Confirmed');
  const rest = appointments.filter((one) => !isFixed(one));
  const offline = new Set(random.sample(rest, Math.round(appointments.length * offlineShare)));
  for (const appointment of appointments)
    appointment.consultStatus = offline.has(appointment) ? 'Offline' : 'Online';
}

/** All `patients` have visited the demo doctor, including the demo patient. */
export function planDemoDoctor(cast: Cast, patients: readonly DemoPatient[], ravi: DemoPatient): void {
  const { book, practice, random } = cast;
  const others = random.sample(
    patients.filter((patient) => patient !== ravi),
    patients.length,
  );
  const regulars = others.slice(dashboardFigures.newPatients);
  planHistory(cast, ravi, others.slice(0, dashboardFigures.newPatients), regulars);
  const returning = random.sample(regulars, regulars.length);
  planToday(cast, returning, ravi);
  planComingDays(cast, returning, ravi);
  const hers = book.appointments.filter((one) => one.practice === practice);
  const { true: completed = [], false: rest = [] } = Object.groupBy(hers, ({ story }) =>
    String(story.status === 'Completed'),
  );
  shareModes(completed, ravi, random);
  shareModes(rest, ravi, random);
}
