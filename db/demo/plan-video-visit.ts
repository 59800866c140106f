import type { AppointmentBook } from './appointment-book.ts';
import type { DemoDoctor } from './make-doctors.ts';
import type { DemoPatient } from './make-people.ts';

const minute = 60_000;

/** So long after its start at most, so that its room stays open for half an hour at least. Minutes. */
const freshFor = 45;

/**
 * A video visit that has just begun, so that there is a room to enter whenever the demo is loaded. Outside of the
 * doctor's hours it lies on no published slot: whoever tries HAMS in the evening wants to see a call as well. Returns
 * its start, in minutes from midnight.
 */
export function bookVideoVisit(book: AppointmentBook, doctor: DemoDoctor, patient: DemoPatient): number {
  const now = Math.floor((book.now - book.instantAt(book.today, 0)) / minute);
  const published = book.startsOn(doctor, book.today).findLast((start) => start <= now);
  const start = published !== undefined && now < published + freshFor ? published : now - (now % 15);
  book.book({ doctor, patient, day: book.today, kind: 'confirmed', start, consultStatus: 'Online' });
  return start;
}
