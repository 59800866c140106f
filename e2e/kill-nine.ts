import { addDays } from '#domain/platform/calendar-days.ts';
import { book, type SignedUp } from '#harness/callers.ts';
import { dayAfter, type RaceClinic, slots } from './race-clinic.ts';

/** How many patients book meanwhile. */
export const bookers = 6;

/** A doctor with a free day for each of them. */
export const busyDoctor = (clinic: RaceClinic): Promise<SignedUp> =>
  clinic.newDoctor(...Array.from({ length: bookers }, (_, ahead) => addDays(dayAfter, 1 + ahead)));

/** Patients book slots one after the other, each on a day of their own, until the connection breaks. */
export async function bookUntilItBreaks(
  clinic: RaceClinic,
  doctor: SignedUp,
  acknowledged: Set<string>,
  onBooked: () => void,
): Promise<void> {
  const books = async (patient: SignedUp, index: number) => {
    const date = addDays(dayAfter, 1 + index);
    for (const slot of slots) {
      try {
        const answer = await book(clinic.host(0), patient, doctor.id, date, slot);
        if (answer.status !== 201) return;
        acknowledged.add(`${index} ${date} ${slot}`);
        onBooked();
      } catch {
        return; // no answer: booked or not, nobody was told
      }
    }
  };
  await Promise.all(clinic.patients.slice(0, bookers).map(books));
}

export async function storedBookings(clinic: RaceClinic): Promise<Set<string>> {
  const stored = new Set<string>();
  for (const [index, patient] of clinic.patients.slice(0, bookers).entries()) {
    const answer = await fetch(`${clinic.host(0)}/api/patients/appointments`, {
      headers: { authorization: `Bearer ${patient.token}` },
    });
    const list = (await answer.json()) as { date: string; slot: string }[];
    for (const { date, slot } of list) stored.add(`${index} ${date} ${slot}`);
  }
  return stored;
}
