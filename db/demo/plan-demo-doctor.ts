import { addDays } from '#domain/platform/calendar-days.ts';
import type { AppointmentBook, DemoBooking, PlannedAppointment } from './appointment-book.ts';
import type { HistoryKind } from './appointment-histories.ts';
import type { DemoDoctor } from './make-doctors.ts';
import type { DemoPatient } from './make-people.ts';
import { bookVideoVisit } from './plan-video-visit.ts';
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
  today: { pending: 3, confirmed: 5 },
  coming: { requested: 6, askedToReschedule: 2, pending: 15, confirmed: 8 },
} as const;
const offlineShare = 0.32;

interface Cast {
  readonly book: AppointmentBook;
  readonly doctor: DemoDoctor;
  readonly random: SeededRandom;
}

/** Tries days until one works; the clinic is far from full. */
function bookBetween(
  { book, doctor, random }: Cast,
  patient: DemoPatient,
  kind: HistoryKind,
  [from, to]: readonly [from: number, to: number],
  replaces?: PlannedAppointment,
): PlannedAppointment {
  for (let attempt = 0; attempt < 500; attempt += 1) {
    const day = addDays(book.today, random.between(from, to));
    const booking: DemoBooking = { doctor, patient, day, kind, ...(replaces && { replaces }) };
    const appointment = book.book(booking);
    if (appointment) return appointment;
  }
  throw new Error(`The demo doctor has no free slot from day ${from} to day ${to}`);
}

function daysFromToday(book: AppointmentBook, day: string): number {
  return Math.round((Date.parse(day) - Date.parse(book.today)) / 86_400_000);
}

interface Regulars {
  /** Gets only two visits here, so that the demo patient's history is short. */
  readonly ravi: DemoPatient;
  readonly others: readonly DemoPatient[];
}

function planHistory(cast: Cast, newcomers: readonly DemoPatient[], { ravi, others: regulars }: Regulars) {
  const firstDays = new Map<DemoPatient, number>();
  // New patients have no booking and no visit more than 30 days ago.
  for (const patient of newcomers) bookBetween(cast, patient, 'completed', [-19, -1]);
  for (const patient of regulars) {
    const first = bookBetween(cast, patient, 'completed', [-300, -45]);
    firstDays.set(patient, daysFromToday(cast.book, first.day));
  }
  const dayAfterFirst = (patient: DemoPatient, days: number) => (firstDays.get(patient) ?? -45) + days;
  bookBetween(cast, ravi, 'completed', [-200, -190]);
  bookBetween(cast, ravi, 'completed', [-66, -60]);
  let rescheduled = 0;
  for (let count = newcomers.length + regulars.length + 2; count < dashboardFigures.completed; count += 1) {
    const patient = cast.random.pick(regulars);
    const from = dayAfterFirst(patient, 14);
    if (rescheduled >= dashboardFigures.rescheduled) {
      bookBetween(cast, patient, 'completed', [from, -1]);
      continue;
    }
    rescheduled += 1;
    const moved = bookBetween(cast, patient, 'rescheduled', [from, -6]);
    const movedDay = daysFromToday(cast.book, moved.day);
    bookBetween(cast, patient, 'completed', [movedDay + 1, Math.min(-1, movedDay + 5)], moved);
  }
  for (const [kind, count] of Object.entries(dashboardFigures.past) as [HistoryKind, number][]) {
    for (const patient of cast.random.sample(regulars, count)) {
      bookBetween(cast, patient, kind, [dayAfterFirst(patient, 3), -2]);
    }
  }
}

/** Most of today's visits are upcoming, as far as the time of day allows. */
function planToday(cast: Cast, patients: DemoPatient[], ravi: DemoPatient): void {
  const { book, doctor, random } = cast;
  const taken = bookVideoVisit(book, doctor, ravi);
  const { pending, confirmed } = dashboardFigures.today;
  const others = { pending, confirmed: confirmed - 1 };
  const kinds = Object.entries(others).flatMap(([kind, count]) =>
    Array<HistoryKind>(count).fill(kind as HistoryKind),
  );
  const starts = book.startsOn(doctor, book.today).filter((start) => start !== taken);
  const ahead = starts.filter((start) => book.instantAt(book.today, start) > book.now);
  const begun = starts.filter((start) => !ahead.includes(start));
  const later = random.sample(ahead, begun.length === 0 ? kinds.length : 6);
  const chosen = [...later, ...random.sample(begun, kinds.length - later.length)].sort((a, b) => a - b);
  for (const [index, kind] of kinds.entries()) {
    const patient = patients.pop();
    const start = chosen[index];
    if (!patient || start === undefined) throw new Error('Today is too short for the demo doctor');
    book.book({ doctor, patient, day: book.today, kind, start });
  }
}

function planComingDays(cast: Cast, patients: DemoPatient[], ravi: DemoPatient): void {
  // A video visit soon, so that the demo shows a join button that is not open yet.
  const tomorrow = addDays(cast.book.today, 1);
  cast.book.book({ doctor: cast.doctor, patient: ravi, day: tomorrow, kind: 'pending', start: 630 });
  for (const [kind, count] of Object.entries(dashboardFigures.coming) as [HistoryKind, number][]) {
    for (let index = 0; index < count; index += 1) {
      const patient = patients.pop();
      if (patient) bookBetween(cast, patient, kind, kind === 'requested' ? [1, 6] : [1, 13]);
    }
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
  for (const appointment of appointments) {
    appointment.consultStatus = offline.has(appointment) ? 'Offline' : 'Online';
  }
}

/** All `patients` have visited the demo doctor, including the demo patient. */
export function planDemoDoctor(cast: Cast, patients: readonly DemoPatient[], ravi: DemoPatient): void {
  const others = cast.random.sample(
    patients.filter((patient) => patient !== ravi),
    patients.length,
  );
  const newcomers = others.slice(0, dashboardFigures.newPatients);
  const regulars = others.slice(dashboardFigures.newPatients);
  planHistory(cast, newcomers, { ravi, others: regulars });
  const returning = cast.random.sample(regulars, regulars.length);
  planToday(cast, returning, ravi);
  planComingDays(cast, returning, ravi);
  const hers = cast.book.appointments.filter(({ doctor }) => doctor === cast.doctor);
  const isCompleted = ({ story }: PlannedAppointment) => story.status === 'Completed';
  shareModes(hers.filter(isCompleted), ravi, cast.random);
  shareModes(
    hers.filter((one) => !isCompleted(one)),
    ravi,
    cast.random,
  );
}
