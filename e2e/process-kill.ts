import { addDays } from '#domain/platform/calendar-days.ts';
import { bookSlot, type SignedUp } from '#harness/api-calls.ts';
import { dayAfterRace, type RaceClinic, raceSlots } from './race-clinic.ts';

export const bookingPatients = 6;

export const createBusyDoctor = (clinic: RaceClinic): Promise<SignedUp> =>
  clinic.newDoctor(
    ...Array.from({ length: bookingPatients }, (_, ahead) => addDays(dayAfterRace, 1 + ahead)),
  );

/** Each patient books slots one after the other, on a separate day, until the connection breaks. */
export async function bookUntilDisconnected(
  clinic: RaceClinic,
  doctor: SignedUp,
  acknowledged: Set<string>,
  onBooked: () => void,
): Promise<void> {
  const books = async (patient: SignedUp, index: number) => {
    const date = addDays(dayAfterRace, 1 + index);
    for (const slot of raceSlots) {
      try {
        const answer = await bookSlot(clinic.host(0), patient, doctor.id, date, slot);
        if (answer.status !== 201) return;
        acknowledged.add(`${index} ${date} ${slot}`);
        onBooked();
      } catch {
        return; // no answer: booked or not, the patient does not know
      }
    }
  };
  await Promise.all(clinic.patients.slice(0, bookingPatients).map(books));
}

export async function findStoredBookings(clinic: RaceClinic): Promise<Set<string>> {
  const stored = new Set<string>();
  for (const [index, patient] of clinic.patients.slice(0, bookingPatients).entries()) {
    const answer = await fetch(`${clinic.host(0)}/api/patients/appointments`, {
      headers: { authorization: `Bearer ${patient.token}` },
    });
    const list = (await answer.json()) as { date: string; slot: string }[];
    for (const { date, slot } of list) stored.add(`${index} ${date} ${slot}`);
  }
  return stored;
}
