import type { AppointmentBook } from './appointment-book.ts';
import type { DemoDoctor } from './make-doctors.ts';
import type { DemoPatient } from './make-people.ts';

const minute = 60_000;

/** Starts at most this many minutes ago, so that the room stays open for at least half an hour. */
const maxMinutesSinceStart = 45;

/**
 * A video visit that has just begun, so that every new demo has an open room. Outside the doctor's hours it
 * uses no published slot. Returns its start in minutes from midnight.
 */
export function bookVideoVisit(book: AppointmentBook, doctor: DemoDoctor, patient: DemoPatient): number {
  const now = Math.floor((book.now - book.instantAt(book.today, 0)) / minute);
  const published = book.startsOn(doctor, book.today).findLast((start) => start <= now);
  const start =
    published !== undefined && now < published + maxMinutesSinceStart ? published : now - (now % 15);
  book.book({ doctor, patient, day: book.today, kind: 'confirmed', start, consultStatus: 'Online' });
  return start;
}
